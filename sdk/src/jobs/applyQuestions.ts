import type { HousingId } from '../vocabulary/caregivers/catalogue.js'
import { isRecord } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { JobScheduleType } from '../vocabulary/jobs/catalogue.js'
import { applyQuestionTexts } from './applyQuestionTexts.js'

/** What a job is asked about before an application; the ids are the keys of the answers on the wire. */
export type ApplyQuestionId = 'travel' | 'start' | 'hours' | 'live_in' | 'conditions'
/** A question that applicants to a job answer. */
export interface ApplyQuestion {
  readonly id: ApplyQuestionId
  readonly text: Text
}

/** A job as far as its questions follow from it. */
export interface JobWithQuestions {
  readonly start_date?: string | null
  readonly schedule_type?: number
  readonly housing?: number
  readonly conditions?: readonly number[] | null
}
/** The answers as they came, by the id of their question. */
export type ApplyAnswers = Readonly<Record<string, unknown>>

const setWeekly: JobScheduleType = 2
const liveIn: HousingId = 0

/**
 * The questions of a job, each answered by yes or no. The documents name the call and no questions, so they
 * follow from what the family asked for: the way there, the first day, the hours, living in, the conditions.
 */
export function applyQuestions(job: JobWithQuestions): readonly ApplyQuestion[] {
  if (!isRecord(job)) return []
  const { start_date, schedule_type, housing, conditions } = job as JobWithQuestions
  const asked: readonly (readonly [ApplyQuestionId, boolean])[] = [
    ['travel', true],
    ['start', Boolean(start_date)],
    ['hours', schedule_type === setWeekly],
    ['live_in', housing === liveIn],
    ['conditions', Array.isArray(conditions) && conditions.length > 0],
  ]
  return asked.filter(([, applies]) => applies).map(([id]) => ({ id, text: applyQuestionTexts[id] }))
}

/** What is missing, by question: each wants a yes or a no. */
export function applyAnswerErrors(job: JobWithQuestions, answers: ApplyAnswers): Record<string, Text> {
  const open = applyQuestions(job).filter(({ id }) => typeof answerOf(answers, id) !== 'boolean')
  return Object.fromEntries(open.map(({ id }) => [id, applyQuestionTexts.answerMissing]))
}

/** The questions that were answered by no, or not at all: with none, the application is made. */
export function failedQuestions(job: JobWithQuestions, answers: ApplyAnswers): readonly ApplyQuestion[] {
  return applyQuestions(job).filter(({ id }) => answerOf(answers, id) !== true)
}

const answerOf = (answers: ApplyAnswers, id: string): unknown =>
  isRecord(answers) && Object.hasOwn(answers, id) ? answers[id] : undefined
