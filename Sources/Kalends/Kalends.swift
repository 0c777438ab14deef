@_exported public import KalendsCore
@_exported public import KalendsICU
@_exported public import KalendsPickers
@_exported public import KalendsSystem
@_exported public import Locales
