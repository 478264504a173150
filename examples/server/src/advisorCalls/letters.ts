import type { PageHref } from '@homecare/sdk/addresses'
import { message, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { advisorOf } from '../people/advisor.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import type { CallRow } from './rows.ts'
import { callMailTexts as words } from './texts.ts'

interface Letter {
  readonly to: 'family' | 'advisor'
  readonly subject: Text<string>
  readonly body: Text<string>
  readonly short: Text<string>
}

/** Who is told of what, by what happened. */
const letters = {
  asked: { to: 'advisor', subject: words.askedSubject, body: words.askedBody, short: words.askedShort },
  changed: {
    to: 'advisor',
    subject: words.changedSubject,
    body: words.changedBody,
    short: words.changedShort,
  },
  withdrawn: {
    to: 'advisor',
    subject: words.withdrawnSubject,
    body: words.withdrawnBody,
    short: words.withdrawnShort,
  },
  missed: { to: 'family', subject: words.missedSubject, body: words.missedBody, short: words.missedShort },
} as const satisfies Record<string, Letter>

/**
 * Tells the advisor, or the family, what has happened to a call: of one change once, however often this is called. Where
 * nobody advises, the staff have it at their desk.
 */
export async function tellOfCall(
  deps: Deps,
  tx: Tx,
  call: CallRow,
  news: keyof typeof letters,
): Promise<void> {
  const { to, subject, body, short }: Letter = letters[news]
  const advisor = await advisorOf(tx, call.family_id)
  if (to === 'advisor' && !advisor) return
  const [family] = await tx.select().from(users).where(eq(users.id, call.family_id))
  const other = to === 'advisor' ? family : advisor
  const page: PageHref =
    to === 'advisor' ? `/advised-families/${call.family_id}` : '/family/dashboard?modal=onboardingCall'
  const params = { name: other ? shortName(other) : deps.config.brand.name, link: pageUrl(deps.config, page) }
  await tell(deps, {
    ...{ to: to === 'advisor' ? advisor!.id : call.family_id, kind: 'calls', page },
    event: `advisor call ${call.id} ${news} ${call.version}`,
    subject: message(subject, params),
    body: [message(body, params)],
    short: message(short, params),
  })
}
