import {
  inviteToPlan,
  removePlanPerson,
  updatePlanRole,
  withdrawPlanInvite,
  type PlanInvite,
  type PlanPeople,
  type PlanPerson,
  type PlanRole,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { action, message, sayFailure, type Toasts } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'

/** The people of a plan as their page holds them; each deed answers all of them anew. */
export function createCircle(care: Client, toasts: Toasts, planId: number, loaded: PlanPeople) {
  const people = signal(loaded)
  const failed = sayFailure(toasts)
  const done = (fresh: PlanPeople) => void (people.value = fresh)
  return {
    people,
    take: done,
    setRole: action(
      ({ person }: PlanPerson, role: PlanRole) =>
        care.call(updatePlanRole, { id: planId, userId: person.id, body: { role } }),
      {
        done(fresh) {
          done(fresh)
          toasts.success(words.saved)
        },
        failed,
      },
    ),
    remove: action(
      ({ person }: PlanPerson) => care.call(removePlanPerson, { id: planId, userId: person.id }),
      {
        done,
        failed,
      },
    ),
    sendAgain: action(
      ({ email, role }: PlanInvite) =>
        care.call(inviteToPlan, { id: planId, body: { email, role: role as PlanRole } }),
      {
        done(fresh, { email }) {
          done(fresh)
          toasts.success(message(words.inviteSent, { email }))
        },
        failed,
      },
    ),
    withdraw: action(({ id }: PlanInvite) => care.call(withdrawPlanInvite, { id: planId, inviteId: id }), {
      done,
      failed,
    }),
  }
}
export type Circle = ReturnType<typeof createCircle>
