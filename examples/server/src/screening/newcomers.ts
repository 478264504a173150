import { say, type Locale } from '@homecare/sdk/kit'
import {
  newcomerAnswerWords,
  chosen,
  getScreening,
  newcomerErrors,
  newcomerQuestions,
  saveScreeningDraft,
  updateScreening,
  screeningSteps,
  type Screening,
  type ScreeningStep,
} from '@homecare/sdk/screening'
import { screeningErrorTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { ownProfile } from '../caregivers/policies.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { screenings } from '../tables/screening.ts'

/** The step that hands the answers in: after it only thanks are said. */
const lastStep: ScreeningStep = 'nextsteps'

/** The screening of new caregivers: questions, answers so far, and handing them in (`screen`). */
export function answerNewcomers(routes: Routes): void {
  answerDraft(routes)
  // The questions are read in the language of the page that they stand on.
  routes.on(getScreening, ownProfile, ({ db, session, readsIn }) => screeningOf(db, session.user.id, readsIn))

  routes.on(updateScreening, ownProfile, ({ db, session: { user }, body, now, readsIn }) => {
    const { step, answers } = body
    refuseUnfit(step, answers)
    return db.transaction(async (tx) => {
      const given = { ...(await answersToChange(tx, user.id)), ...inEnglish(step, answers) }
      if (step === lastStep) refuseIncomplete(given)
      const at = new Date(now)
      const values = {
        step: screeningSteps.ids[screeningSteps.ids.indexOf(step) + 1] ?? step,
        answers: given,
        updated_at: at,
        submitted_at: step === lastStep ? at : null,
        // What is handed in anew has not been read; until then it says what is to be changed.
        ...(step === lastStep && { decision: null, decided_at: null, note: null }),
      }
      await tx
        .insert(screenings)
        .values({ caregiver_id: user.id, ...values })
        .onConflictDoUpdate({ target: screenings.caregiver_id, set: values })
      await updateScore(tx, user)
      return screeningOf(tx, user.id, readsIn)
    })
  })
}

/** What is typed in a step, whatever it is worth yet: an empty answer is taken away. */
function answerDraft(routes: Routes): void {
  routes.on(saveScreeningDraft, ownProfile, ({ db, session: { user }, body: { step, answers }, now }) => {
    refuseUnknown(step, answers)
    return db.transaction(async (tx) => {
      const given = { ...(await answersToChange(tx, user.id)), ...inEnglish(step, answers) }
      const kept = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== ''))
      const values = { answers: kept, updated_at: new Date(now) }
      await tx
        .insert(screenings)
        .values({ caregiver_id: user.id, step, ...values })
        .onConflictDoUpdate({ target: screenings.caregiver_id, set: values })
      return { kept: true }
    })
  })
}

/** The answers so far, which nobody else changes meanwhile; refuses those that are handed in. */
async function answersToChange(tx: Tx, id: number): Promise<Readonly<Record<string, unknown>>> {
  await tx.select({ id: caregivers.id }).from(caregivers).where(eq(caregivers.id, id)).for('update')
  const saved = await rowOf(tx, id)
  if (saved?.submitted_at) throw refuse.form(screeningErrorTexts.handedIn)
  return saved?.answers ?? {}
}

function refuseUnknown(step: ScreeningStep, answers: Readonly<Record<string, unknown>>): void {
  const ofStep = newcomerQuestions.filter((question) => question.step === step).map(({ id }) => id)
  const unknown = Object.keys(answers).filter((id) => !ofStep.includes(id))
  if (unknown.length > 0)
    throw refuse.invalid(
      Object.fromEntries(unknown.map((id) => [`answers.${id}`, [serverTexts.unknownField]])),
    )
}

function refuseUnfit(step: ScreeningStep, answers: Readonly<Record<string, unknown>>): void {
  refuseUnknown(step, answers)
  const wrong = Object.entries(newcomerErrors(step, answers))
  if (wrong.length > 0)
    throw refuse.invalid(Object.fromEntries(wrong.map(([id, text]) => [`answers.${id}`, [text]])))
}

/** Handing in takes the answers of every step. */
function refuseIncomplete(answers: Readonly<Record<string, unknown>>): void {
  const open = screeningSteps.ids.some((step) => Object.keys(newcomerErrors(step, answers)).length > 0)
  if (open) throw refuse.form(screeningErrorTexts.notYet)
}

/** Choices are kept by their English words, whatever the language they were made in. */
function inEnglish(step: ScreeningStep, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    newcomerQuestions
      .filter((question) => question.step === step && question.id in answers)
      .map((question) => [question.id, chosen(question, answers[question.id])?.[0] ?? answers[question.id]]),
  )
}

async function screeningOf(db: Db | Tx, id: number, locale: Locale): Promise<Screening> {
  const saved = await rowOf(db, id)
  return {
    step: saved?.step ?? screeningSteps.ids[0]!,
    questions: newcomerQuestions.map(({ id: question, step, kind, text, choices }) => ({
      id: question,
      step,
      kind,
      text: say(locale, text),
      choices: choices.map((choice) => say(locale, choice)),
    })),
    answers: Object.fromEntries(
      newcomerQuestions
        .filter((question) => saved?.answers[question.id] !== undefined)
        .map((question) => [question.id, newcomerAnswerWords(locale, question, saved?.answers[question.id])]),
    ),
    submitted_at: saved?.submitted_at?.toISOString() ?? null,
    decision: saved?.decision ?? null,
    note: saved?.note ?? null,
  }
}

async function rowOf(db: Db | Tx, id: number) {
  const [row] = await db.select().from(screenings).where(eq(screenings.caregiver_id, id))
  return row
}
