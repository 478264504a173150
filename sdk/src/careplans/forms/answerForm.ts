import type { Sayable } from '../../kit/text.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { checkNote } from '../../kit/fields/note.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { skipReasons, type SkipReason } from '../../vocabulary/careplans/catalogue.js'
import type { Task, TaskAnswers } from '../../vocabulary/careplans/entities.js'
import type { AteAnswer, TookAnswer } from '../../vocabulary/careplans/questions.js'
import { answerErrors } from '../answers/answers.js'
import { skipTexts } from './skipTexts.js'

/** What is asked when a task is done: numbers and choices, null where nothing was answered, and a few words. */
export interface AnswerForm {
  readonly pain: number | null
  /** Of the blood pressure. */
  readonly upper: number | null
  readonly lower: number | null
  readonly pulse: number | null
  readonly temperature: number | null
  readonly blood_sugar: number | null
  readonly weight: number | null
  readonly ate: AteAnswer | null
  readonly took: TookAnswer | null
  readonly note: string
}

const empty: AnswerForm = {
  ...{
    pain: null,
    upper: null,
    lower: null,
    pulse: null,
    temperature: null,
    blood_sugar: null,
    weight: null,
  },
  ...{ ate: null, took: null, note: '' },
}

/** The answers as they travel; what was left open is left out. */
export function answersOf(form: AnswerForm): TaskAnswers {
  const { upper, lower, note: _, ...single } = form
  const given = Object.fromEntries(Object.entries(single).filter(([, value]) => value !== null))
  const isPressure = upper !== null || lower !== null
  return { ...given, ...(isPressure && { blood_pressure: [upper, lower] }) } as TaskAnswers
}

/** What the form holds of answers that were given. */
export function answerFields(data: TaskAnswers | null, note: string): AnswerForm {
  const { blood_pressure, ...single } = data ?? {}
  const [upper = null, lower = null] = blood_pressure ?? []
  return { ...empty, ...single, upper, lower, note }
}

/** Asks what a task asks when it is done. A question may be left open. */
export function createAnswerForm(
  task: Pick<Task, 'questions'>,
  done: (data: TaskAnswers, note: string) => Promise<void>,
  begin: AnswerForm = empty,
): Form<AnswerForm> {
  const isAsked = (name: string) =>
    name === 'note' || task.questions.includes(name === 'upper' || name === 'lower' ? 'blood_pressure' : name)
  return createForm<AnswerForm>({
    fields: Object.fromEntries(
      Object.entries(begin).map(([name, initial]) => [
        name,
        { initial, activeWhen: () => isAsked(name), ...(name === 'note' && { checks: [checkNote] }) },
      ]),
    ) as never,
    check: (form) => {
      const { blood_pressure, ...errors } = answerErrors(task.questions, answersOf(form))
      return { ...errors, ...(blood_pressure && { upper: blood_pressure }) } as Partial<
        Record<keyof AnswerForm, Sayable>
      >
    },
    submit: (form) => done(answersOf(form), form.note.trim()),
    describe: describeFailure,
  })
}

/** Why a task is skipped. */
export interface SkipForm {
  readonly reason: SkipReason | null
  readonly note: string
}

/** Asks why a task is skipped; of something else a few words. */
export function createSkipForm(done: (reason: SkipReason, note: string) => Promise<void>): Form<SkipForm> {
  return createForm<SkipForm>({
    fields: {
      reason: {
        initial: null,
        checks: [(reason) => (skipReasons.has(reason) ? null : skipTexts.chooseReason)],
      },
      note: { initial: '', checks: [checkNote] },
    },
    check: ({ reason, note }) => (reason === 'other' && note.trim() === '' ? { note: skipTexts.sayWhy } : {}),
    submit: ({ reason, note }) => done(reason!, note.trim()),
    describe: describeFailure,
  })
}
