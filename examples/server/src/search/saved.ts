import { message } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import {
  addSavedSearch,
  caregiverQuery,
  inFoundPlace,
  listSavedSearches,
  nextSavedSearchLetter,
  removeSavedSearch,
  savableSearch,
  savedSearchLimit,
  searchHref,
  type SavedSearch,
} from '@homecare/sdk/search'
import { and, desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews, only, owner } from '../calls/policy.ts'
import { gazetteer, type Gazetteer } from '../places/gazetteer.ts'
import { whereaboutsOf } from '../places/whereabouts.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { families, savedSearches } from '../tables/families.ts'
import { areaOf, namedArea, placeOfArea, type Area } from './area.ts'
import { savedSearchServerTexts as words } from './texts.ts'

type Row = typeof savedSearches.$inferSelect

/** The searches that a family keeps: saved, listed, removed. Saving one twice is saving it once. */
export function answerSavedSearches(routes: Routes): void {
  const family = inViews(only('family'), '/caregivers-search')
  const own = inViews(
    owner('saved search', ['family'], async ({ db, params, session }) => {
      const theirs = and(
        eq(savedSearches.id, Number(params['id'])),
        eq(savedSearches.family_id, session.user.id),
      )
      return (await db.$count(savedSearches, theirs)) > 0
    }),
    '/caregivers-search',
  )

  routes.on(listSavedSearches, family, async ({ session, db, now }) => {
    const known = await gazetteer(db, now)
    const rows = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.family_id, session.user.id))
      .orderBy(desc(savedSearches.created_at), desc(savedSearches.id))
    return rows.map((row) => savedOf(row, known))
  })

  routes.on(addSavedSearch, family, async ({ body, session, ip, db, deps, now }) => {
    const search = savableSearch(body.address)
    if (!search) throw refuse.invalid({ address: [words.noSearch] })
    const whereabouts = () => whereaboutsOf({ session, ip, deps })
    const area = await areaOf(caregiverQuery(search), whereabouts, db, now)
    const address = searchHref(inFoundPlace(search, placeOfArea(area)))
    const { id, state } = session.user
    const row = await db.transaction(async (tx) => {
      // Two presses at once wait for each other: the number of searches is counted.
      await tx.select({ id: families.id }).from(families).where(eq(families.id, id)).for('no key update')
      const kept = await tx.select().from(savedSearches).where(eq(savedSearches.family_id, id))
      const same = kept.find((one) => one.address === address)
      if (same) return same
      if (kept.length >= savedSearchLimit)
        throw refuse.conflict(message(words.tooMany, { limit: savedSearchLimit }))
      const at = new Date(now)
      const due_at = nextSavedSearchLetter(timeZoneOfState(state), at)
      const [added] = await tx
        .insert(savedSearches)
        .values({ family_id: id, address, created_at: at, looked_at: at, due_at })
        .returning()
      return added!
    })
    return savedOf(row, await gazetteer(db, now))
  })

  routes.on(removeSavedSearch, own, async ({ params, db }) => {
    await db.delete(savedSearches).where(eq(savedSearches.id, params.id))
  })
}

function savedOf({ id, address, created_at }: Row, known: Gazetteer): SavedSearch {
  const area = savedArea(address, known)
  return { id, address, place: area && placeOfArea(area), created_at: created_at.toISOString() }
}

/** Where a search that is kept looks; null where its place is known no more. */
export function savedArea(address: string, known: Gazetteer): Area | null {
  const search = savableSearch(address)
  if (!search) return null
  try {
    return namedArea(known, caregiverQuery(search)) ?? { kind: 'everywhere' }
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
