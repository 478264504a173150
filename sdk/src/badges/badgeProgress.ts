import { entryOf, isRecord, numberOf } from '../kit/shape.js'
import { backgroundStepsToDo } from '../vocabulary/screening/catalogue.js'

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

/** How many references speak for a caregiver before the badge is given. */
export const referencesNeeded = 2

/** Percent of the way to a badge that are the caregiver's own; the rest is ours to confirm. */
export const ownBadgePercent = 99

/**
 * How far a caregiver is on the way to a badge, in percent: what is the caregiver's own to do, never more than 99, since
 * the last step is ours to confirm. Phone, background check and references are confirmed by what happened. A badge whose
 * code is unknown here has not begun, nor has one of which the facts cannot be read.
 */
export function badgeProgress(code: string, facts: BadgeFacts): number {
  const part = isRecord(facts) ? (entryOf(ways, code)?.(facts) ?? 0) : 0
  return part > 0 ? Math.round(part * 100) : 0
}

/** Whether a badge is earned by what happened, without anybody's judgement. */
export function isEarned(code: string, facts: BadgeFacts): boolean {
  return badgeProgress(code, facts) === 100
}

/** Whether a badge goes once it is no longer earned: what was said about a caregiver stays said. */
export function goesWhenLost(code: string): boolean {
  return code === 'phone' || code === 'background'
}

/** Ways in parts of 1. Those that somebody confirms end before it. */
const ways: Readonly<Record<string, (facts: BadgeFacts) => number>> = {
  phone: ({ phone }) => entryOf({ given: 0.5, verified: 1 }, phone) ?? 0,
  background: ({ background }) =>
    background === 'passed' ? 1 : almost(count(background) / backgroundStepsToDo.length),
  references: ({ references }) =>
    count(references?.answered) >= referencesNeeded ? 1 : almost(count(references?.named) / referencesNeeded),
  interview: ({ screening }) => almost(entryOf({ begun: 0.5, submitted: 1 }, screening) ?? 0),
  credentials({ licenses }) {
    const all = count(licenses?.all)
    if (all === 0) return 0
    return almost(count(licenses.numbered) === all ? 1 : 0.5)
  },
}

const almost = (part: number): number => Math.min(1, part) * (ownBadgePercent / 100)

const count = (value: unknown): number => numberOf(value, 0) ?? 0
