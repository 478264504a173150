import { personHeader } from '@homecare/sdk/client'
import { askedLocale, localeOf } from '../http/locale.ts'
import { readSession, sessionIdOf } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import type { Passage } from './passage.ts'

/** Finds who calls, and so in which language they are answered. */
export async function findSession(passage: Passage): Promise<void> {
  const { request, deps, now } = passage
  passage.session = await readSession(deps.db, sessionIdOf(request, deps.config), now)
  passage.locale = localeOf(request, passage.session?.user.language)
  passage.readsIn = askedLocale(request) ?? passage.locale
}

/**
 * What one person has begun is never done as another, who has signed in in the same browser meanwhile. Signing in and out,
 * and asking who is signed in, are for whoever it is.
 */
export function refuseOtherPerson({ entry, request, session }: Passage): void {
  const meant = request.headers.get(personHeader)
  if (meant !== null && session && !entry.call.signsIn && meant !== String(session.user.id))
    throw refuse.otherPerson()
}
