import { checkBirthday } from '@homecare/sdk/caregivers'
import { dayIn, pacificTimeZone, type Locale, type Sayable } from '@homecare/sdk/kit'
import {
  agreeToBackgroundStep,
  backgroundPersonErrors,
  backgroundStepError,
  backgroundStepsToDo,
  checkSignature,
  getBackgroundCheck,
  getBackgroundPerson,
  getBackgroundReport,
  hasCheckReport,
  isAgreementStep,
  updateBackgroundPerson,
  signBackgroundCheck,
  verifyBirthday,
  type BackgroundCheck,
  type BackgroundPerson,
  type BackgroundReport,
  type BackgroundStep,
} from '@homecare/sdk/screening'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { ownProfile } from '../caregivers/policies.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { requireZip } from '../places/zips/requireZip.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { seal, serverSecret } from '../secrets/secret.ts'
import { backgroundChecks } from '../tables/screening.ts'
import { screeningServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** What the numbers are sealed for. */
export const sealedFor = 'background check'

/** A caregiver's background check, step by step, until it is signed and sent. */
export function answerBackgroundCheck(routes: Routes): void {
  routes.on(getBackgroundCheck, ownProfile, ({ db, session }) => checkOf(db, session.user.id))

  routes.on(agreeToBackgroundStep, ownProfile, async ({ db, session, body, now }) => {
    if (!isAgreementStep(body.step)) throw refuse.invalid({ step: [screeningErrorTexts.notAgreement] })
    return takeStep(db, session.user.id, body.step, now)
  })

  routes.on(getBackgroundPerson, ownProfile, async ({ db, session }) => {
    const row = await checkRow(db, session.user.id)
    return row?.person ?? null
  })

  routes.on(updateBackgroundPerson, ownProfile, async ({ db, session, body, now, deps }) => {
    refuseWrong(backgroundPersonErrors(body, new Date(now)))
    requireZip(body.zip_code)
    const { ssn, ...person } = body
    const sealed_ssn = seal(await serverSecret(db, deps.config), sealedFor, ssn)
    return takeStep(db, session.user.id, 'personal', now, () => ({ person: trimmed(person), sealed_ssn }))
  })

  routes.on(signBackgroundCheck, ownProfile, async ({ db, session: { user }, body, now, deps }) => {
    const sent = await takeStep(db, user.id, 'electronic-signature', now, (row) => {
      if (!row?.person) throw refuse.form(screeningErrorTexts.notYet)
      refuseWrong({ signature: checkSignature(body.signature, row.person) ?? undefined })
      return { signature: body.signature.trim(), status: 'ordered', note: null }
    })
    await updateScore(db, user)
    await tell(deps, user, screeningServerTexts.sentSubject, screeningServerTexts.sentBody)
    return sent
  })

  routes.on(getBackgroundReport, ownProfile, async ({ db, session }) => {
    const report = await reportOf(db, session.user.id)
    if (!report) throw refuse.notFound(screeningErrorTexts.noReport)
    return report
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

export type CheckRow = typeof backgroundChecks.$inferSelect
type CheckColumns = Partial<Pick<CheckRow, 'person' | 'sealed_ssn' | 'signature' | 'status' | 'note'>>

const none: BackgroundCheck = {
  status: 'none',
  steps_done: [],
  started_on: null,
  completed_on: null,
  note: null,
}

/** A caregiver's report; null while there is none. */
export async function reportOf(db: Db, id: number): Promise<BackgroundReport | null> {
  const check = await checkOf(db, id)
  if (!hasCheckReport(check)) return null
  const row = await checkRow(db, id)
  return { ...check, sections: row?.sections ?? [] }
}

export async function checkRow(db: Db | Tx, id: number): Promise<CheckRow | undefined> {
  const [row] = await db.select().from(backgroundChecks).where(eq(backgroundChecks.caregiver_id, id))
  return row
}

/** The check as its caregiver sees it. One that was made before there were steps is known by its day alone. */
async function checkOf(db: Db | Tx, id: number): Promise<BackgroundCheck> {
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

/**
 * Marks a step as done, with what it brings. Two presses at once wait for each other at the caregiver, so that what is
 * signed is what was judged.
 */
async function takeStep(
  db: Db,
  caregiver_id: number,
  step: BackgroundStep,
  now: number,
  bring: (row: CheckRow | undefined) => CheckColumns = () => ({}),
): Promise<BackgroundCheck> {
  return db.transaction(async (tx) => {
    await tx
      .select({ id: caregivers.id })
      .from(caregivers)
      .where(eq(caregivers.id, caregiver_id))
      .for('update')
    const wrong = backgroundStepError(await checkOf(tx, caregiver_id), step)
    if (wrong) throw refuse.form(wrong)
    const before = await checkRow(tx, caregiver_id)
    const steps = { ...before?.steps, [step]: new Date(now).toISOString() }
    const started_on = dayIn(pacificTimeZone, new Date(now))
    const brought = bring(before)
    await tx
      .insert(backgroundChecks)
      .values({ caregiver_id, status: 'started', steps, started_on, ...brought })
      .onConflictDoUpdate({ target: backgroundChecks.caregiver_id, set: { steps, ...brought } })
    return checkOf(tx, caregiver_id)
  })
}

function wireOf({ status, steps, started_on, completed_on, note }: CheckRow): BackgroundCheck {
  const steps_done = backgroundStepsToDo.filter((step) => steps[step] !== undefined)
  return { status, steps_done, started_on, completed_on, note }
}

function trimmed(person: Omit<BackgroundPerson, 'ssn'>): Omit<BackgroundPerson, 'ssn'> {
  return Object.fromEntries(
    Object.entries(person).map(([name, text]) => [name, text?.trim()]),
  ) as typeof person
}

/** Tells somebody what came of their background check: always, whatever notices they have chosen. */
export async function tell(
  deps: Deps,
  to: { readonly email: string; readonly language: Locale },
  subject: Sayable,
  body: Sayable,
): Promise<void> {
  await inform(deps, to, subject, body, pageUrl(deps.config, '/background'))
}
