import type { Visit } from '@homecare/sdk/hiring'
import { dayIn, formatDocumentDate, message, timeIn, type Text } from '@homecare/sdk/kit'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { visitMailTexts as words } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

type Said = Readonly<Record<'subject' | 'body' | 'short', Text<string>>>
const letters: Readonly<Record<'changed' | 'cancelled' | 'left', Said>> = {
  changed: { subject: words.changedSubject, body: words.changedBody, short: words.changedShort },
  cancelled: { subject: words.cancelledSubject, body: words.cancelledBody, short: words.cancelledShort },
  left: { subject: words.cancelledSubject, body: words.leftBody, short: words.cancelledShort },
}

/** Tells the other side of a visit that it was moved or cancelled, or that its user has left. */
export async function tellOfVisit(
  deps: Deps,
  by: SessionUser,
  visit: Visit,
  what: keyof typeof letters,
): Promise<void> {
  const start = new Date(visit.start)
  const page = `/next-shift/${visit.connection_id}/${visit.id}` as const
  const params = {
    name: shortName(by),
    day: formatDocumentDate(dayIn(visit.time_zone, start)),
    from: timeIn(visit.time_zone, start),
    until: timeIn(visit.time_zone, visit.end),
    link: pageUrl(deps.config, page),
  }
  const { subject, body, short } = letters[what]
  await tell(deps, {
    ...{ to: visit.person.id, kind: 'offers', event: `visit ${visit.id} ${what} ${deps.now()}`, page },
    starts: start,
    subject: message(subject, params),
    body: [message(body, params)],
    short: message(short, params),
  })
}
