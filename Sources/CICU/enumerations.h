// ICU's headers, with names of their own for its enumerations.
//
// Foundation carries another version of ICU, in a module of its own, with the same C types. A program
// that imports both would have two definitions of each enumeration, and the compiler refuses that when
// they differ. So while ICU's headers are read each enumeration gets another name, and afterwards
// ICU's name is an alias for it: whoever writes `UErrorCode` means the one of the linked ICU.

#ifndef CICU_ENUMERATIONS_H
#define CICU_ENUMERATIONS_H

#define UBidiPairedBracketType CICU_UBidiPairedBracketType
#define UBlockCode CICU_UBlockCode
#define UCPMapRangeOption CICU_UCPMapRangeOption
#define UCalendarAMPMs CICU_UCalendarAMPMs
#define UCalendarAttribute CICU_UCalendarAttribute
#define UCalendarDateFields CICU_UCalendarDateFields
#define UCalendarDaysOfWeek CICU_UCalendarDaysOfWeek
#define UCalendarDisplayNameType CICU_UCalendarDisplayNameType
#define UCalendarLimitType CICU_UCalendarLimitType
#define UCalendarMonths CICU_UCalendarMonths
#define UCalendarType CICU_UCalendarType
#define UCalendarWallTimeOption CICU_UCalendarWallTimeOption
#define UCalendarWeekdayType CICU_UCalendarWeekdayType
#define UCharCategory CICU_UCharCategory
#define UCharDirection CICU_UCharDirection
#define UCharIteratorOrigin CICU_UCharIteratorOrigin
#define UCharNameChoice CICU_UCharNameChoice
#define UColAttribute CICU_UColAttribute
#define UColAttributeValue CICU_UColAttributeValue
#define UColBoundMode CICU_UColBoundMode
#define UColReorderCode CICU_UColReorderCode
#define UColRuleOption CICU_UColRuleOption
#define UCollationResult CICU_UCollationResult
#define UCurrCurrencyType CICU_UCurrCurrencyType
#define UCurrNameStyle CICU_UCurrNameStyle
#define UCurrencySpacing CICU_UCurrencySpacing
#define UCurrencyUsage CICU_UCurrencyUsage
#define UDateFormatBooleanAttribute CICU_UDateFormatBooleanAttribute
#define UDateFormatField CICU_UDateFormatField
#define UDateFormatHourCycle CICU_UDateFormatHourCycle
#define UDateFormatStyle CICU_UDateFormatStyle
#define UDateFormatSymbolType CICU_UDateFormatSymbolType
#define UDateTimePGDisplayWidth CICU_UDateTimePGDisplayWidth
#define UDateTimePatternConflict CICU_UDateTimePatternConflict
#define UDateTimePatternField CICU_UDateTimePatternField
#define UDateTimePatternMatchOptions CICU_UDateTimePatternMatchOptions
#define UDecompositionType CICU_UDecompositionType
#define UDisplayContext CICU_UDisplayContext
#define UDisplayContextType CICU_UDisplayContextType
#define UEastAsianWidth CICU_UEastAsianWidth
#define UErrorCode CICU_UErrorCode
#define UFormattableType CICU_UFormattableType
#define UFieldCategory CICU_UFieldCategory
#define UGraphemeClusterBreak CICU_UGraphemeClusterBreak
#define UHangulSyllableType CICU_UHangulSyllableType
#define UIndicPositionalCategory CICU_UIndicPositionalCategory
#define UIndicSyllabicCategory CICU_UIndicSyllabicCategory
#define UJoiningGroup CICU_UJoiningGroup
#define UJoiningType CICU_UJoiningType
#define ULineBreak CICU_ULineBreak
#define UListFormatterField CICU_UListFormatterField
#define UListFormatterType CICU_UListFormatterType
#define UListFormatterWidth CICU_UListFormatterWidth
#define ULocAvailableType CICU_ULocAvailableType
#define ULocaleDataDelimiterType CICU_ULocaleDataDelimiterType
#define ULocaleDataExemplarSetType CICU_ULocaleDataExemplarSetType
#define UMeasurementSystem CICU_UMeasurementSystem
#define UNormalization2Mode CICU_UNormalization2Mode
#define UNormalizationCheckResult CICU_UNormalizationCheckResult
#define UNormalizationMode CICU_UNormalizationMode
#define UNumberCompactStyle CICU_UNumberCompactStyle
#define UNumberFormatAttribute CICU_UNumberFormatAttribute
#define UNumberFormatAttributeValue CICU_UNumberFormatAttributeValue
#define UNumberFormatFields CICU_UNumberFormatFields
#define UNumberFormatMinimumGroupingDigits CICU_UNumberFormatMinimumGroupingDigits
#define UNumberFormatPadPosition CICU_UNumberFormatPadPosition
#define UNumberFormatRoundingMode CICU_UNumberFormatRoundingMode
#define UNumberFormatStyle CICU_UNumberFormatStyle
#define UNumberFormatSymbol CICU_UNumberFormatSymbol
#define UNumberFormatTextAttribute CICU_UNumberFormatTextAttribute
#define UNumericType CICU_UNumericType
#define UProperty CICU_UProperty
#define UPropertyNameChoice CICU_UPropertyNameChoice
#define URegionType CICU_URegionType
#define UScriptCode CICU_UScriptCode
#define UScriptUsage CICU_UScriptUsage
#define USentenceBreak CICU_USentenceBreak
#define USetSpanCondition CICU_USetSpanCondition
#define USystemTimeZoneType CICU_USystemTimeZoneType
#define UTimeZoneLocalOption CICU_UTimeZoneLocalOption
#define UTimeZoneTransitionType CICU_UTimeZoneTransitionType
#define UTransDirection CICU_UTransDirection
#define UVerticalOrientation CICU_UVerticalOrientation
#define UWordBreakValues CICU_UWordBreakValues

#include <unicode/udateintervalformat.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>
#include <unicode/ucal.h>
#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/uenum.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/utrans.h>
#include <unicode/uversion.h>

#undef UBidiPairedBracketType
#undef UBlockCode
#undef UCPMapRangeOption
#undef UCalendarAMPMs
#undef UCalendarAttribute
#undef UCalendarDateFields
#undef UCalendarDaysOfWeek
#undef UCalendarDisplayNameType
#undef UCalendarLimitType
#undef UCalendarMonths
#undef UCalendarType
#undef UCalendarWallTimeOption
#undef UCalendarWeekdayType
#undef UCharCategory
#undef UCharDirection
#undef UCharIteratorOrigin
#undef UCharNameChoice
#undef UColAttribute
#undef UColAttributeValue
#undef UColBoundMode
#undef UColReorderCode
#undef UColRuleOption
#undef UCollationResult
#undef UCurrCurrencyType
#undef UCurrNameStyle
#undef UCurrencySpacing
#undef UCurrencyUsage
#undef UDateFormatBooleanAttribute
#undef UDateFormatField
#undef UDateFormatHourCycle
#undef UDateFormatStyle
#undef UDateFormatSymbolType
#undef UDateTimePGDisplayWidth
#undef UDateTimePatternConflict
#undef UDateTimePatternField
#undef UDateTimePatternMatchOptions
#undef UDecompositionType
#undef UDisplayContext
#undef UDisplayContextType
#undef UEastAsianWidth
#undef UErrorCode
#undef UFormattableType
#undef UFieldCategory
#undef UGraphemeClusterBreak
#undef UHangulSyllableType
#undef UIndicPositionalCategory
#undef UIndicSyllabicCategory
#undef UJoiningGroup
#undef UJoiningType
#undef ULineBreak
#undef UListFormatterField
#undef UListFormatterType
#undef UListFormatterWidth
#undef ULocAvailableType
#undef ULocaleDataDelimiterType
#undef ULocaleDataExemplarSetType
#undef UMeasurementSystem
#undef UNormalization2Mode
#undef UNormalizationCheckResult
#undef UNormalizationMode
#undef UNumberCompactStyle
#undef UNumberFormatAttribute
#undef UNumberFormatAttributeValue
#undef UNumberFormatFields
#undef UNumberFormatMinimumGroupingDigits
#undef UNumberFormatPadPosition
#undef UNumberFormatRoundingMode
#undef UNumberFormatStyle
#undef UNumberFormatSymbol
#undef UNumberFormatTextAttribute
#undef UNumericType
#undef UProperty
#undef UPropertyNameChoice
#undef URegionType
#undef UScriptCode
#undef UScriptUsage
#undef USentenceBreak
#undef USetSpanCondition
#undef USystemTimeZoneType
#undef UTimeZoneLocalOption
#undef UTimeZoneTransitionType
#undef UTransDirection
#undef UVerticalOrientation
#undef UWordBreakValues

typedef enum CICU_UBidiPairedBracketType UBidiPairedBracketType;
typedef enum CICU_UBlockCode UBlockCode;
typedef enum CICU_UCPMapRangeOption UCPMapRangeOption;
typedef enum CICU_UCalendarAMPMs UCalendarAMPMs;
typedef enum CICU_UCalendarAttribute UCalendarAttribute;
typedef enum CICU_UCalendarDateFields UCalendarDateFields;
typedef enum CICU_UCalendarDaysOfWeek UCalendarDaysOfWeek;
typedef enum CICU_UCalendarDisplayNameType UCalendarDisplayNameType;
typedef enum CICU_UCalendarLimitType UCalendarLimitType;
typedef enum CICU_UCalendarMonths UCalendarMonths;
typedef enum CICU_UCalendarType UCalendarType;
typedef enum CICU_UCalendarWallTimeOption UCalendarWallTimeOption;
typedef enum CICU_UCalendarWeekdayType UCalendarWeekdayType;
typedef enum CICU_UCharCategory UCharCategory;
typedef enum CICU_UCharDirection UCharDirection;
typedef enum CICU_UCharIteratorOrigin UCharIteratorOrigin;
typedef enum CICU_UCharNameChoice UCharNameChoice;
typedef enum CICU_UCurrCurrencyType UCurrCurrencyType;
typedef enum CICU_UCurrNameStyle UCurrNameStyle;
typedef enum CICU_UCurrencySpacing UCurrencySpacing;
typedef enum CICU_UCurrencyUsage UCurrencyUsage;
typedef enum CICU_UDateFormatBooleanAttribute UDateFormatBooleanAttribute;
typedef enum CICU_UDateFormatField UDateFormatField;
typedef enum CICU_UDateFormatHourCycle UDateFormatHourCycle;
typedef enum CICU_UDateFormatStyle UDateFormatStyle;
typedef enum CICU_UDateFormatSymbolType UDateFormatSymbolType;
typedef enum CICU_UDateTimePGDisplayWidth UDateTimePGDisplayWidth;
typedef enum CICU_UDateTimePatternConflict UDateTimePatternConflict;
typedef enum CICU_UDateTimePatternField UDateTimePatternField;
typedef enum CICU_UDateTimePatternMatchOptions UDateTimePatternMatchOptions;
typedef enum CICU_UDecompositionType UDecompositionType;
typedef enum CICU_UDisplayContext UDisplayContext;
typedef enum CICU_UDisplayContextType UDisplayContextType;
typedef enum CICU_UEastAsianWidth UEastAsianWidth;
typedef enum CICU_UErrorCode UErrorCode;
typedef enum CICU_UFormattableType UFormattableType;
typedef enum CICU_UFieldCategory UFieldCategory;
typedef enum CICU_UGraphemeClusterBreak UGraphemeClusterBreak;
typedef enum CICU_UHangulSyllableType UHangulSyllableType;
typedef enum CICU_UIndicPositionalCategory UIndicPositionalCategory;
typedef enum CICU_UIndicSyllabicCategory UIndicSyllabicCategory;
typedef enum CICU_UJoiningGroup UJoiningGroup;
typedef enum CICU_UJoiningType UJoiningType;
typedef enum CICU_ULineBreak ULineBreak;
typedef enum CICU_UListFormatterField UListFormatterField;
typedef enum CICU_UListFormatterType UListFormatterType;
typedef enum CICU_UListFormatterWidth UListFormatterWidth;
typedef enum CICU_ULocAvailableType ULocAvailableType;
typedef enum CICU_ULocaleDataDelimiterType ULocaleDataDelimiterType;
typedef enum CICU_ULocaleDataExemplarSetType ULocaleDataExemplarSetType;
typedef enum CICU_UMeasurementSystem UMeasurementSystem;
typedef enum CICU_UNumberCompactStyle UNumberCompactStyle;
typedef enum CICU_UNumberFormatAttribute UNumberFormatAttribute;
typedef enum CICU_UNumberFormatAttributeValue UNumberFormatAttributeValue;
typedef enum CICU_UNumberFormatFields UNumberFormatFields;
typedef enum CICU_UNumberFormatMinimumGroupingDigits UNumberFormatMinimumGroupingDigits;
typedef enum CICU_UNumberFormatPadPosition UNumberFormatPadPosition;
typedef enum CICU_UNumberFormatRoundingMode UNumberFormatRoundingMode;
typedef enum CICU_UNumberFormatStyle UNumberFormatStyle;
typedef enum CICU_UNumberFormatSymbol UNumberFormatSymbol;
typedef enum CICU_UNumberFormatTextAttribute UNumberFormatTextAttribute;
typedef enum CICU_UNumericType UNumericType;
typedef enum CICU_UProperty UProperty;
typedef enum CICU_UPropertyNameChoice UPropertyNameChoice;
typedef enum CICU_URegionType URegionType;
typedef enum CICU_UScriptCode UScriptCode;
typedef enum CICU_UScriptUsage UScriptUsage;
typedef enum CICU_USentenceBreak USentenceBreak;
typedef enum CICU_USetSpanCondition USetSpanCondition;
typedef enum CICU_USystemTimeZoneType USystemTimeZoneType;
typedef enum CICU_UTimeZoneLocalOption UTimeZoneLocalOption;
typedef enum CICU_UTimeZoneTransitionType UTimeZoneTransitionType;
typedef enum CICU_UVerticalOrientation UVerticalOrientation;
typedef enum CICU_UWordBreakValues UWordBreakValues;

#endif
