// The part of ncurses that the terminal picker draws with, as functions that Swift can call.
//
// Swift sees neither macros nor, safely, global variables such as `stdscr`. Each wrapper here carries
// ncurses' own name behind `nc_`, so that its manual holds. Wide characters are the point of
// ncursesw: one cell may hold a character of two columns with the marks that combine with it.

#ifndef CNCURSES_H
#define CNCURSES_H

#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <term.h>

// Renditions of a cell, to be joined with `|`.
static inline attr_t nc_A_DIM(void) { return A_DIM; }
static inline attr_t nc_A_BOLD(void) { return A_BOLD; }
static inline attr_t nc_A_REVERSE(void) { return A_REVERSE; }
static inline attr_t nc_A_UNDERLINE(void) { return A_UNDERLINE; }

// Starts drawing on a terminal: keys come one by one and unseen, function keys as one code each,
// nothing is moved by inserting or scrolling. NULL when the terminal cannot be drawn on.
static inline SCREEN *nc_newterm(FILE *output, FILE *input) {
  SCREEN *screen = newterm(NULL, output, input);
  if (screen == NULL) return NULL;
  if (tigetstr("cup") == NULL || tigetstr("cup") == (char *)-1) {
    endwin();
    delscreen(screen);
    return NULL;
  }
  set_escdelay(50);
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  idcok(stdscr, FALSE);
  idlok(stdscr, FALSE);
  return screen;
}

static inline int nc_rows(void) { return getmaxy(stdscr); }
static inline int nc_columns(void) { return getmaxx(stdscr); }

// Writes a text that ends with a zero. ERR is no error in the last cell of the screen, behind which
// there is no place for the cursor.
static inline int nc_mvaddwstr(int row, int column, const wchar_t *text, attr_t attributes) {
  attr_set(attributes, 0, NULL);
  return mvaddwstr(row, column, text);
}

static inline int nc_move(int row, int column) { return move(row, column); }
static inline int nc_refresh(void) { return refresh(); }
static inline int nc_erase(void) { return erase(); }
static inline int nc_redrawwin(void) { return redrawwin(stdscr); }

// Waits for a key: KEY_CODE_YES with a code, OK with a character, or ERR.
static inline int nc_get_wch(wint_t *key) { return wget_wch(stdscr, key); }

// Whether a key is there already; `nc_get_wch` waits again afterwards.
static inline int nc_get_wch_now(wint_t *key) {
  nodelay(stdscr, TRUE);
  int kind = wget_wch(stdscr, key);
  nodelay(stdscr, FALSE);
  return kind;
}

// Makes the C library write UTF-8, also where the process has a locale of ASCII only.
static inline void nc_set_utf8(void) {
  setlocale(LC_CTYPE, "");
  const char *codeset = nl_langinfo(CODESET);
  if (codeset[0] != 'U' && codeset[0] != 'u') setlocale(LC_CTYPE, "C.UTF-8");
}

#endif
