import {
  dayIn,
  formatDocumentDate,
  message,
  timeOfDayWords,
  weekdayName,
  type Locale,
  type Text,
} from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { ruleOf, type SeriesRow } from './series.ts'
import { visitMailTexts as words } from './texts.ts'
import { timeWords } from '../mail/timeWords.ts'
import { inBoth, listeners, nameOf } from './visitLetters.ts'

const letters = {
  added: { subject: words.weeklyAddedSubject, body: words.weeklyAddedBody, short: words.weeklyAddedShort },
  changed: {
    subject: words.weeklyChangedSubject,
    body: words.weeklyChangedBody,
    short: words.weeklyChangedShort,
  },
  ended: { subject: words.weeklyEndedSubject, body: words.weeklyEndedBody, short: words.weeklyEndedShort },
} as const

/** Tells the other side once that weekly visits were planned, changed or ended from a day on, and which. */
export async function tellOfSeries(
  tx: Tx,
  deps: Deps,
  by: SessionUser,
  rows: readonly SeriesRow[],
  what: keyof typeof letters,
  since: string,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const params = { name: nameOf(deps, by), day: formatDocumentDate(since) }
  const { subject, body, short } = letters[what]
  for (const { id, page } of await listeners(tx, by, first.connection_id))
    await tell(deps, {
      ...{ to: id, kind: 'offers', event: `series ${first.id} ${what} ${deps.now()}`, page },
      subject: message(subject, params),
      body: [message(body, params), ...rows.map(hoursOf), pageUrl(deps.config, page)],
      short: message(short, params),
    })
}

function hoursOf(row: SeriesRow): Text {
  const { day_of_week, start_time, end_time } = ruleOf(row)
  return inBoth(words.weeklyHours, (locale) => {
    const name = weekdayName(locale, day_of_week)
    const [from, until] = [timeOfDayWords(start_time, locale), timeOfDayWords(end_time, locale)]
    return { weekday: name[0]!.toUpperCase() + name.slice(1), from, until }
  })
}

/** Tells both sides, once, that one visit of a series was not planned: its caregiver is expected elsewhere then. */
export async function tellOfSkipped(tx: Tx, deps: Deps, visitId: number): Promise<void> {
  const [found] = await tx
    .select({ visit: connectionShifts, connection: connections })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .where(eq(connectionShifts.id, visitId))
  const { visit, connection } = found!
  const page = `/next-shift/${connection.id}/${visit.id}` as const
  const params = (locale: Locale) => ({
    day: formatDocumentDate(dayIn(connection.tzid, visit.start)),
    from: timeWords(visit.start, connection.tzid, locale),
    until: timeWords(visit.end, connection.tzid, locale),
    link: pageUrl(deps.config, page),
  })
  const sides = [
    [connection.family_id, words.skippedBody],
    [connection.caregiver_id, words.skippedOwnBody],
  ] as const
  for (const [to, body] of sides)
    await tell(deps, {
      ...{ to, kind: 'offers', event: `visit ${visit.id} skipped`, page },
      starts: visit.start,
      subject: words.skippedSubject,
      body: [inBoth(body, params)],
      short: inBoth(words.skippedShort, params),
    })
}
