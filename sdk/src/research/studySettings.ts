import { bothField, lineField } from '../kit/fields/fields.js'
import { emailField, withoutRepeats } from '../kit/fields/fileFields.js'
import { mismatches } from '../kit/structs/mismatches.js'
import {
  array,
  boolean,
  integer,
  min,
  object,
  optional,
  pattern,
  refine,
  size,
  type Infer,
  string,
} from '../kit/structs/struct.js'
import { participantSteps, studyCodePattern, type ParticipantStep } from '../vocabulary/research/catalogue.js'
import { researchAsks } from './enrollment.js'

/** What an answer or a question is called where answers are taken out. */
const idField = pattern(string(), /^[a-z][a-z0-9_]{0,39}$/)

/** A heading and its paragraphs. Where something is agreed to or decided, it is said in at least one. */
const stepField = (step: ParticipantStep) => {
  const isAgreedTo = researchAsks[step] === 'consent' || researchAsks[step] === 'decision'
  return object({ title: bothField, paragraphs: size(array(bothField), isAgreedTo ? 1 : 0, 40) })
}

const withOwnIds = withoutRepeats<{ readonly id: string }>('id', ({ id }) => id)

const StudyQuestionSettings = object({
  id: idField,
  text: bothField,
  options: refine(size(array(object({ id: idField, label: bothField })), 2, 20), 'ids', withOwnIds),
})

/** What a study says and asks in one version: the words of each step, and the questions. */
export const StudyVersionSettings = object({
  version: min(integer(), 1),
  title: bothField,
  summary: bothField,
  steps: object(
    Object.fromEntries(participantSteps.map((step) => [step, stepField(step)])) as Record<
      ParticipantStep,
      ReturnType<typeof stepField>
    >,
  ),
  questions: refine(size(array(StudyQuestionSettings), 1, 100), 'ids', withOwnIds),
})
export type StudyVersionSettings = Infer<typeof StudyVersionSettings>

/**
 * A study as a file gives it: its code, who runs it, whether it takes participants, the e-mail addresses of its own staff, and
 * its versions from 1 on, each as long as it is wanted. Each text is a pair, English and Spanish.
 */
export const StudySettings = object({
  code: pattern(string(), studyCodePattern),
  run_by: lineField,
  contact_email: emailField,
  is_open: boolean(),
  staff: optional(array(emailField)),
  versions: refine(
    size(array(StudyVersionSettings), 1, 200),
    'numbers',
    (versions) =>
      versions.every(({ version }, index) => version === index + 1) ||
      'versions are numbered 1, 2, 3, in this order',
  ),
})
export type StudySettings = Infer<typeof StudySettings>

/** What is wrong with the file of a study, by place; none where it can be loaded. */
export const studyFileErrors = (value: unknown): string[] => mismatches(value, StudySettings)
