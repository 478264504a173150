import type { PageOrAbove } from '@homecare/sdk/addresses'
import { b2bAllowedViews, blockedView, type B2bView } from '@homecare/sdk/partners'
import type { Role } from '../tables/account.ts'
import type { Session } from '../people/session.ts'
import type { Db } from '../db/connect.ts'

/** What a policy may look at: who calls, and which record the path names. */
export interface PolicyContext<S extends Session | null = Session> {
  readonly session: S
  readonly params: Readonly<Record<string, string | number>>
  readonly query: Readonly<Record<string, unknown>>
  readonly db: Db
  /** The instant of the call, in milliseconds. */
  readonly now: number
  /** The caller's address; not told where a file is asked for. */
  readonly ip?: string
}

/** A page that a partner may open to its users: by its name where it is open by default, else by its path. */
type View = B2bView | PageOrAbove

/**
 * Who may send a call, as data: it guards the call, drives the test that replays every call as every actor,
 * and is printed beside the call. `S` is the session that a handler behind it can rely on.
 */
export interface Policy<S extends Session | null = Session | null> {
  /** In words, for the page of the API. */
  readonly says: string
  readonly roles: readonly Role[] | 'anyone'
  /** Whether the record of the path is the caller's; another person's is answered 404. */
  readonly resource?: (context: PolicyContext) => Promise<boolean> | boolean
  /** Business-to-business families may send it as part of these views; false: never; 'always': of any. */
  readonly b2b: readonly View[] | 'always' | false
  /** Also for whoever has to choose a new password before anything else. */
  readonly beforePassword?: true
  /** Types only; never present. */
  readonly session?: S
}

const everyRole: readonly Role[] = [
  'family',
  'caregiver',
  'agency_caregiver',
  'agency',
  'facility',
  'staff',
  'care_manager',
]

/** Visitors without a session too. */
export const anyone: Policy<Session | null> = { says: 'Anyone', roles: 'anyone', b2b: 'always' }

/** Whoever has a session. */
export const signedIn: Policy<Session> = { says: 'Anyone who is logged in', roles: everyRole, b2b: false }

/** These kinds of user. */
export function only(...roles: readonly [Role, ...Role[]]): Policy<Session> {
  return { says: `Only ${roles.join(', ')}`, roles, b2b: false }
}

/** These kinds of user, where the record that the path names is theirs. */
export function owner(
  what: string,
  roles: readonly Role[],
  resource: (context: PolicyContext) => Promise<boolean> | boolean,
): Policy<Session> {
  return { says: `The ${roles.join(' or ')} whose ${what} it is`, roles, resource, b2b: false }
}

/** The users of a list that belongs to the record of the path, such as both sides of a conversation. */
export function memberOf(
  what: string,
  members: (context: PolicyContext) => Promise<readonly number[]>,
  roles: readonly Role[] = everyRole,
): Policy<Session> {
  return {
    says: `The members of the ${what}`,
    roles,
    resource: async (context) => (await members(context)).includes(context.session.user.id),
    b2b: false,
  }
}

/** The same policy, open to business-to-business families: in some views, or wherever they are. */
export function inViews<S extends Session | null>(
  policy: Policy<S>,
  ...views: readonly [View, ...View[]]
): Policy<S> {
  return { ...policy, b2b: views }
}
export function always<S extends Session | null>(policy: Policy<S>): Policy<S> {
  return { ...policy, b2b: 'always' }
}

/** Open also before a new password is chosen that is asked for. */
export function beforePassword<S extends Session | null>(policy: Policy<S>): Policy<S> {
  return { ...policy, beforePassword: true }
}

/** What a policy says to somebody, before anything is done. */
export type Verdict =
  | 'allowed'
  | 'unauthenticated'
  | 'forbidden'
  | 'partnerView'
  | 'passwordFirst'
  | 'notFound'

/** Judges all but the record: the same for every record, and so for the test that replays. */
export function judgeRole(policy: Policy, session: Session | null): Verdict {
  if (policy.roles === 'anyone') return 'allowed'
  if (!session) return 'unauthenticated'
  if (!policy.roles.includes(session.user.role)) return 'forbidden'
  if (session.user.must_change_password && !policy.beforePassword) return 'passwordFirst'
  if (!session.allowedViews || policy.b2b === 'always') return 'allowed'
  const views: readonly string[] = (policy.b2b || []).map((view) => b2bAllowedViews.find(view)?.path ?? view)
  return [blockedView.path, ...session.allowedViews].some((view) => views.includes(view))
    ? 'allowed'
    : 'partnerView'
}

/** Judges a call as a whole. */
export async function judge(policy: Policy, context: PolicyContext<Session | null>): Promise<Verdict> {
  const verdict = judgeRole(policy, context.session)
  if (verdict !== 'allowed' || !policy.resource || !context.session) return verdict
  const own = await policy.resource({ ...context, session: context.session })
  return own ? 'allowed' : 'notFound'
}
