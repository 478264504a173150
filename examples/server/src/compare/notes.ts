import {
  favoriteNoteRecord,
  listFavoriteNotes,
  updateFavoriteNote,
  type FavoriteNote,
} from '@homecare/sdk/compare'
import { and, asc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { refuseStale } from '../refusals/refuse.ts'
import { families, favoriteNotes } from '../tables/families.ts'

/** What a family notes of caregivers, which nobody but that family is ever told. */
export function answerFavoriteNotes(routes: Routes): void {
  const family = inViews(only('family'), '/caregivers-search')

  routes.on(listFavoriteNotes, family, ({ db, session }) =>
    db
      .select({ caregiver_id: favoriteNotes.caregiver_id, note: favoriteNotes.note })
      .from(favoriteNotes)
      .where(eq(favoriteNotes.family_id, session.user.id))
      .orderBy(asc(favoriteNotes.caregiver_id)),
  )

  routes.on(updateFavoriteNote, family, async ({ db, session, params, body, now }) => {
    const family_id = session.user.id
    const caregiver_id = params.id
    await activeCaregiver(db, caregiver_id)
    const note = body.note.trim()
    return db.transaction(async (tx) => {
      // Two tabs wait for each other, also where nothing is noted yet.
      await tx
        .select({ id: families.id })
        .from(families)
        .where(eq(families.id, family_id))
        .for('no key update')
      const current = await noteOf(tx, family_id, caregiver_id)
      // Asked again, or written alike in another tab: there is nothing to choose.
      if (current.note === note) return current
      refuseStale(favoriteNoteRecord, body, current)
      if (note === '') await tx.delete(favoriteNotes).where(ofPair(family_id, caregiver_id))
      else {
        const set = { note, changed_at: new Date(now) }
        await tx
          .insert(favoriteNotes)
          .values({ family_id, caregiver_id, ...set })
          .onConflictDoUpdate({ target: [favoriteNotes.family_id, favoriteNotes.caregiver_id], set })
      }
      return { caregiver_id, note }
    })
  })
}

const ofPair = (familyId: number, caregiverId: number) =>
  and(eq(favoriteNotes.family_id, familyId), eq(favoriteNotes.caregiver_id, caregiverId))

async function noteOf(db: Db | Tx, familyId: number, caregiver_id: number): Promise<FavoriteNote> {
  const [row] = await db
    .select({ note: favoriteNotes.note })
    .from(favoriteNotes)
    .where(ofPair(familyId, caregiver_id))
  return { caregiver_id, note: row?.note ?? '' }
}
