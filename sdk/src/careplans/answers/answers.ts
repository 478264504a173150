import { isRecord } from '../../kit/shape.js'
import { message, type Sayable, type Text } from '../../kit/text.js'
import type { TaskAnswers } from '../../vocabulary/careplans/entities.js'
import {
  ateAnswers,
  taskQuestions,
  tookAnswers,
  type AnswerRange,
  type TaskQuestion,
} from '../../vocabulary/careplans/questions.js'
import { answerTexts as words } from './answerTexts.js'

/** What the choices of a question are; none of one that is answered by numbers. */
export function answerChoices(
  question: unknown,
): readonly { readonly id: string; readonly label: Text; readonly alerts: boolean }[] {
  return question === 'ate' ? ateAnswers.entries : question === 'took' ? tookAnswers.entries : []
}

/**
 * What is wrong with the answers to a task's questions, by question: a number out of what it can be at all, or between its
 * steps; a lower number of a blood pressure that is not below the upper; a choice that is none; a question that the task
 * does not ask. A question may be left open.
 */
export function answerErrors(
  questions: readonly string[],
  answers: Readonly<Record<string, unknown>>,
): Partial<Record<string, Sayable>> {
  const errors: Partial<Record<string, Sayable>> = {}
  for (const [question, answer] of isRecord(answers) ? Object.entries(answers) : []) {
    if (answer === undefined) continue
    const error =
      Array.isArray(questions) && questions.includes(question)
        ? wrongAnswer(question, answer)
        : words.notAsked
    if (error) errors[question] = error
  }
  return errors
}

function wrongAnswer(question: string, answer: unknown): Sayable | null {
  const known = taskQuestions.find(question)
  if (!known) return words.notAsked
  if (known.ranges.length === 0)
    return answerChoices(question).some(({ id }) => id === answer) ? null : words.choose
  const numbers = numbersOf(answer)
  if (numbers.length !== known.ranges.length) return words.number
  for (const [index, range] of known.ranges.entries()) {
    const error = wrongNumber(numbers[index], range)
    if (error) return error
  }
  return numbers.length === 2 && (numbers[1] as number) >= (numbers[0] as number) ? words.upperBelow : null
}

function wrongNumber(value: unknown, { min, max, step }: AnswerRange): Sayable | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return words.number
  if (value < min || value > max) return message(words.between, { min, max })
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? null : step === 1 ? words.whole : words.oneDecimal
}

const numbersOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : [answer])

/** The questions whose answers everybody on the plan is told of: out of their range, or a choice that is to be known. */
export function alertingAnswers(answers: TaskAnswers): TaskQuestion[] {
  return taskQuestions.ids.filter((question) => {
    const answer = isRecord(answers) ? (answers as Readonly<Record<string, unknown>>)[question] : undefined
    if (answer === undefined || wrongAnswer(question, answer)) return false
    const { ranges } = taskQuestions.get(question)
    if (ranges.length === 0) return answerChoices(question).some(({ id, alerts }) => id === answer && alerts)
    return ranges.some(({ low, high }, index) => {
      const value = numbersOf(answer)[index] as number
      return (low !== null && value < low) || (high !== null && value > high)
    })
  })
}

/** Answers in a few words, in the order of the questions: "132 over 84". */
export function answerWords(answers: TaskAnswers | null | undefined): Sayable[] {
  if (!isRecord(answers)) return []
  return taskQuestions.ids.flatMap((question): Sayable[] => {
    const answer = (answers as Readonly<Record<string, unknown>>)[question]
    if (answer === undefined || wrongAnswer(question, answer)) return []
    const choice = answerChoices(question).find(({ id }) => id === answer)
    if (choice) return [choice.label]
    const [value = '', lower = ''] = numbersOf(answer) as readonly (number | string)[]
    return [message(shortWords[question as MeasuredQuestion], { value, lower })]
  })
}

type MeasuredQuestion = Exclude<TaskQuestion, 'ate' | 'took'>
const shortWords: Readonly<Record<MeasuredQuestion, Text>> = {
  pain: words.pain,
  blood_pressure: words.bloodPressure,
  pulse: words.pulse,
  temperature: words.temperature,
  blood_sugar: words.bloodSugar,
  weight: words.weight,
}
