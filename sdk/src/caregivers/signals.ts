/*
 * What is told of a caregiver besides what they say of themselves, each from what has happened: how soon they answer, how
 * many families hired them again, and in what days they were here last. What is not known, or of too few, is not told.
 */

/**
 * From how many it is told, and of what: `replies` of the families who wrote first in the last `days` days, no more than the
 * latest `conversations`; `families` who hired again. `replyHours` are the times that are told, in hours.
 */
export const signalLimits = {
  days: 90,
  replies: 3,
  conversations: 50,
  families: 2,
  replyHours: [1, 4, 12, 24, 48],
} as const

/** A family that wrote first, and when the caregiver answered; null while they have not. In milliseconds since 1970. */
export interface FirstWord {
  readonly asked: number
  readonly answered: number | null
}

/**
 * Within how many hours at least half of the families had their first answer, of those that are told; null where it takes
 * longer, or where fewer than `signalLimits.replies` count. A family that waits still counts once the longest of these times
 * is over.
 */
export function replyHours(words: readonly FirstWord[], now: number): number | null {
  const { replyHours: told, replies } = signalLimits
  const longest = told[told.length - 1]! * hourMs
  const waits = words
    .filter(({ asked, answered }) => answered !== null || now - asked >= longest)
    .map(({ asked, answered }) => (answered === null ? Infinity : Math.max(0, answered - asked)))
    .toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  if (waits.length < replies) return null
  const half = waits[Math.ceil(waits.length / 2) - 1]!
  return told.find((hours) => half <= hours * hourMs) ?? null
}

/** How many families hired the caregiver more than once, of the family of each hire; null below `signalLimits.families`. */
export function familiesReturned(hires: readonly number[]): number | null {
  const again = new Set(hires.filter((family, index) => hires.indexOf(family) !== index))
  return again.size < signalLimits.families ? null : again.size
}

/** When somebody was here last, said no more closely than that; null where it is longer ago. Days are YYYY-MM-DD. */
export function activeWithin(lastActive: string, today: string): 'today' | 'week' | 'month' | null {
  const days = (Date.parse(today) - Date.parse(lastActive)) / (24 * hourMs)
  if (Number.isNaN(days)) return null
  return days < 1 ? 'today' : days < 7 ? 'week' : days < 30 ? 'month' : null
}

const hourMs = 3_600_000
