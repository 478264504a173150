import { checkNewPassword } from '../../account/password.js'
import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { isEmail } from '../../kit/email.js'
import { checkLine } from '../../kit/fields/note.js'
import { createForm, type FieldCheck, type Form } from '../../kit/forms/form.js'
import { emailFieldTexts } from '../../kit/texts.js'
import type { Identity } from '../../vocabulary/account/identity.js'
import type { PlanRole } from '../../vocabulary/careplans/catalogue.js'
import type { TrailReason } from '../../vocabulary/trail/catalogue.js'
import {
  breakPlanSeal,
  inviteToPlan,
  joinByPlanInvite,
  type PlanPeople,
  type SealedPlan,
} from '../people/calls.js'
import { planFormTexts as words } from './planFormTexts.js'

/** Whom a relative's invitation goes to, and what they may do. */
export interface PlanInviteForm {
  readonly email: string
  readonly role: PlanRole | null
}

/** Invites a relative to a plan. */
export function createPlanInviteForm(
  care: Client,
  planId: number,
  sent: (people: PlanPeople, email: string) => void,
): Form<PlanInviteForm> {
  return createForm<PlanInviteForm>({
    fields: {
      email: { initial: '', checks: [checkAddress] },
      role: { initial: null, checks: [(role) => (role === null ? words.roleRequired : null)] },
    },
    async submit({ email: typed, role }) {
      const email = typed.trim()
      sent(await care.call(inviteToPlan, { id: planId, body: { email, role: role! } }), email)
    },
    describe: describeFailure,
  })
}

const checkAddress: FieldCheck<string, unknown> = (email) =>
  email.trim() === '' ? words.emailRequired : isEmail(email.trim()) ? null : emailFieldTexts.invalid

/** Who opens an account by the letter of an invitation. */
export interface PlanJoinForm {
  readonly first_name: string
  readonly last_name: string
  readonly password: string
}

/** Opens an account for who was invited, and signs them in. */
export function createPlanJoinForm(
  care: Client,
  token: string,
  joined: (identity: Identity) => void,
): Form<PlanJoinForm> {
  const named: FieldCheck<string, unknown> = (name) => (name.trim() === '' ? words.nameRequired : null)
  return createForm<PlanJoinForm>({
    fields: {
      first_name: { initial: '', checks: [named, checkLine] },
      last_name: { initial: '', checks: [named, checkLine] },
      password: { initial: '', checks: [checkNewPassword] },
    },
    async submit({ first_name, last_name, password }) {
      const body = { first_name: first_name.trim(), last_name: last_name.trim(), password }
      joined(await care.call(joinByPlanInvite, { token, body }))
    },
    describe: describeFailure,
  })
}

/** Opens a plan to a member of staff, who says why. */
export function createSealForm(
  care: Client,
  planId: number,
  opened: (seal: SealedPlan) => void,
): Form<{ readonly reason: TrailReason | null }> {
  return createForm<{ readonly reason: TrailReason | null }>({
    fields: {
      reason: { initial: null, checks: [(reason) => (reason === null ? words.reasonRequired : null)] },
    },
    async submit({ reason }) {
      opened(await care.call(breakPlanSeal, { id: planId, body: { reason: reason! } }))
    },
    describe: describeFailure,
  })
}
