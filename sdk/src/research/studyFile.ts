import { csvOf } from '../kit/strings/csv.js'
import { say, type Locale, type Text } from '../kit/text.js'
import { studyFileTexts as words } from './studyFileTexts.js'

/** A participant's row as a study gets it: no name, no address, no day of birth. */
export interface StudyRow {
  /** A number that stands for the participant in this study alone. */
  readonly participant: number
  /** The version of the questions that was answered; null where nothing was. */
  readonly answers_version: number | null
  /** YYYY-MM-DD. */
  readonly enrolled_on: string
  readonly birth_year: number
  readonly answers: Readonly<Record<string, string>>
}

interface Question {
  readonly id: string
  readonly text: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
}

const fixed = [
  ['participant', words.participant, words.wholeNumber],
  ['answers_version', words.answersVersion, words.wholeNumber],
  ['enrolled_on', words.enrolledOn, words.day],
  ['birth_year', words.birthYear, words.year],
] as const satisfies readonly (readonly [name: keyof StudyRow, meaning: Text, values: Text])[]

/** The answers of a study as CSV: a row for each participant, a column for each question. */
export function studyAnswersCsv(questions: readonly Question[], rows: readonly StudyRow[]): string {
  return csvOf([
    [...fixed.map(([name]) => name), ...questions.map(({ id }) => id)],
    ...rows.map((row) => [
      ...fixed.map(([name]) => row[name]),
      ...questions.map(({ id }) => row.answers[id] ?? null),
    ]),
  ])
}

/** What each column of the answers means, and what its values stand for, as CSV in a language. The questions are in it already. */
export function studyDictionaryCsv(questions: readonly Question[], locale: Locale): string {
  return csvOf([
    [words.column, words.meaning, words.values].map((one) => say(locale, one)),
    ...fixed.map(([name, meaning, values]) => [name, say(locale, meaning), say(locale, values)]),
    ...questions.map(({ id, text, options }) => [
      id,
      text,
      options.map((option) => `${option.id}: ${option.label}`).join('; '),
    ]),
  ])
}
