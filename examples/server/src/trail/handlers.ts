import { listOwnTrail, readTrail } from '@homecare/sdk/trail'
import { trailTexts } from '@homecare/sdk/texts'
import { fullName } from '../people/person.ts'
import { findByEmail } from '../people/findByEmail.ts'
import type { Routes } from '../calls/on.ts'
import { always, only, signedIn } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { trailOf } from './read.ts'

/** Reading trails: one's own, and anybody's by staff, whose reason is written there by the table of records. */
export function answerTrail(routes: Routes): void {
  routes.on(listOwnTrail, always(signedIn), ({ db, session, query }) =>
    trailOf(db, session.user.id, 'person', query),
  )

  routes.on(readTrail, only('staff'), async ({ db, body }) => {
    const found = await findByEmail(db, body.email)
    if (!found) throw refuse.invalid({ email: [trailTexts.nobody] })
    const { id } = found.user
    return {
      person: { id, name: fullName(found.user) },
      ...(await trailOf(db, id, 'staff', body)),
    }
  })
}
