import type { Visit } from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, message, timeIn, type Text } from '@homecare/sdk/kit'
import { letterReader } from '../people/letterReader.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../deps/deps.ts'
import { visitMailTexts as words } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

const letters: Readonly<
  Record<'changed' | 'cancelled' | 'left', { subject: Text<string>; body: Text<string> }>
> = {
  changed: { subject: words.changedSubject, body: words.changedBody },
  cancelled: { subject: words.cancelledSubject, body: words.cancelledBody },
  left: { subject: words.cancelledSubject, body: words.leftBody },
}

/** Tells the other side of a visit that it was moved or cancelled, or that its user has left. */
export async function tellOfVisit(
  db: Db | Tx,
  deps: Deps,
  by: SessionUser,
  visit: Visit,
  what: keyof typeof letters,
): Promise<void> {
  const to = await letterReader(db, visit.person.id)
  if (!to) return
  const start = new Date(visit.start)
  const params = {
    name: shortName(by),
    day: formatDocumentDate(dayIn(visit.time_zone, start)),
    from: timeIn(visit.time_zone, start),
    until: timeIn(visit.time_zone, visit.end),
    link: pageUrl(deps.config, `/next-shift/${visit.connection_id}/${visit.id}`),
  }
  const { subject, body } = letters[what]
  await inform(deps, to, message(subject, params), message(body, params))
}
