import {
  agreementSteps,
  agreeToBackgroundStep,
  backgroundPersonErrors,
  backgroundStepError,
  backgroundStepsToDo,
  checkBirthday,
  checkSignature,
  dayIn,
  getBackgroundCheck,
  getBackgroundReport,
  pacificTimeZone,
  saveBackgroundPerson,
  signBackgroundCheck,
  verifyBirthday,
  type BackgroundCheck,
  type BackgroundPerson,
  type BackgroundStep,
} from '@homecare/sdk'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { ownProfile } from '../caregivers/policies.ts'
import { refuseWrong } from '../caregivers/records.ts'
import { updateScore } from '../caregivers/score.ts'
import { caregivers } from '../caregivers/tables.ts'
import type { Db, Tx } from '../db/connect.ts'
import { letter } from '../mail/mail.ts'
import type { Deps } from '../server/deps.ts'
import type { Routes } from '../server/on.ts'
import { refuse } from '../server/refuse.ts'
import { seal, serverSecret } from '../server/secret.ts'
import { backgroundChecks } from './tables.ts'
import { screeningServerTexts } from './texts.ts'

/** What the numbers are sealed for. */
export const sealedFor = 'background check'

/** A caregiver's background check, step by step, until it is signed and sent (D2 §2, §7; D3 §2). */
export function answerBackgroundCheck(routes: Routes): void {
  routes.on(getBackgroundCheck, ownProfile, ({ db, session }) => checkOf(db, session.user.id))

  routes.on(agreeToBackgroundStep, ownProfile, async ({ db, session, body, now }) => {
    if (!agreementSteps.includes(body.step))
      throw refuse.invalid({ step: [screeningErrorTexts.notAgreement] })
    return takeStep(db, session.user.id, body.step, now)
  })

  routes.on(saveBackgroundPerson, ownProfile, async ({ db, session, body, now, deps }) => {
    refuseWrong(backgroundPersonErrors(body, new Date(now)))
    const { ssn, ...person } = body
    const sealed_ssn = seal(await serverSecret(db, deps.config), sealedFor, ssn)
    return takeStep(db, session.user.id, 'personal', now, { person: trimmed(person), sealed_ssn })
  })

  routes.on(signBackgroundCheck, ownProfile, async ({ db, session: { user }, body, now, deps }) => {
    const step = 'electronic-signature'
    const [row] = await db.select().from(backgroundChecks).where(eq(backgroundChecks.caregiver_id, user.id))
    const early = backgroundStepError(row ? wireOf(row) : none, step)
    if (early || !row?.person) throw refuse.form(early ?? screeningErrorTexts.notYet)
    refuseWrong({ signature: checkSignature(body.signature, row.person) ?? undefined })
    const signature = body.signature.trim()
    const sent = await takeStep(db, user.id, step, now, { signature, status: 'running' })
    await updateScore(db, user)
    await tell(deps, user, screeningServerTexts.sentSubject, screeningServerTexts.sentBody)
    return sent
  })

  routes.on(getBackgroundReport, ownProfile, async ({ db, session }) => {
    const check = await checkOf(db, session.user.id)
    if (check.completed_on === null) throw refuse.notFound(screeningErrorTexts.noReport)
    const [row] = await db
      .select({ sections: backgroundChecks.sections })
      .from(backgroundChecks)
      .where(eq(backgroundChecks.caregiver_id, session.user.id))
    return { ...check, sections: row?.sections ?? [] }
  })

  routes.on(
    verifyBirthday,
    ownProfile,
    async ({ db, session: { user }, body, now }) => {
      refuseWrong({ birthday: checkBirthday(body.birthday, new Date(now)) ?? undefined })
      const signed = await signedBirthday(db, user.id)
      // Before anything was signed there is nothing to compare with, and it is only noted.
      if (signed === null || signed === body.birthday)
        await db.update(caregivers).set({ birthday: body.birthday }).where(eq(caregivers.id, user.id))
      return { verified: signed === body.birthday }
    },
    { limit: { name: 'birthday', hits: 10, seconds: 3600 } },
  )
}

/** The birthday that a background check was signed with; null where none was. */
async function signedBirthday(db: Db, id: number): Promise<string | null> {
  const [found] = await db
    .select({ check: backgroundChecks, known: caregivers.birthday })
    .from(backgroundChecks)
    .innerJoin(caregivers, eq(caregivers.id, backgroundChecks.caregiver_id))
    .where(eq(backgroundChecks.caregiver_id, id))
  return found?.check.signature ? (found.check.person?.birthday ?? found.known) : null
}

type CheckRow = typeof backgroundChecks.$inferSelect
type CheckColumns = Partial<Pick<CheckRow, 'person' | 'sealed_ssn' | 'signature' | 'status'>>

const none: BackgroundCheck = { status: 'none', steps_done: [], started_on: null, completed_on: null }

/** The check as its caregiver sees it. One that was made before there were steps is known by its day alone. */
export async function checkOf(db: Db | Tx, id: number): Promise<BackgroundCheck> {
  const [found] = await db
    .select({
      row: backgroundChecks,
      checked: caregivers.background_checked,
      on: caregivers.background_checked_on,
    })
    .from(caregivers)
    .leftJoin(backgroundChecks, eq(backgroundChecks.caregiver_id, caregivers.id))
    .where(eq(caregivers.id, id))
  if (found?.row) return wireOf(found.row)
  if (!found?.checked) return none
  return {
    ...none,
    status: 'passed',
    steps_done: [...backgroundStepsToDo],
    started_on: found.on,
    completed_on: found.on,
  }
}

/** Marks a step as done, with what it brought. Two presses at once wait for each other at the caregiver. */
async function takeStep(
  db: Db,
  caregiver_id: number,
  step: BackgroundStep,
  now: number,
  brought: CheckColumns = {},
): Promise<BackgroundCheck> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: caregivers.id })
      .from(caregivers)
      .where(eq(caregivers.id, caregiver_id))
      .for('update')
    const wrong = backgroundStepError(await checkOf(tx, caregiver_id), step)
    if (wrong) throw refuse.form(wrong)
    const [before] = await tx
      .select({ steps: backgroundChecks.steps })
      .from(backgroundChecks)
      .where(eq(backgroundChecks.caregiver_id, caregiver_id))
    const steps = { ...before?.steps, [step]: new Date(now).toISOString() }
    const started_on = dayIn(pacificTimeZone, new Date(now))
    await tx
      .insert(backgroundChecks)
      .values({ caregiver_id, status: 'started', steps, started_on, ...brought })
      .onConflictDoUpdate({ target: backgroundChecks.caregiver_id, set: { steps, ...brought } })
    return checkOf(tx, caregiver_id)
  })
}

export function wireOf({ status, steps, started_on, completed_on }: CheckRow): BackgroundCheck {
  const steps_done = backgroundStepsToDo.filter((step) => steps[step] !== undefined)
  return { status, steps_done, started_on, completed_on }
}

function trimmed(person: Omit<BackgroundPerson, 'ssn'>): Omit<BackgroundPerson, 'ssn'> {
  return Object.fromEntries(
    Object.entries(person).map(([name, text]) => [name, text?.trim()]),
  ) as typeof person
}

/** Mail that cannot be sent is told in the log: what was asked for is done all the same. */
export async function tell(
  { mail, log, config }: Deps,
  to: { readonly email: string; readonly language: 'en' | 'es' },
  subject: Parameters<typeof letter>[2],
  body: Parameters<typeof letter>[2],
): Promise<void> {
  try {
    await mail.send(letter(to.email, to.language, subject, body, `${config.publicUrl}/background`))
  } catch (error) {
    log.error('A letter failed', { error })
  }
}
