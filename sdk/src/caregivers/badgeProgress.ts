import { backgroundStepsToDo } from '../screening/catalogue.js'

/** What the ways to the badges depend on. Counts are of the caregiver's own records. */
export interface BadgeFacts {
  readonly phone: 'none' | 'given' | 'verified'
  /** Steps of the background check that are done; 'passed' once it is complete. */
  readonly background: number | 'passed'
  /** Who was named, and who of them spoke with us. */
  readonly references: { readonly named: number; readonly answered: number }
  readonly licenses: { readonly all: number; readonly numbered: number }
  readonly screening: 'none' | 'begun' | 'submitted'
}

/** How many former employers speak for a caregiver before the badge is given. */
export const referencesNeeded = 2

/**
 * How far a caregiver is on the way to a badge, in percent: what is the caregiver's own to do, never more than 99, since
 * the last step is ours to confirm. Phone, background check and references are confirmed by what happened. A badge whose
 * code is unknown here has not begun.
 */
export function badgeProgress(code: string, facts: BadgeFacts): number {
  const way = Object.hasOwn(ways, code) ? ways[code]?.(facts) : undefined
  return way === undefined ? 0 : Math.round(Math.min(1, way) * 100)
}

/** Badges that are earned by what happened, without anybody's judgement. */
export function isEarned(code: string, facts: BadgeFacts): boolean {
  return byWhatHappened.some((one) => one === code) && badgeProgress(code, facts) === 100
}

/** Whether a badge goes once it is no longer earned: what was said about a caregiver stays said. */
export function goesWhenLost(code: string): boolean {
  return code === 'phone' || code === 'background'
}

const byWhatHappened = ['phone', 'background', 'references'] as const

const almost = (part: number): number => Math.min(1, part) * 0.99

const ways: Readonly<Record<string, (facts: BadgeFacts) => number>> = {
  phone: ({ phone }) => ({ none: 0, given: 0.5, verified: 1 })[phone],
  background: ({ background }) =>
    background === 'passed' ? 1 : almost(background / backgroundStepsToDo.length),
  references: ({ references: { named, answered } }) =>
    answered >= referencesNeeded ? 1 : almost(named / referencesNeeded),
  interview: ({ screening }) => almost({ none: 0, begun: 0.5, submitted: 1 }[screening]),
  credentials: ({ licenses: { all, numbered } }) => almost(all === 0 ? 0 : numbered === all ? 1 : 0.5),
}
