import {
  addReference,
  changeReference,
  listReferences,
  phoneDigits,
  referenceErrors,
  removeReference,
  type Reference,
  type ReferenceDraft,
} from '@homecare/sdk'
import { and, asc, eq } from 'drizzle-orm'
import type { Routes } from '../server/on.ts'
import { refuse } from '../server/refuse.ts'
import { ownProfile, ownRecordOf } from './policies.ts'
import { refuseFull, refuseWrong } from './records.ts'
import { references } from './tables.ts'

const ownReference = ownRecordOf('reference', references)
const own = (caregiverId: number, id: number) =>
  and(eq(references.id, id), eq(references.caregiver_id, caregiverId))

/** People who speak for the caregiver. Nobody else is shown them. */
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
    refuseWrong(referenceErrors(body))
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

  routes.on(changeReference, ownReference, async ({ db, session, params, body }) => {
    refuseWrong(referenceErrors(body))
    const where = own(session.user.id, params.id)
    const [saved] = await db.select().from(references).where(where)
    if (!saved) throw refuse.notFound()
    const change = columnsOf(body)
    // Whoever is reached another way has not been asked there.
    const elsewhere =
      (change.phone ?? saved.phone) !== saved.phone || (change.email ?? saved.email) !== saved.email
    const [row] = await db
      .update(references)
      .set({ ...change, status: elsewhere ? 'added' : saved.status })
      .where(where)
      .returning()
    return referenceOf(row!)
  })

  routes.on(removeReference, ownReference, async ({ db, session, params }) => {
    await db.delete(references).where(own(session.user.id, params.id))
  })
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
