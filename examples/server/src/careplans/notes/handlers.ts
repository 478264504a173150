import {
  addPlanNote,
  getPlanNote,
  listPlanNotes,
  removePlanNote,
  updatePlanNote,
  type PlanNote,
} from '@homecare/sdk/careplans'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { SessionUser } from '../../people/session.ts'
import { Refusal, refuse } from '../../refusals/refuse.ts'
import { planNotes, planNoteVersions } from '../../tables/care/careplans.ts'
import { noteSeen } from '../ground/noteSeen.ts'
import { does, reads } from '../ground/policies.ts'
import { standingOn, standingToChange, type PlanRow } from '../ground/standing.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { touchPlan } from '../ground/touch.ts'
import { notesOf } from '../reading/noteRows.ts'

/** Notes on a plan: written, rewritten by who wrote them with every version kept, and deleted. */
export function answerPlanNotes(routes: Routes): void {
  const list = reads('view_notes', { seen: 'notes' })
  routes.on(listPlanNotes, list, async ({ db, session: { user }, params, query, now }) => {
    const { plan } = (await standingOn(db, user, params.id, now))!
    return notesOf(db, plan, user, query)
  })

  routes.on(getPlanNote, reads('view_notes'), async ({ db, session: { user }, params, now, ip }) => {
    const { plan, standing } = (await standingOn(db, user, params.id, now))!
    const note = await noteOf(db, plan, user, params.noteId)
    await noteSeen(db, { planId: plan.id, by: user, standing, what: 'note', record: note.id, ip, now })
    const versions = await db
      .select()
      .from(planNoteVersions)
      .where(eq(planNoteVersions.note_id, note.id))
      .orderBy(desc(planNoteVersions.version))
    return {
      ...note,
      versions: versions.map(({ version, text, at }) => ({ version, text, at: at.toISOString() })),
    }
  })

  routes.on(addPlanNote, does('edit_notes'), ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_notes', now)
      const at = new Date(now)
      const [row] = await tx
        .insert(planNotes)
        .values({
          ...{
            plan_id: plan.id,
            author_id: user.id,
            text: wordsOf(body.text),
            created_at: at,
            modified_at: at,
          },
        })
        .returning()
      await touchPlan(tx, deps, plan.id, { by: user.id })
      return noteOf(tx, plan, user, row!.id)
    }),
  )

  routes.on(updatePlanNote, does('edit_notes'), ({ deps, db, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_notes', now)
      const row = await ownNote(tx, plan, user, params.noteId)
      if (body.version !== undefined && body.version !== row.version)
        throw new Refusal(409, words.noteChanged, { current: await noteOf(tx, plan, user, row.id) })
      const text = wordsOf(body.text)
      if (text !== row.text) {
        const { version, modified_at } = row
        await tx
          .insert(planNoteVersions)
          .values({ note_id: row.id, version, text: row.text, at: modified_at })
        await tx
          .update(planNotes)
          .set({ text, version: version + 1, modified_at: new Date(now) })
          .where(eq(planNotes.id, row.id))
        await touchPlan(tx, deps, plan.id, { by: user.id })
      }
      return noteOf(tx, plan, user, row.id)
    }),
  )

  routes.on(removePlanNote, does('edit_notes'), ({ deps, db, session: { user }, params, now }) =>
    db.transaction(async (tx) => {
      const { plan } = await standingToChange(tx, user, params.id, 'edit_notes', now)
      const row = await ownNote(tx, plan, user, params.noteId)
      await tx.delete(planNoteVersions).where(eq(planNoteVersions.note_id, row.id))
      await tx
        .update(planNotes)
        .set({ text: '', removed_at: new Date(now), version: row.version + 1 })
        .where(eq(planNotes.id, row.id))
      await touchPlan(tx, deps, plan.id, { by: user.id })
    }),
  )
}

function wordsOf(text: string): string {
  const said = text.trim()
  if (said === '') throw refuse.invalid({ text: [words.emptyNote] })
  return said
}

async function noteOf(db: Db | Tx, plan: PlanRow, user: SessionUser, id: number): Promise<PlanNote> {
  const [note] = await notesOf(db, plan, user, { id })
  if (!note) throw refuse.notFound()
  return note
}

/** A note that one has written, locked; others read it. */
async function ownNote(tx: Tx, plan: PlanRow, user: SessionUser, id: number) {
  const [row] = await tx
    .select()
    .from(planNotes)
    .where(and(eq(planNotes.id, id), eq(planNotes.plan_id, plan.id), isNull(planNotes.removed_at)))
    .for('update')
  if (!row) throw refuse.notFound()
  if (row.author_id !== user.id) throw refuse.forbidden(words.othersNote)
  return row
}
