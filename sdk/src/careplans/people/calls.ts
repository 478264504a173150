import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { lineField } from '../../kit/fields/fields.js'
import { Email, Password } from '../../account/sessionCalls.js'
import { Identity } from '../../vocabulary/account/identity.js'
import { trailReasons } from '../../vocabulary/trail/catalogue.js'
import { planPermissions, planRoles } from '../../vocabulary/careplans/catalogue.js'
import {
  CaregiverPermissions,
  CarePlan,
  PlanInvite,
  PlanPerson,
} from '../../vocabulary/careplans/planEntities.js'

/**
 * Each caregiver's permissions on a plan: fetched, set as a whole, updated in part, reset to the default. Of the family all
 * whom it has hired are there; a caregiver sees their own, and those of others where they decide about them.
 */
export const listPlanPermissions = call(
  'GET /v1/plan/:id/permissions/',
  {
    out: array(CaregiverPermissions),
    extension: true,
  },
  { id: 191 },
)
const PermissionNames = array(enums(planPermissions))
/** The version that was read; a change of something else is a `conflict` with the permissions as they are now. */
const version = optional(string())
/**
 * Sets a caregiver's permissions as a whole; an empty list is no access, at once. `manages` is the family's to give.
 */
export const replacePlanPermissions = call(
  'PUT /v1/plan/:id/permissions/:caregiverId/',
  {
    in: object({ permissions: PermissionNames, manages: optional(boolean()), version }),
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51, body: { permissions: ['view_tasks'] } },
)
/** Adds some and takes some away; the others stay. */
export const updatePlanPermissions = call(
  'PATCH /v1/plan/:id/permissions/:caregiverId/',
  {
    in: object({ add: optional(PermissionNames), remove: optional(PermissionNames), version }),
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51, body: { add: ['add_photos'] } },
)
/** Gives a caregiver the permissions that a new one gets. */
export const resetPlanPermissions = call(
  'DELETE /v1/plan/:id/permissions/:caregiverId/',
  {
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51 },
)

/** The people around the person of a plan, and who is invited, which only whoever may invite is told. */
export const PlanPeople = type({ people: array(PlanPerson), invites: array(PlanInvite) })
export type PlanPeople = Infer<typeof PlanPeople>
/** Who is on a plan. */
export const listPlanPeople = call(
  'GET /v1/plan/:id/observers/',
  { out: PlanPeople, extension: true },
  { id: 191 },
)
/** Invites a relative, or a caregiver whom an agency sends, by e-mail. Somebody who is invited already gets the letter anew. */
export const inviteToPlan = call(
  'POST /v1/plan/:id/observers/invites/',
  {
    in: object({ email: Email, role: enums(planRoles.ids) }),
    out: PlanPeople,
    extension: true,
    repeatable: true,
  },
  { id: 191, body: { email: 'naomi@example.com', role: 'reader' } },
)
/** Takes an invitation back; its letter opens nothing any more. */
export const withdrawPlanInvite = call(
  'DELETE /v1/plan/:id/observers/invites/:inviteId/',
  { out: PlanPeople, extension: true, repeatable: true },
  { id: 191, inviteId: 7 },
)
/** Changes what a relative may do. */
export const updatePlanRole = call(
  'PATCH /v1/plan/:id/observers/:userId/',
  { in: object({ role: enums(planRoles.ids) }), out: PlanPeople, extension: true, repeatable: true },
  { id: 191, userId: 42, body: { role: 'editor' } },
)
/** Takes a relative off a plan, or oneself. */
export const removePlanPerson = call(
  'DELETE /v1/plan/:id/observers/:userId/',
  { out: PlanPeople, extension: true, repeatable: true },
  { id: 191, userId: 42 },
)

/**
 * An invitation as whoever holds its letter sees it: by whom and to whose plan, by first names. `email` is whom it was sent
 * to, as much as is needed to know it again. `has_account` where somebody with that address may log in.
 */
export const FoundPlanInvite = type({
  by: string(),
  recipient_name: string(),
  role: enums(planRoles.ids),
  email: string(),
  has_account: boolean(),
})
export type FoundPlanInvite = Infer<typeof FoundPlanInvite>
/** Reads an invitation by the token of its letter. */
export const getPlanInvite = call(
  'GET /v1/plan/invites/:token/',
  { out: FoundPlanInvite, extension: true },
  { token: 'a-token' },
)
/** Accepts an invitation, as whoever is signed in. */
export const acceptPlanInvite = call(
  'POST /v1/plan/invites/:token/',
  { out: CarePlan, extension: true, repeatable: true },
  { token: 'a-token' },
)
/** Declines an invitation. */
export const declinePlanInvite = call(
  'POST /v1/plan/invites/:token/decline/',
  { extension: true, repeatable: true },
  { token: 'a-token' },
)
/** Opens an account for who was invited, under the address that the letter went to, and accepts: they are signed in. */
export const joinByPlanInvite = call(
  'POST /v1/plan/invites/:token/join/',
  {
    in: object({ first_name: lineField, last_name: lineField, password: Password }),
    out: Identity,
    signsIn: true,
    extension: true,
  },
  {
    ...{ token: 'a-token' },
    body: { first_name: 'Naomi', last_name: 'Ito', password: 'a-long-password' },
  },
)

/** The plans of a family, of which staff are told no more than that they are there. */
export const SealedPlan = type({ id: number(), opened_until: nullable(string()) })
export type SealedPlan = Infer<typeof SealedPlan>
/** Which plans a person of the record has, for staff. */
export const listSealedPlans = call(
  'GET /v1/plan/sealed/:user_id/',
  { out: array(SealedPlan), extension: true },
  { user_id: 41 },
)
/** Opens a plan to a member of staff for an hour, with a reason: the family gets a letter at once. */
export const breakPlanSeal = call(
  'POST /v1/plan/:id/break_seal/',
  {
    in: object({ reason: enums(trailReasons.ids) }),
    out: SealedPlan,
    extension: true,
    repeatable: true,
  },
  { id: 191, body: { reason: 'asked' } },
)
