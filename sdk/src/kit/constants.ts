/** How a toast comes and goes, in milliseconds. Errors stay until dismissed. */
export const toastTimes = { showDelayMs: 5, visibleMs: 3000, clearAfterHideMs: 500 } as const

/** Phone numbers as typed, sent and shown. */
export const phoneFormat = {
  /** Digits of a number without its country code. */
  digits: 10,
  /** The only country code a number may carry. */
  countryCode: '1',
  /** Characters a person may type; a paste is reduced to its digits first and is never cut. */
  inputMaxLength: 13,
  /** How ten digits are shown. */
  display10: '(xxx) xxx-xxxx',
  /** How eleven digits are shown. */
  display11: 'x-xxx-xxx-xxxx',
} as const

/** Date formats by where they are used. */
export const dateFormats = { api: 'YYYY-MM-DD', form: 'MM/DD/YYYY', document: 'M/D/YYYY' } as const

/** The zone in which expiry dates and, by default, care plans are read. */
export const pacificTimeZone = 'America/Los_Angeles'

/** Money is held in integer cents and shown with two decimals. */
export const centsPerDollar = 100
/** Decimals of dollars as shown. */
export const moneyDecimals = 2

/** Time of day is counted in minutes. */
export const minutesPerHour = 60
/** Minutes of a day without a change of clocks. */
export const minutesPerDay = 1440
/** Milliseconds of a day without a change of clocks. */
export const dayMs = 86_400_000

/** 20 MB in the documents means twenty of these. */
export const bytesPerMegabyte = 1_048_576

/** A search is sent this long after the last key. */
export const autocompleteDebounceMs = 300

/** A lazy screen: a retry and a message after a while, an error at the hard limit. */
export const lazyLoadTimes = { messageAfterMs: 8_000, timeoutMs: 120_000 } as const

/** A cookie set without a lifetime of its own. */
export const cookieLifetimeDays = 365

/** By so many characters of a name at least people are looked for: fewer would find nearly everybody. */
export const fewestSearchCharacters = 3

/** No page of any list is longer; the server clamps what is asked for. */
export const maxPageSize = 100

/** The error reporter: what it takes, where it runs and how much it sends in one page load. */
export const reporterLevels = ['info', 'warning', 'error'] as const
export type ReporterLevel = (typeof reporterLevels)[number]
/** How the error reporter works where nothing else is said. */
export const reporterDefaults = {
  level: 'error',
  environments: ['production', 'staging'],
  eventCap: 80,
} as const satisfies { level: ReporterLevel; environments: readonly string[]; eventCap: number }

/** What an answer says of itself in `status`. */
export const responseStatuses = ['success', 'fail'] as const
export type ResponseStatus = (typeof responseStatuses)[number]
