import { isRecord, recordsIn, textOf } from '../kit/shape.js'
import type { BadgeProgress, OwnBadge } from './badgeCalls.js'
import { ownBadgePercent } from './badgeProgress.js'

/** The badges of a caregiver by what is still to be done, the nearest first. */
export interface BadgeGroups {
  readonly inProgress: readonly OwnBadge[]
  readonly toBegin: readonly OwnBadge[]
  /** The latest first. */
  readonly earned: readonly OwnBadge[]
  /** How many are left until they count as vetted: all must be completed. */
  readonly left: number
}

/** The badges as their page shows them: those they have, and those that are open. */
export function badgeGroups(progress: Pick<BadgeProgress, 'badges'>): BadgeGroups {
  const badges = recordsIn(progress?.badges)
  const open = badges.filter(({ status }) => status !== 'completed')
  const earned = badges.filter(({ status }) => status === 'completed')
  return {
    inProgress: open.filter(({ progress }) => progress > 0).toSorted((a, b) => b.progress - a.progress),
    toBegin: open.filter(({ progress }) => progress <= 0),
    earned: earned.toSorted((a, b) => textOf(b.completed_at).localeCompare(textOf(a.completed_at))),
    left: open.length,
  }
}

/** Whether the rest of the way to a badge is ours: the caregiver's own is done (`badgeProgress`). */
export function awaitsConfirmation(badge: OwnBadge): boolean {
  if (!isRecord(badge)) return false
  const { status, progress } = badge
  return status !== 'completed' && progress >= ownBadgePercent
}
