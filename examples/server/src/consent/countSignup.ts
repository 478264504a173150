import type { Conversion } from '@homecare/sdk/consent'
import type { AnyCall } from '@homecare/sdk/client'
import type { Context } from '../calls/on.ts'
import { onceCommitted } from '../db/guard.ts'
import type { Session } from '../people/session.ts'
import { agreedOn } from './opened.ts'

type Asked = Pick<Context<AnyCall, Session | null>, 'request' | 'deps' | 'now' | 'readsIn'>

/**
 * Tells the counter of visits, behind the commit, that a sign-up is finished, where whoever signed up had agreed to being
 * counted on that device. The server tells it, and not the page: none of a sign-up lets anybody else in.
 */
export async function countSignup(
  { request, deps, now, readsIn }: Asked,
  audience: NonNullable<Conversion['audience']>,
): Promise<void> {
  if (!deps.counter || !agreedOn(request, deps.config, now).includes('measuring')) return
  const { counter } = deps
  const told = { event: 'signup_finished', page: null, language: readsIn, audience } as const
  await onceCommitted(async () => counter.tell(told))
}
