import { phoneDigits, type SentFilters } from '@homecare/sdk/kit'
import {
  addReference,
  updateReference,
  listReferences,
  listReferencesToCall,
  noteReferenceCall,
  referenceErrors,
  referenceRecord,
  removeReference,
  type referenceFilters,
  type Reference,
  type ReferenceDraft,
  type ReferenceToCall,
} from '@homecare/sdk/references'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import { filterConditions, type FilterConditions } from '../db/filterConditions.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse, refuseStale, refuseWrong } from '../refusals/refuse.ts'
import { updateBadges } from '../badges/badges.ts'
import { ownProfile, ownRecordOf } from '../caregivers/policies.ts'
import { holdProfile, refuseFull } from '../caregivers/records.ts'
import { references } from '../tables/caregivers.ts'

const ownReference = ownRecordOf('reference', references)
const own = (caregiverId: number, id: number) =>
  and(eq(references.id, id), eq(references.caregiver_id, caregiverId))

/** People who speak for the caregiver. Only the staff who call them are shown them besides. */
export function answerReferences(routes: Routes): void {
  routes.on(listReferences, ownProfile, async ({ db, session }) => {
    const rows = await db
      .select()
      .from(references)
      .where(eq(references.caregiver_id, session.user.id))
      .orderBy(asc(references.id))
    return rows.map(referenceOf)
  })

  routes.on(addReference, ownProfile, async ({ db, session, body, now }) => {
    refuseWrong(referenceErrors(body, session.user.phone))
    await refuseFull(db, references, session.user.id)
    const { name, relationship, phone, email, note } = body
    const [row] = await db
      .insert(references)
      .values({
        caregiver_id: session.user.id,
        created_at: new Date(now),
        ...columnsOf({ name, relationship, phone, email, note }),
      } as typeof references.$inferInsert)
      .returning()
    return referenceOf(row!)
  })

  routes.on(updateReference, ownReference, ({ db, session, params, body }) => {
    refuseWrong(referenceErrors(body, session.user.phone))
    const where = own(session.user.id, params.id)
    return db.transaction(async (tx) => {
      const saved = await heldReference(tx, session.user.id, params.id)
      refuseStale(referenceRecord, body, referenceOf(saved))
      const change = columnsOf(body)
      // Whoever is reached another way has not been asked there.
      const elsewhere =
        (change.phone ?? saved.phone) !== saved.phone || (change.email ?? saved.email) !== saved.email
      const [row] = await tx
        .update(references)
        .set({ ...change, status: elsewhere ? 'added' : saved.status })
        .where(where)
        .returning()
      return referenceOf(row!)
    })
  })

  routes.on(removeReference, ownReference, ({ db, session, params, query }) =>
    db.transaction(async (tx) => {
      refuseStale(referenceRecord, query, referenceOf(await heldReference(tx, session.user.id, params.id)))
      await tx.delete(references).where(own(session.user.id, params.id))
    }),
  )

  routes.on(listReferencesToCall, only('staff'), ({ db, query }) => referencesToCall(db, query))

  routes.on(noteReferenceCall, only('staff'), ({ db, params, body }) =>
    db.transaction(async (tx) => {
      // Of two answers that are noted at one instant, the second counts both for the badge.
      await holdProfile(tx, params.caregiverId)
      const one = own(params.caregiverId, params.id)
      const [before] = await tx.select().from(references).where(one)
      const [noted] = await tx.update(references).set({ status: body.status }).where(one).returning()
      if (!noted) throw refuse.notFound()
      const isTakenBack = before?.status === 'answered' && noted.status !== 'answered'
      await updateBadges(tx, noted.caregiver_id, isTakenBack ? 'references' : undefined)
      return referenceOf(noted)
    }),
  )
}

/** A reference whose profile is held: what staff note at this moment comes before or after. */
async function heldReference(tx: Tx, caregiverId: number, id: number) {
  await holdProfile(tx, caregiverId)
  const [row] = await tx.select().from(references).where(own(caregiverId, id))
  if (!row) throw refuse.notFound()
  return row
}

/** So many are called before the list is asked for again. */
const mostToCall = 50

const isWaiting = and(ne(references.status, 'answered'), isNull(users.deleted_at))

/** The references that wait for a call: for whom each speaks, and since when, as part of a statement. */
export function waitingReferenceRows(db: Db) {
  return db
    .select({
      id: sql<number>`${references.id}`.as('id'),
      person: sql<number>`${users.id}`.as('person'),
      since: sql<Date>`${references.created_at}`.as('since'),
    })
    .from(references)
    .innerJoin(users, eq(users.id, references.caregiver_id))
    .where(isWaiting)
}

/** Which references each filter leaves, by its name on the wire. */
const matches: FilterConditions<typeof referenceFilters, undefined> = {
  search(given) {
    const words = given.trim().toLowerCase()
    const caregiver = sql`${users.first_name} || ' ' || ${users.last_name}`
    return words
      ? [
          sql`(position(${words} in lower(${caregiver})) > 0 or position(${words} in lower(${references.name})) > 0)`,
        ]
      : []
  },
}

async function referencesToCall(
  db: Db,
  query: SentFilters<typeof referenceFilters>,
): Promise<ReferenceToCall[]> {
  const rows = await db
    .select({ reference: references, user: users })
    .from(references)
    .innerJoin(users, eq(users.id, references.caregiver_id))
    .where(and(isWaiting, ...filterConditions(matches, query, undefined)))
    .orderBy(asc(references.created_at), asc(references.id))
    .limit(mostToCall)
  return rows.map(({ reference, user }) => ({
    ...referenceOf(reference),
    caregiver_id: user.id,
    caregiver_name: `${user.first_name} ${user.last_name}`,
  }))
}

/** The given fields as they are kept. */
function columnsOf(draft: Partial<ReferenceDraft>): Partial<typeof references.$inferInsert> {
  const { name, relationship, phone, email, note } = draft
  return {
    ...(name !== undefined && { name: name.trim() }),
    ...(relationship !== undefined && { relationship: relationship.trim() }),
    ...(phone !== undefined && { phone: phoneDigits(phone) ?? '' }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(note !== undefined && { note: note.trim() }),
  }
}

function referenceOf(row: typeof references.$inferSelect): Reference {
  const { id, name, relationship, phone, email, note, status } = row
  return { id, name, relationship, phone, email, note, status }
}
