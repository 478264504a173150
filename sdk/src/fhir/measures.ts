import { answerChoices, answerErrors } from '../careplans/answers/answers.js'
import { isRecord } from '../kit/shape.js'
import { say, type Locale } from '../kit/text.js'
import type { TaskAnswers } from '../vocabulary/careplans/entities.js'
import { taskQuestions, type TaskQuestion } from '../vocabulary/careplans/questions.js'
import type { FhirConcept, FhirParameter } from './resources.js'

/** What is measured, by its code of LOINC, and its unit by UCUM; a score has none. */
interface Measure {
  readonly code: string
  readonly display: string
  readonly unit: { readonly code: string; readonly name: string } | null
}

/** The numbers of a question, in their order; none of one that is answered by a choice. */
const measures: Readonly<Record<TaskQuestion, readonly Measure[]>> = {
  pain: [
    {
      code: '72514-3',
      display: 'Pain severity - 0-10 verbal numeric rating [Score] - Reported',
      unit: null,
    },
  ],
  blood_pressure: [
    { code: '8480-6', display: 'Systolic blood pressure', unit: { code: 'mm[Hg]', name: 'mmHg' } },
    { code: '8462-4', display: 'Diastolic blood pressure', unit: { code: 'mm[Hg]', name: 'mmHg' } },
  ],
  pulse: [{ code: '8867-4', display: 'Heart rate', unit: { code: '/min', name: 'beats/minute' } }],
  temperature: [{ code: '8310-5', display: 'Body temperature', unit: { code: '[degF]', name: '°F' } }],
  blood_sugar: [
    {
      code: '2339-0',
      display: 'Glucose [Mass/volume] in Blood',
      unit: { code: 'mg/dL', name: 'mg/dL' },
    },
  ],
  weight: [{ code: '29463-7', display: 'Body weight', unit: { code: '[lb_av]', name: 'lbs' } }],
  ate: [],
  took: [],
}

const loinc = 'http://loinc.org'
const ucum = 'http://unitsofmeasure.org'

/** A question as a concept; those that are measured by number have their codes of LOINC. */
export function questionConcept(question: TaskQuestion, locale: Locale): FhirConcept {
  const coding = measures[question].map(({ code, display }) => ({ system: loinc, code, display }))
  return {
    ...(coding.length > 0 && { coding }),
    text: say(locale, taskQuestions.get(question).label),
  }
}

/**
 * What was measured and answered, each number for itself, in the order of the questions. What is no answer to its question is
 * left out.
 */
export function answersOut(answers: TaskAnswers | null | undefined, locale: Locale): FhirParameter[] {
  if (!isRecord(answers)) return []
  const wrong = answerErrors(taskQuestions.ids, answers)
  return taskQuestions.ids.flatMap((question): FhirParameter[] => {
    const answer = (answers as Readonly<Record<string, unknown>>)[question]
    if (answer === undefined || wrong[question]) return []
    const text = say(locale, taskQuestions.get(question).label)
    const choice = answerChoices(question).find(({ id }) => id === answer)
    if (choice) return [{ type: { text }, valueCodeableConcept: { text: say(locale, choice.label) } }]
    const numbers = (Array.isArray(answer) ? answer : [answer]) as readonly number[]
    return measures[question].map(({ code, display, unit }, index): FhirParameter => {
      const value = numbers[index] ?? 0
      const type = { coding: [{ system: loinc, code, display }], text }
      return unit
        ? { type, valueQuantity: { value, unit: unit.name, system: ucum, code: unit.code } }
        : { type, valueInteger: Math.round(value) }
    })
  })
}
