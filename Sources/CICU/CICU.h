// The part of ICU's C API that Kalends uses, as functions that Swift can call.
//
// ICU renames each of its functions by a macro (`ucal_open` is the symbol `ucal_open_72`), and Swift
// does not see macros. Each wrapper here carries ICU's own name behind `icu_` and takes ICU's own
// arguments, so that ICU's documentation holds for it. Nothing newer than ICU 70 is used.

#ifndef CICU_H
#define CICU_H

#include "calendars.h"
#include "collation.h"
#include "formats.h"
#include "locales.h"
#include "ranges.h"
#include "resources.h"

#endif
