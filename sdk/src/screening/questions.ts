import { isEmpty } from '../kit/checks.js'
import { checkNote } from '../kit/fields/note.js'
import { textOf } from '../kit/shape.js'
import { say, type BoundText, type Locale, type Text } from '../kit/text.js'
import type { ScreeningStep } from '../vocabulary/screening/catalogue.js'
import { screeningErrorTexts } from './texts.js'

/** A question of the screening. `choices` are what may be answered, kept by their English words. */
export interface NewcomerQuestion {
  readonly id: string
  readonly step: ScreeningStep
  readonly kind: 'choice' | 'text'
  readonly required: boolean
  readonly text: Text
  readonly choices: readonly Text[]
}

/**
 * Kept in the words of whoever answered.
 * @bothLanguages
 */
const yesNo: readonly Text[] = [
  ['Yes', 'Sí'],
  ['No', 'No'],
]

/**
 * What new caregivers are asked (`screen`). The documents name the steps; the questions are ours. What was chosen is
 * kept in the words of whoever answered.
 * @bothLanguages
 */
export const newcomerQuestions: readonly NewcomerQuestion[] = [
  {
    id: 'why',
    step: 'interview',
    kind: 'text',
    required: true,
    text: ['Why do you care for people?', '¿Por qué se dedica a cuidar a otras personas?'],
    choices: [],
  },
  {
    id: 'hard_day',
    step: 'interview',
    kind: 'text',
    required: true,
    text: [
      'Tell us about a hard day at work, and what you did.',
      'Cuéntenos de un día difícil en el trabajo y de lo que hizo.',
    ],
    choices: [],
  },
  {
    id: 'refusal',
    step: 'interview',
    kind: 'text',
    required: false,
    text: [
      'What do you do when somebody refuses to eat or to take a medicine?',
      '¿Qué hace cuando alguien se niega a comer o a tomar una medicina?',
    ],
    choices: [],
  },
  {
    id: 'lift',
    step: 'questionnaire',
    kind: 'choice',
    required: true,
    text: ['Can you help somebody up from a chair?', '¿Puede ayudar a alguien a levantarse de una silla?'],
    choices: yesNo,
  },
  {
    id: 'drive',
    step: 'questionnaire',
    kind: 'choice',
    required: true,
    text: ['Do you drive, and have a car?', '¿Conduce y tiene auto?'],
    choices: yesNo,
  },
  {
    id: 'pets',
    step: 'questionnaire',
    kind: 'choice',
    required: true,
    text: ['Do you mind pets in the home?', '¿Le molestan las mascotas en la casa?'],
    choices: yesNo,
  },
  {
    id: 'smoke',
    step: 'questionnaire',
    kind: 'choice',
    required: true,
    text: ['Do you smoke?', '¿Fuma?'],
    choices: [...yesNo, ['Only outside', 'Solo afuera']],
  },
  {
    id: 'begin',
    step: 'questionnaire',
    kind: 'choice',
    required: true,
    text: ['When could you start?', '¿Cuándo podría comenzar?'],
    choices: [
      ['At once', 'De inmediato'],
      ['In two weeks', 'En dos semanas'],
      ['In a month or later', 'En un mes o más'],
    ],
  },
]

/** What is wrong with the answers of a step, by question; empty when they may be saved. Words of one's own are a note. */
export function newcomerErrors(
  step: ScreeningStep,
  answers: Readonly<Record<string, unknown>>,
): Record<string, Text | BoundText> {
  const wrong: Record<string, Text | BoundText> = {}
  for (const question of newcomerQuestions) {
    if (question.step !== step) continue
    const answer = answers[question.id]
    if (isEmpty(answer)) {
      if (question.required) wrong[question.id] = screeningErrorTexts.answer
    } else if (question.kind === 'choice') {
      if (chosen(question, answer) === undefined) wrong[question.id] = screeningErrorTexts.choice
    } else {
      const fault = typeof answer === 'string' ? checkNote(answer) : screeningErrorTexts.answer
      if (fault) wrong[question.id] = fault
    }
  }
  return wrong
}

/** The choice that an answer names, in either language. */
export function chosen({ choices }: NewcomerQuestion, answer: unknown): Text | undefined {
  return choices.find((choice) => answer === choice[0] || answer === choice[1])
}

/** An answer in words: of a choice those of the language, else what was typed; empty where there is none. */
export function newcomerAnswerWords(locale: Locale, question: NewcomerQuestion, answer: unknown): string {
  const choice = chosen(question, answer)
  return choice ? say(locale, choice) : textOf(answer)
}

/** The steps of the screening that somebody goes through, in order: after the last only thanks are said. */
export const screeningStepsToDo = ['interview', 'questionnaire', 'nextsteps'] as const
export type ScreeningStepToDo = (typeof screeningStepsToDo)[number]

/** The step of a screening that is next: the first for one that names none. */
export const nextScreeningStep = (step: unknown): ScreeningStepToDo =>
  screeningStepsToDo.find((one) => one === step) ?? screeningStepsToDo[0]

/** Whether a step may be opened where another is next: each that comes before it, and it. */
export const isScreeningStepOpen = (step: ScreeningStepToDo, next: ScreeningStepToDo): boolean =>
  screeningStepsToDo.indexOf(step) <= screeningStepsToDo.indexOf(next)
