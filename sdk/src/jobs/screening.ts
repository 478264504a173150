import { isRecord } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { screeningTexts } from './screeningTexts.js'

/** What a job is asked about before an application; the ids are the keys of the answers on the wire. */
export type ScreeningQuestionId = 'travel' | 'start' | 'hours' | 'live_in' | 'conditions'
/** A question that applicants to a job answer. */
export interface ScreeningQuestion {
  readonly id: ScreeningQuestionId
  readonly text: Text
}

/** A job as far as its questions follow from it. */
export interface ScreenedJob {
  readonly start_date?: string | null
  readonly schedule_type?: number
  readonly housing?: number
  readonly conditions?: readonly number[]
}
export type ScreeningAnswers = Readonly<Record<string, unknown>>

const setWeekly = 2
const liveIn = 0

/**
 * The questions of a job, each answered by yes or no. The documents name the call and no questions (D2 §7), so they
 * follow from what the family asked for: the way there, the first day, the hours, living in, the conditions.
 */
export function screeningQuestions(job: ScreenedJob): readonly ScreeningQuestion[] {
  if (!isRecord(job)) return []
  const { start_date, schedule_type, housing, conditions } = job as ScreenedJob
  const asked: readonly (readonly [ScreeningQuestionId, boolean])[] = [
    ['travel', true],
    ['start', Boolean(start_date)],
    ['hours', schedule_type === setWeekly],
    ['live_in', housing === liveIn],
    ['conditions', Array.isArray(conditions) && conditions.length > 0],
  ]
  return asked.filter(([, applies]) => applies).map(([id]) => ({ id, text: screeningTexts[id] }))
}

/** What is missing, by question: each wants a yes or a no. */
export function screeningErrors(job: ScreenedJob, answers: ScreeningAnswers): Record<string, Text> {
  const open = screeningQuestions(job).filter(({ id }) => typeof answerOf(answers, id) !== 'boolean')
  return Object.fromEntries(open.map(({ id }) => [id, screeningTexts.answerMissing]))
}

/** The questions that were answered by no, or not at all: with none, the application is made. */
export function failedQuestions(job: ScreenedJob, answers: ScreeningAnswers): readonly ScreeningQuestion[] {
  return screeningQuestions(job).filter(({ id }) => answerOf(answers, id) !== true)
}

const answerOf = (answers: ScreeningAnswers, id: string): unknown =>
  isRecord(answers) && Object.hasOwn(answers, id) ? answers[id] : undefined
