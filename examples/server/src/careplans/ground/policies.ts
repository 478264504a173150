import { mayOnPlan, type PlanDeed, type PlanStanding, type SeenThing } from '@homecare/sdk/careplans'
import { inViews, owner, type Policy } from '../../calls/policy.ts'
import type { Session } from '../../people/session.ts'
import type { Role } from '../../tables/account.ts'
import { refuse } from '../../refusals/refuse.ts'
import { noteSeen } from './noteSeen.ts'
import { refusalOf, standingOn } from './standing.ts'
import { planServerTexts as words } from './texts.ts'

const people: readonly Role[] = ['family', 'caregiver', 'agency_caregiver']
/** Whoever may have something to look at on a plan. */
export const lookers: readonly Role[] = [...people, 'care_manager', 'staff']

interface Judged {
  readonly roles: readonly Role[]
  /** In words, for the page of the API. */
  readonly says: string
  readonly may: (standing: PlanStanding) => boolean
  /** What of the plan the call shows: that it is looked at is written down before it is answered. */
  readonly seen?: SeenThing | undefined
  /** The plan's number in the path; `id` unless it is told. */
  readonly param?: string | undefined
}

/**
 * Who may do something on the plan of the path. To whom it is nothing there is no such plan; who is on it and may not is told so,
 * and that they were refused stands among those who looked. Staff read one for an hour once they have said why.
 */
export function onPlan({ roles, says, may, seen, param = 'id' }: Judged): Policy<Session> {
  const policy = owner('plan', roles, async ({ db, session: { user }, params, now, ip = '' }) => {
    const on = await standingOn(db, user, Number(params[param]), now)
    if (!on && user.role === 'staff') throw refuse.forbidden(words.sealed).because('sealed')
    if (!on) return false
    const { plan, standing } = on
    const looks = { planId: plan.id, by: user, standing, ip, now }
    if (!may(standing)) {
      await noteSeen(db, { ...looks, what: 'plan', action: 'refused' })
      throw refusalOf(standing)
    }
    if (seen) await noteSeen(db, { ...looks, what: seen })
    return true
  })
  return inViews({ ...policy, says }, '/careplan')
}

const byDeed = (deed: PlanDeed, roles: readonly Role[], more: Pick<Judged, 'seen' | 'param'> = {}) =>
  onPlan({
    ...{ roles, says: `Those on the plan who ${saidOf[deed]}` },
    may: (standing) => mayOnPlan(standing, deed),
    ...more,
  })

const saidOf: Readonly<Record<PlanDeed, string>> = {
  view_tasks: 'see its tasks; its family’s care manager; staff, once they have said why',
  view_notes: 'see its notes; its family’s care manager; staff, once they have said why',
  complete_tasks: 'do its tasks',
  edit_tasks: 'change its tasks',
  add_photos: 'add photos',
  edit_notes: 'write notes',
  manage_permissions: 'decide what caregivers may do',
  manage_people: 'decide who is on it',
}

/**
 * Who may look at what the call shows of a plan. Where that is one record of it, which may not be there, its handler notes that
 * it was looked at (`noteSeen`) once it is found.
 */
export const reads = (
  deed: 'view_tasks' | 'view_notes',
  look: { readonly seen?: SeenThing; readonly param?: string } = {},
) => byDeed(deed, lookers, look)
export const does = (deed: PlanDeed, param = 'id') => byDeed(deed, people, { param })
