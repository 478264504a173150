import { mayOnPlan, type PlanDeed } from '@homecare/sdk/careplans'
import { inViews, owner, type Policy } from '../../calls/policy.ts'
import type { Session } from '../../people/session.ts'
import type { Role } from '../../tables/account.ts'
import { refuse } from '../../refusals/refuse.ts'
import { noteSeen } from './noteSeen.ts'
import { refuseWithout, standingOn } from './standing.ts'
import { planServerTexts as words } from './texts.ts'

const people: readonly Role[] = ['family', 'caregiver', 'agency_caregiver']
const lookers: readonly Role[] = [...people, 'care_manager', 'staff']

/**
 * Who may do something on the plan of the path, by the table of deeds. To whom it is nothing there is no such plan; who is on it
 * and may not is told so. Staff read one for an hour once they have said why.
 */
function onPlan(deed: PlanDeed, roles: readonly Role[], param: string): Policy<Session> {
  const policy = owner('plan', roles, async ({ db, session: { user }, params, now }) => {
    const on = await standingOn(db, user, Number(params[param]), now)
    // That somebody was refused stands among those who looked.
    if (on && !mayOnPlan(on.standing, deed))
      await noteSeen(db, {
        ...{ planId: on.plan.id, by: user, standing: on.standing, what: 'plan', action: 'refused' },
        ...{ ip: '', now },
      })
    if (on) refuseWithout(on, deed)
    else if (user.role === 'staff') throw refuse.forbidden(words.sealed).because('sealed')
    return on !== null
  })
  return inViews({ ...policy, says: `Those on the plan who ${saidOf[deed]}` }, '/careplan')
}

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

export const reads = (deed: 'view_tasks' | 'view_notes', param = 'id') => onPlan(deed, lookers, param)
export const does = (deed: PlanDeed, param = 'id') => onPlan(deed, people, param)
