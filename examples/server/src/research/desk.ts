import {
  checkVisitDay,
  getPatientSearch,
  getStudyPatient,
  logEncounter,
  researchLimits,
  searchPatients,
  type Encounter,
  type Patient,
} from '@homecare/sdk/research'
import { dayIn, pacificTimeZone, dayMs } from '@homecare/sdk/kit'
import { researchErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { newCode } from '../secrets/code.ts'
import { hashOf } from '../secrets/token.ts'
import { postopQuestions, studyEncounters, studyLooks, studyPatients } from '../tables/research.ts'
import { noteLook } from './looks.ts'
import { itsStaff, studyInForce } from './studies.ts'

/** A clinic's day of visits; far fewer than whoever wants to read the list. */
const looking: Limit = { name: 'study-look', hits: 300, seconds: 3600, counts: ['person'] }

/** What a study's own staff do: they look for patients, and note visits. Every look is written down. */
export function answerStudyDesk(routes: Routes): void {
  routes.on(
    searchPatients,
    itsStaff,
    ({ db, params, session, body, now }) =>
      db.transaction(async (tx) => {
        const { study } = await studyInForce(tx, params.study)
        const asked = {
          last_name: body.last_name.trim(),
          first_name: body.first_name?.trim() || null,
          birthday: body.birthday ?? null,
        }
        if (!asked.last_name) throw refuse.invalid({ last_name: [wrong.needsName] })
        const id = await noteLook(tx, { studyId: study.id, by: session.user.id, now }, 'search', asked)
        return { id, ...asked, ...(await found(tx, study.id, asked)) }
      }),
    { limit: looking },
  )

  routes.on(getPatientSearch, itsStaff, async ({ db, params, session, now }) => {
    const { study } = await studyInForce(db, params.study)
    const [look] = await db
      .select()
      .from(studyLooks)
      .where(
        and(
          eq(studyLooks.id, params.searchId),
          eq(studyLooks.study_id, study.id),
          eq(studyLooks.by_user, session.user.id),
          eq(studyLooks.what, 'search'),
          gt(studyLooks.at, new Date(now - researchLimits.searchMinutes * 60_000)),
        ),
      )
    if (!look) throw refuse.notFound()
    const { id, first_name, birthday } = look
    const asked = { last_name: look.last_name ?? '', first_name, birthday }
    return { id, ...asked, ...(await found(db, study.id, asked)) }
  })

  routes.on(
    getStudyPatient,
    itsStaff,
    ({ db, params, session, now }) =>
      db.transaction(async (tx) => {
        const { study } = await studyInForce(tx, params.study)
        const patient = await patientOf(tx, study.id, params.patientId)
        const looker = { studyId: study.id, by: session.user.id, now }
        await noteLook(tx, looker, 'patient', { patient_id: patient.id })
        return { ...shortOf(patient), encounters: await encountersOf(tx, patient.id) }
      }),
    { limit: looking },
  )

  routes.on(logEncounter, itsStaff, ({ db, params, session, body, now }) =>
    db.transaction(async (tx) => {
      const { study } = await studyInForce(tx, params.study)
      const patient = await patientOf(tx, study.id, body.patient_id)
      refuseWrong({
        date: checkVisitDay(body.date, dayIn(pacificTimeZone, new Date(now))) ?? undefined,
      })
      const code = newCode(8)
      const until = new Date(now + researchLimits.linkDays * dayMs)
      const [row] = await tx
        .insert(studyEncounters)
        .values({
          ...{ study_id: study.id, patient_id: patient.id, day: body.date, provider: body.provider.trim() },
          ...{ note: body.note?.trim() ?? '', by_user: session.user.id, logged_at: new Date(now) },
          ...{ code_hash: hashOf(code), code_until: until },
        })
        .returning()
      const looker = { studyId: study.id, by: session.user.id, now }
      await noteLook(tx, looker, 'encounter', { patient_id: patient.id })
      const shown = `${code.slice(0, 4)}-${code.slice(4)}`
      return { id: row!.id, patient_id: patient.id, code: shown, code_until: until.toISOString() }
    }),
  )
}

interface Asked {
  readonly last_name: string
  readonly first_name: string | null
  readonly birthday: string | null
}

/** Patients of the study whose names begin with what was asked for, and who were born on that day. */
async function found(
  db: Db | Tx,
  studyId: number,
  asked: Asked,
): Promise<{ patients: Patient[]; has_more: boolean }> {
  const rows = await db
    .select()
    .from(studyPatients)
    .where(
      and(
        eq(studyPatients.study_id, studyId),
        sql`starts_with(lower(${studyPatients.last_name}), ${asked.last_name.toLowerCase()})`,
        asked.first_name === null
          ? undefined
          : sql`starts_with(lower(${studyPatients.first_name}), ${asked.first_name.toLowerCase()})`,
        asked.birthday === null ? undefined : eq(studyPatients.birthday, asked.birthday),
      ),
    )
    .orderBy(asc(studyPatients.last_name), asc(studyPatients.first_name), asc(studyPatients.id))
    .limit(researchLimits.found + 1)
  return {
    patients: rows.slice(0, researchLimits.found).map(shortOf),
    has_more: rows.length > researchLimits.found,
  }
}

const shortOf = (row: typeof studyPatients.$inferSelect): Patient => ({
  id: row.id,
  first_name: row.first_name,
  last_initial: row.last_name.slice(0, 1),
  birth_year: Number(row.birthday.slice(0, 4)),
})

async function patientOf(tx: Tx, studyId: number, id: number) {
  const [row] = await tx
    .select()
    .from(studyPatients)
    .where(and(eq(studyPatients.id, id), eq(studyPatients.study_id, studyId)))
  if (!row) throw refuse.notFound()
  return row
}

/** The visits of a patient, latest first; or one of them. */
export async function encountersOf(tx: Tx, patientId: number, only?: number): Promise<Encounter[]> {
  const rows = await tx
    .select({ encounter: studyEncounters, postop: postopQuestions })
    .from(studyEncounters)
    .leftJoin(postopQuestions, eq(postopQuestions.encounter_id, studyEncounters.id))
    .where(
      and(
        eq(studyEncounters.patient_id, patientId),
        only === undefined ? undefined : eq(studyEncounters.id, only),
      ),
    )
    .orderBy(desc(studyEncounters.day), desc(studyEncounters.id))
  return rows.map(({ encounter, postop }) => ({
    id: encounter.id,
    date: encounter.day,
    provider: encounter.provider,
    note: encounter.note,
    code_until: encounter.enrollment_id === null ? encounter.code_until.toISOString() : null,
    joined: encounter.enrollment_id !== null,
    postop: postop && {
      asked_at: postop.asked_at.toISOString(),
      answered_at: postop.answered_at?.toISOString() ?? null,
      received: postop.received,
      note: postop.note,
    },
  }))
}
