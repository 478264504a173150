import { answerErrors, type TaskAnswers, type TaskChange } from '@homecare/sdk/careplans'
import type { Sayable } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { refuse, refuseWrong } from '../../refusals/refuse.ts'
import { taskDays } from '../../tables/care/careplans.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import type { JudgedTask } from './judged.ts'

/** What is wrong with answers, by the fields of a body under whose name they stand. */
export function answerFields(
  questions: readonly string[],
  answers: TaskAnswers,
  under: string,
): Record<string, Sayable | undefined> {
  const errors = Object.entries(answerErrors(questions, answers))
  return Object.fromEntries(errors.map(([name, text]) => [`${under}.${name}`, text]))
}

/** Puts right what was answered or noted when a task was done or skipped. */
export async function correctOutcome(
  tx: Tx,
  { row, day, days, occurrence }: JudgedTask,
  { assessment_data, observation_notes }: TaskChange,
  now: number,
): Promise<void> {
  const own = days.get(day)
  if (!own || occurrence.state === 'open') throw refuse.conflict(words.notSettled)
  const note = observation_notes?.trim()
  refuseWrong({
    ...(assessment_data && answerFields(occurrence.fields.questions, assessment_data, 'assessment_data')),
    ...(own.reason === 'other' && note === '' && { observation_notes: words.sayWhy }),
  })
  await tx
    .update(taskDays)
    .set({
      ...(assessment_data && own.state === 'done' && { data: assessment_data }),
      ...(note !== undefined && { note }),
      noted_at: new Date(now),
      version: own.version + 1,
    })
    .where(and(eq(taskDays.task_id, row.id), eq(taskDays.day, day)))
}
