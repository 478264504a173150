import { dateWords, dayIn, message, sayCount, type Sayable } from '@homecare/sdk/kit'
import { noticeSettingsOf } from '@homecare/sdk/notices'
import { timeZoneOfState } from '@homecare/sdk/places'
import {
  caregiverQuery,
  nextSavedSearchLetter,
  savableSearch,
  savedPlaceWords,
  type CaregiverQuery,
} from '@homecare/sdk/search'
import { and, asc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { gazetteer, type Gazetteer } from '../places/gazetteer.ts'
import { users } from '../tables/account.ts'
import { families, savedSearches } from '../tables/families.ts'
import { placeOfArea, type Area } from './area.ts'
import { savedArea } from './saved.ts'
import { countOfNew } from './found.ts'
import { savedSearchServerTexts as words } from './texts.ts'

/** How many families are looked after in one transaction: all of their searches are one statement. */
const familiesAtOnce = 50
/** What was committed so long ago is seen by everybody: whoever comes between two looks belongs to one of them. */
const settledMs = 60_000

/** A search whose turn it is: what it asks for, where, and until when it was looked at. */
interface Look {
  readonly row: typeof savedSearches.$inferSelect
  readonly query: CaregiverQuery
  readonly area: Area
}

/**
 * Tells families, once a day each, who is new in the searches that they keep: who fulfils all that a search asks for, and can
 * be found only since it was saved, or looked at last. Only where somebody is new, and only those who want it; the others'
 * searches are looked at no further back when they want it again. Any number of processes may, and what was missed while
 * there was none is told once.
 */
export async function tellOfNewCaregivers(deps: Deps): Promise<void> {
  const known = await gazetteer(deps.db, deps.now())
  while ((await tellSome(deps, known)) === familiesAtOnce);
}

function tellSome(deps: Deps, known: Gazetteer): Promise<number> {
  const now = new Date(deps.now())
  const until = new Date(now.getTime() - settledMs)
  return deps.db.transaction(async (tx) => {
    const due = await dueFamilies(tx, now)
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    const rows = await tx
      .select()
      .from(savedSearches)
      .where(inArray(savedSearches.family_id, ids))
      .orderBy(asc(savedSearches.created_at), asc(savedSearches.id))
    const wanting = due.filter(wantsNews)
    const looks = rows
      .filter((row) => wanting.some(({ id }) => id === row.family_id))
      .flatMap((row) => lookOf(row, known) ?? [])
    const counts = await countsOf(tx, looks, until, now.getTime())
    for (const family of wanting) {
      const found = looks.filter(({ row }) => row.family_id === family.id && (counts.get(row.id) ?? 0) > 0)
      if (found.length > 0) await tellOne(deps, family, found, counts, now)
    }
    for (const zone of new Set(due.map(zoneOf))) {
      const own = due.filter((family) => zoneOf(family) === zone).map(({ id }) => id)
      await tx
        .update(savedSearches)
        .set({
          looked_at: sql`greatest(${savedSearches.looked_at}, ${until}::timestamptz)`,
          due_at: nextSavedSearchLetter(zone, now),
        })
        .where(inArray(savedSearches.family_id, own))
    }
    return due.length
  })
}

/** Families with a search whose turn it is, each held by one process: saving another waits meanwhile. */
async function dueFamilies(tx: Tx, now: Date): Promise<SessionUser[]> {
  const searches = tx
    .select({ one: sql`1` })
    .from(savedSearches)
    .where(and(eq(savedSearches.family_id, families.id), lte(savedSearches.due_at, now)))
  const rows = await tx
    .select({ user: users })
    .from(families)
    .innerJoin(users, eq(users.id, families.id))
    .where(and(isNull(users.deleted_at), exists(searches)))
    .orderBy(asc(families.id))
    .limit(familiesAtOnce)
    .for('no key update', { of: families, skipLocked: true })
  return rows.map(({ user }) => user)
}

const zoneOf = ({ state }: SessionUser) => timeZoneOfState(state)
const wantsNews = ({ notices, role }: SessionUser) =>
  (noticeSettingsOf(notices, role).choices.new_caregivers ?? []).length > 0

function lookOf(row: Look['row'], known: Gazetteer): Look | null {
  const search = savableSearch(row.address)
  const area = savedArea(row.address, known)
  return search && area && { row, query: caregiverQuery(search), area }
}

/** How many are new in each search, by its number: one statement for all of them. */
async function countsOf(tx: Tx, looks: readonly Look[], until: Date, now: number) {
  if (looks.length === 0) return new Map<number, number>()
  const each = looks.map(
    ({ row, query, area }) =>
      sql`select ${row.id}::int as id, ${countOfNew(query, area, [row.looked_at, until], now)} as found`,
  )
  const { rows } = await tx.execute(sql.join(each, sql` union all `))
  return new Map((rows as unknown as { id: number; found: number }[]).map(({ id, found }) => [id, found]))
}

/** Of what was searched for only the place is said, also in the links: they open a search by its number. */
async function tellOne(
  deps: Deps,
  { id, language, state }: SessionUser,
  found: readonly Look[],
  counts: ReadonlyMap<number, number>,
  now: Date,
): Promise<void> {
  const zone = timeZoneOfState(state)
  const page = '/caregivers-search/saved'
  const lines = found.map(({ row, area }): Sayable => {
    const date = dateWords(row.created_at.toISOString(), 'day', language, zone)
    const place = savedPlaceWords(placeOfArea(area), language)
    const link = pageUrl(deps.config, `${page}?open=${row.id}`)
    return sayCount(language, words.found, counts.get(row.id) ?? 0, { place, date, link })
  })
  await tell(deps, {
    ...{ to: id, kind: 'new_caregivers', event: `new caregivers ${dayIn(zone, now)}`, page },
    subject: words.subject,
    body: [words.intro, ...lines, message(words.all, { link: pageUrl(deps.config, page) })],
    short: words.short,
  })
}
