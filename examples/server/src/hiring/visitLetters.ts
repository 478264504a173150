import { cancelReasons, type Visit } from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, say, type Locale, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import { timeWords } from '../mail/timeWords.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { connections } from '../tables/hiring.ts'
import { visitMailTexts as words } from './texts.ts'

type Said = Readonly<Record<'subject' | 'body' | 'short', Text<string>>>
const letters = {
  added: { subject: words.addedSubject, body: words.addedBody, short: words.addedShort },
  changed: { subject: words.changedSubject, body: words.changedBody, short: words.changedShort },
  cancelled: { subject: words.cancelledSubject, body: words.cancelledBody, short: words.cancelledShort },
  cancelledLate: {
    subject: words.cancelledSubject,
    body: words.cancelledLateBody,
    short: words.cancelledShort,
  },
  left: { subject: words.cancelledSubject, body: words.leftBody, short: words.cancelledShort },
} as const satisfies Record<string, Said>

/** Who hears of what somebody did about a connection's visits: the other side, and both of what staff did. */
export async function listeners(tx: Tx, by: SessionUser, connectionId: number) {
  const [sides] = await tx
    .select({ family: connections.family_id, caregiver: connections.caregiver_id })
    .from(connections)
    .where(eq(connections.id, connectionId))
  return [
    { id: sides!.family, page: `/family/dashboard/connections/${connectionId}` as const },
    { id: sides!.caregiver, page: `/caregiver/dashboard/connections/${connectionId}` as const },
  ].filter(({ id }) => id !== by.id)
}

/** Who did it, as a letter names them: staff by the product. */
export const nameOf = (deps: Deps, by: SessionUser): string =>
  by.role === 'staff' ? deps.config.brand.name : shortName(by)

/** Words with others within them, in both languages. */
export const inBoth = (
  text: Text<string>,
  params: (locale: Locale) => Readonly<Record<string, string>>,
): Text => [say('en', text, params('en')), say('es', text, params('es'))]

/** Tells the other side of a visit, once, that it was planned, moved or cancelled, or that its user has left. */
export async function tellOfVisit(
  tx: Tx,
  deps: Deps,
  by: SessionUser,
  visit: Visit,
  what: keyof typeof letters,
): Promise<void> {
  const start = new Date(visit.start)
  const page = `/next-shift/${visit.connection_id}/${visit.id}` as const
  const params = (locale: Locale) => ({
    name: nameOf(deps, by),
    day: formatDocumentDate(dayIn(visit.time_zone, start)),
    from: timeWords(start, visit.time_zone, locale),
    until: timeWords(visit.end, visit.time_zone, locale),
    link: pageUrl(deps.config, page),
  })
  const { subject, body, short } = letters[what]
  const reason = cancelReasons.find(visit.cancel_reason)?.label
  for (const { id } of await listeners(tx, by, visit.connection_id))
    await tell(deps, {
      ...{ to: id, kind: 'offers', event: `visit ${visit.id} ${what} ${deps.now()}`, page },
      starts: start,
      subject: inBoth(subject, params),
      body: [
        inBoth(body, params),
        ...(reason ? [inBoth(words.reason, (locale) => ({ reason: say(locale, reason) }))] : []),
      ],
      short: inBoth(short, params),
    })
}
