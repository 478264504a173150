import { dateWords, localeTags, say, type Locale } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { paperServerTexts as words } from './texts.ts'

/** A connection as its documents name it: both sides as the reader may know them, and its days. */
export interface Sides {
  readonly family: string
  readonly caregiver: string
  /** The one of the two who does not read it. */
  readonly other: string
  readonly start_date: string | null
  readonly end_date: string | null
}

/** The two of a connection, of which a policy has seen that it is there and the reader's. */
export async function sidesFor(db: Db, id: number, reader: SessionUser): Promise<Sides> {
  const [caregiver, family] = [alias(users, 'caregiver'), alias(users, 'family')]
  const named = ({ id: user, first_name, last_name }: typeof caregiver | typeof family) => ({
    ...{ id: user, first_name, last_name },
  })
  const { start_date, end_date } = connections
  const [found] = await db
    .select({ caregiver: named(caregiver), family: named(family), start_date, end_date })
    .from(connections)
    .innerJoin(caregiver, eq(caregiver.id, connections.caregiver_id))
    .innerJoin(family, eq(family.id, connections.family_id))
    .where(eq(connections.id, id))
  const { caregiver: works, family: hires, ...days } = found!
  const nameOf = (user: typeof works) =>
    user.id === reader.id ? `${user.first_name} ${user.last_name}`.trim() : shortName(user)
  return {
    ...days,
    family: nameOf(hires),
    caregiver: nameOf(works),
    other: shortName(works.id === reader.id ? hires : works),
  }
}

/** An instant with its day, time and the name of its zone. */
export function instantWords(at: string, locale: Locale, zone: string): string {
  const named = new Intl.DateTimeFormat(localeTags[locale], { timeZone: zone, timeZoneName: 'long' })
  const name = named.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')
  return say(locale, words.at, {
    day: dateWords(at, 'day', locale, zone),
    time: dateWords(at, 'time', locale, zone),
    zone: name?.value ?? zone,
  })
}
