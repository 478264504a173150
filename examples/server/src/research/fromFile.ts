import { isDeepStrictEqual } from 'node:util'
import { studyFileErrors, type StudySettings, type StudyVersionSettings } from '@homecare/sdk/research'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'
import { studies, studyConsents, studyStaff, studyVersions } from '../tables/research.ts'

/**
 * Writes the study of a file, and answers a line for each thing that was done; loaded again, it does nothing. All or nothing:
 * throws an Error with a line for each thing that is wrong. Versions that the file does not name stay. What people may have
 * read is not changed under them: a version that is there stays as it is, and new words are the next one.
 */
export async function loadStudy(db: Db, file: unknown, now: number): Promise<string[]> {
  const wrong = studyFileErrors(file)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  const settings = file as StudySettings
  return db.transaction(async (tx) => {
    const { id, said } = await writeStudy(tx, settings)
    const lines = [said]
    for (const version of settings.versions) {
      const done = await writeVersion(tx, id, version, now)
      lines.push(`version ${version.version}: ${done}`)
    }
    if (settings.staff) lines.push(`staff: ${await writeStaff(tx, id, settings.staff)}`)
    return lines
  })
}

/** A study as it is, as its file: what `loadStudy` would find unchanged. */
export async function studyFileOf(db: Db, code: string): Promise<StudySettings> {
  const [study] = await db.select().from(studies).where(eq(studies.code, code))
  if (!study) throw new Error(`There is no study ${code}.`)
  const { id, ...settings } = study
  const versions = await db
    .select()
    .from(studyVersions)
    .where(eq(studyVersions.study_id, id))
    .orderBy(asc(studyVersions.version))
  const staff = await db
    .select({ email: users.email })
    .from(studyStaff)
    .innerJoin(users, eq(users.id, studyStaff.user_id))
    .where(eq(studyStaff.study_id, id))
    .orderBy(asc(users.email))
  const file = {
    ...settings,
    staff: staff.map(({ email }) => email),
    versions: versions.map(({ version, words, questions }) => ({ version, ...words, questions })),
  }
  // Pairs are written as lists, which is what they are.
  return JSON.parse(JSON.stringify(file)) as StudySettings
}

async function writeStudy(
  tx: Tx,
  { code, run_by, contact_email, is_open }: StudySettings,
): Promise<{ readonly id: number; readonly said: string }> {
  const [before] = await tx.select().from(studies).where(eq(studies.code, code)).for('update')
  const row = { code, run_by, contact_email, is_open }
  if (!before) {
    const [added] = await tx.insert(studies).values(row).returning()
    return { id: added!.id, said: `${code}: added` }
  }
  const { id, ...was } = before
  const isSame = isDeepStrictEqual(was, row)
  if (!isSame) await tx.update(studies).set(row).where(eq(studies.id, id))
  return { id, said: `${code}: ${isSame ? 'unchanged' : 'changed'}` }
}

async function writeVersion(
  tx: Tx,
  id: number,
  { version, title, summary, steps, questions }: StudyVersionSettings,
  now: number,
): Promise<'added' | 'unchanged'> {
  const said = { words: { title, summary, steps }, questions }
  const isIt = and(eq(studyVersions.study_id, id), eq(studyVersions.version, version))
  const [before] = await tx.select().from(studyVersions).where(isIt)
  if (!before) {
    await tx.insert(studyVersions).values({ study_id: id, version, ...said, published_at: new Date(now) })
    return 'added'
  }
  if (isDeepStrictEqual({ words: before.words, questions: before.questions }, said)) return 'unchanged'
  const agreed = await tx.$count(
    studyConsents,
    and(eq(studyConsents.study_id, id), eq(studyConsents.version, version)),
  )
  throw new Error(
    `version ${version}: its words are in use, and ${agreed} consents were given to them. Give the new words as the next version.`,
  )
}

/** The study's staff are those of the file, and nobody else. */
async function writeStaff(tx: Tx, id: number, emails: readonly string[]): Promise<string> {
  const wanted = [...new Set(emails.map((email) => email.toLowerCase()))]
  const address = sql<string>`lower(${users.email})`
  const found =
    wanted.length === 0
      ? []
      : await tx
          .select({ id: users.id, email: address })
          .from(users)
          .where(and(inArray(address, wanted), isNull(users.deleted_at)))
  const unknown = wanted.filter((email) => !found.some((user) => user.email === email))
  if (unknown.length > 0) throw new Error(`staff: nobody has an account as ${unknown.join(', ')}.`)
  await tx.delete(studyStaff).where(eq(studyStaff.study_id, id))
  if (found.length > 0)
    await tx.insert(studyStaff).values(found.map((user) => ({ study_id: id, user_id: user.id })))
  return `${found.length}`
}
