import { isRecord } from '../kit/shape.js'
import { inputTexts } from '../kit/inputTexts.js'
import type { Sayable } from '../kit/text.js'

/** What of a question judges its answer. */
interface Asked {
  readonly id: string
  readonly options: readonly { readonly id: string }[]
}

/** What is wrong with answers, by the question: one that is missing, or is none of the choices. */
export function researchAnswerErrors(
  questions: readonly Asked[],
  answers: Readonly<Record<string, unknown>>,
): Record<string, Sayable> {
  if (!Array.isArray(questions) || !isRecord(answers)) return {}
  const wrong = (questions as readonly Asked[]).filter(
    (question) => !question?.options?.some?.((option) => option?.id === answers[question.id]),
  )
  return Object.fromEntries(wrong.map((question) => [question?.id, inputTexts.required]))
}

/** The answers to the questions there are, and no others. */
export function knownAnswers(
  questions: readonly Asked[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> {
  const pairs = questions.flatMap(({ id }) => {
    const answer = answers[id]
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return Object.fromEntries(pairs)
}
