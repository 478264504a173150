import type { CaregiverSummary } from '@homecare/sdk/caregivers'
import { addFavorite, listFavorites, removeFavorite } from '@homecare/sdk/families'
import { and, eq, sql } from 'drizzle-orm'
import { activeCaregiver } from '../profile/profile.ts'
import { canBeFound, summaryColumns, summaryOf, type SummaryRow } from '../caregivers/summary.ts'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { inViews, only, owner } from '../calls/policy.ts'
import { favorites } from '../tables/families.ts'

const usualPage = 15
/** The family's own list: 0 stands for the caller, as on the other paths of a family. */
const ownList = owner(
  'list',
  ['family'],
  ({ session, params }) => params.id === 0 || params.id === session.user.id,
)

/** The hearts of a family: set, taken back, listed. Setting one twice is setting it once. */
export function answerFavorites(routes: Routes): void {
  const family = inViews(only('family'), 'caregiver-profile-b2b')

  routes.on(addFavorite, family, async ({ params, session, db, now }) => {
    await activeCaregiver(db, params.id)
    await db
      .insert(favorites)
      .values({ family_id: session.user.id, caregiver_id: params.id, created_at: new Date(now) })
      .onConflictDoNothing()
    return { has_favorited: true }
  })

  routes.on(removeFavorite, family, async ({ params, session, db }) => {
    const own = and(eq(favorites.family_id, session.user.id), eq(favorites.caregiver_id, params.id))
    await db.delete(favorites).where(own)
    return { has_favorited: false }
  })

  routes.on(listFavorites, ownList, async ({ query, session, db, now }) => {
    const size = query.perPage ?? usualPage
    return favoritesOf(db, session.user.id, size, ((query.page ?? 1) - 1) * size, now)
  })
}

/** The latest first; who is no longer active is not shown, and comes back with their profile. */
export async function favoritesOf(db: Db, familyId: number, limit: number, offset: number, now: number) {
  const from = sql`favorites f join caregivers c on c.id = f.caregiver_id join users u on u.id = c.id
    where f.family_id = ${familyId} and ${canBeFound}`
  const [page, count] = await Promise.all([
    db.execute(sql`select ${summaryColumns(familyId, now)} from ${from}
      order by f.created_at desc, c.id limit ${limit} offset ${offset}`),
    db.execute(sql`select count(*)::int as records from ${from}`),
  ])
  const data = (page.rows as unknown as SummaryRow[]).map((row): { provider: CaregiverSummary } => ({
    provider: summaryOf(row),
  }))
  return { data, records: (count.rows[0] as { records: number }).records }
}
