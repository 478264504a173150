import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField, noteField } from '../kit/fields/fields.js'
import { enrollmentStates, linkStates } from '../vocabulary/research/catalogue.js'
import { researchAgreements } from './enrollment.js'

/** The words of a step, in the reader's language: a heading and paragraphs. */
export const StudyText = type({ step: string(), title: string(), paragraphs: array(string()) })
export type StudyText = Infer<typeof StudyText>

/** A question of a study with its choices, in the reader's language. */
export const StudyQuestion = type({
  id: string(),
  text: string(),
  options: array(type({ id: string(), label: string() })),
})
export type StudyQuestion = Infer<typeof StudyQuestion>

/** A study as its reader meets it: the words in force, in one language. */
export const Study = type({
  code: string(),
  title: string(),
  summary: string(),
  /** Who is responsible for it. */
  run_by: string(),
  contact_email: string(),
  /** The version of the words in force, from 1. */
  version: number(),
  language: string(),
  /** Whether it takes new participants. */
  is_open: boolean(),
  /** Whether the reader belongs to its own staff. */
  is_staff: boolean(),
  texts: array(StudyText),
  questions: array(StudyQuestion),
})
export type Study = Infer<typeof Study>
/** A study with the words in force. A code that no study has is not found. */
export const getStudy = call(
  'GET /v1/research/:study/',
  { out: Study, extension: true },
  { study: 'trinitybb' },
)

/** A study among others, with where the caller stands in it: a state of the catalogue, or null. */
export const StudyInList = type({
  code: string(),
  title: string(),
  summary: string(),
  is_open: boolean(),
  is_staff: boolean(),
  state: nullable(string()),
})
export type StudyInList = Infer<typeof StudyInList>
/** Studies that take new participants, and those that the caller has to do with. */
export const listStudies = call('GET /v1/research/', { out: array(StudyInList), extension: true })

/** A patient found for a study: enough to tell two apart. */
export const Patient = type({
  id: number(),
  first_name: string(),
  last_initial: string(),
  birth_year: number(),
})
export type Patient = Infer<typeof Patient>
/** What was looked for, by whom the server knows, and who was found: `researchLimits.found` at most. */
export const PatientSearch = type({
  id: number(),
  last_name: string(),
  first_name: nullable(string()),
  birthday: nullable(string()),
  patients: array(Patient),
  /** Whether there are more than those. */
  has_more: boolean(),
})
export type PatientSearch = Infer<typeof PatientSearch>
/**
 * Looks for patients among those that a study was given, for its own staff (`search-patient`): by the beginning of names,
 * and the birthday. Each look is written down, and has a number by which it can be read again for an hour.
 */
export const searchPatients = call(
  'POST /v1/research/:study/patients/',
  {
    in: object({
      last_name: lineField,
      first_name: optional(lineField),
      birthday: optional(dayField),
    }),
    out: PatientSearch,
    extension: true,
    reads: true,
  },
  { study: 'trinitybb', body: { last_name: 'Ito' } },
)
/** Reads again what one has looked for oneself within the last hour (`search-results`). */
export const getPatientSearch = call(
  'GET /v1/research/:study/searches/:searchId/',
  { out: PatientSearch, extension: true },
  { study: 'trinitybb', searchId: 1 },
)

/** A visit of a patient, with what came of it. */
export const Encounter = type({
  id: number(),
  date: string(),
  provider: string(),
  note: string(),
  /** Until when the patient may join with the code that was made for it; null once it is used. */
  code_until: nullable(string()),
  /** Whether somebody takes part by its code. */
  joined: boolean(),
  /** The question about care after an operation: when it was sent, and the answer. */
  postop: nullable(
    type({
      asked_at: string(),
      answered_at: nullable(string()),
      received: nullable(boolean()),
      note: string(),
    }),
  ),
})
export type Encounter = Infer<typeof Encounter>
/** A patient with the visits that were logged, latest first. */
export const StudyPatient = type({ ...Patient.schema, encounters: array(Encounter) })
export type StudyPatient = Infer<typeof StudyPatient>
/** Reads a patient of a study, for its own staff; the look is written down. */
export const getStudyPatient = call(
  'GET /v1/research/:study/patients/:patientId/',
  { out: StudyPatient, extension: true },
  { study: 'trinitybb', patientId: 1 },
)
/**
 * Notes that a patient was seen, which begins the enrollment (`log-encounter-info`). The day is not ahead. Answers the code
 * that the patient joins with, once, within 30 days; it is shown this one time.
 */
export const logEncounter = call(
  'POST /v1/research/:study/encounters/',
  {
    in: object({ patient_id: integer(), date: dayField, provider: lineField, note: optional(noteField) }),
    out: type({ id: number(), patient_id: number(), code: string(), code_until: string() }),
    extension: true,
    repeatable: true,
  },
  {
    study: 'trinitybb',
    body: { patient_id: 4, date: '2026-11-20', provider: 'Dr. Lee' },
  },
)
/**
 * Asks somebody who joined by the code of a visit whether the care after their operation took place: a letter with a link.
 * Refused where nobody has joined by it. Asked twice it writes once.
 */
export const askAfterOperation = call(
  'POST /v1/research/:study/encounters/:encounterId/postop/',
  { out: Encounter, extension: true, repeatable: true },
  { study: 'trinitybb', encounterId: 1 },
)

/** What participants share, as two tables in CSV: answers, and what each column means. */
export const StudyExport = type({
  name: string(),
  participants: number(),
  answers: string(),
  dictionary: string(),
})
export type StudyExport = Infer<typeof StudyExport>
/**
 * The answers of all who share them, without names, for the study's own staff. Written down, also for each participant,
 * who sees it among who saw their record.
 */
export const exportStudy = call(
  'POST /v1/research/:study/export/',
  { out: StudyExport, extension: true, reads: true },
  { study: 'trinitybb' },
)

/** Who takes part, as they registered. */
export const ResearchPerson = type({
  first_name: string(),
  last_name: string(),
  birthday: string(),
  email: string(),
  phone: string(),
})
export type ResearchPerson = Infer<typeof ResearchPerson>

/** Where somebody stands in a study: steps agreed to, answers by question, instants. */
export const ResearchEnrollment = type({
  study: string(),
  state: enums(enrollmentStates.ids),
  /** The step at which it goes on; `thank-you` once all is done. */
  step: string(),
  /** The version of the words in force, which `agreed` is about. */
  version: number(),
  agreed: array(string()),
  answers: record(string(), string()),
  shares_data: nullable(boolean()),
  person: nullable(ResearchPerson),
  enrolled_at: nullable(string()),
  withdrawn_at: nullable(string()),
})
export type ResearchEnrollment = Infer<typeof ResearchEnrollment>

/** The caller's last enrollment in a study; null before it. */
export const getResearchEnrollment = call(
  'GET /v1/research/:study/enrollment/',
  {
    out: nullable(ResearchEnrollment),
    extension: true,
  },
  { study: 'trinitybb' },
)
/**
 * Registers a participant (`register`), once all is agreed to; again, it changes what was registered. The phone has 10 or 11
 * digits. A code is that of a visit, for somebody whose clinic gave them one. `version` is that of the words that were shown:
 * another than the one in force is a conflict (`changedWords`).
 */
export const enrollInResearch = call(
  'POST /v1/research/:study/enrollment/',
  {
    in: object({
      first_name: lineField,
      last_name: lineField,
      birthday: dayField,
      email: size(string(), 3, 254),
      phone: optional(size(string(), 0, 30)),
      code: optional(size(string(), 0, 20)),
      version: integer(),
    }),
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  {
    study: 'trinitybb',
    body: {
      first_name: 'Carol',
      last_name: 'Ito',
      email: 'carol.ito@example.com',
      birthday: '1950-02-28',
      version: 1,
    },
  },
)
/** Steps that are saved as such; who takes part is registered (`enrollInResearch`). */
const savedSteps = [...researchAgreements, 'adl-questions', 'share-data'] as const
/** The code of the refusal where other words were shown than those in force. */
export const changedWords = 'changed_words'
/**
 * Saves a step: that it was agreed to, its answers, or whether data are shared. `version` is that of the words that were
 * shown: another than the one in force is a conflict (`changedWords`), and the words are read anew.
 */
export const updateResearchStep = call(
  'PATCH /v1/research/:study/enrollment/',
  {
    in: object({
      step: enums(savedSteps),
      version: integer(),
      agreed: optional(boolean()),
      answers: optional(record(size(string(), 1, 60), size(string(), 0, 60))),
      shares_data: optional(boolean()),
    }),
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  { study: 'trinitybb', body: { step: 'protection-privacy', version: 1, agreed: true } },
)
/**
 * Withdraws from a study: nothing more is gathered, and what was registered and answered is deleted. What was agreed to
 * stays in the log of consents, with the leaving.
 */
export const withdrawFromResearch = call(
  'DELETE /v1/research/:study/enrollment/',
  {
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  { study: 'trinitybb' },
)

/** One line of the log of consents: what was shown and said yes or no to, word for word. */
export const ResearchConsent = type({
  id: number(),
  study: string(),
  study_title: string(),
  step: string(),
  kind: string(),
  version: number(),
  language: string(),
  words: string(),
  at: string(),
})
export type ResearchConsent = Infer<typeof ResearchConsent>
/** Everything that the caller agreed to in studies, latest first: a copy to keep. */
export const listResearchConsents = call('GET /v1/research_consents/', {
  out: array(ResearchConsent),
  extension: true,
})

/** A mailed question about care after an operation: still to be answered, answered, or too old. What was answered it does not say. */
export const PostopQuestion = type({ state: enums(linkStates), date: string(), provider: string() })
export type PostopQuestion = Infer<typeof PostopQuestion>
/** What a mailed link asks; looking changes nothing. A link that was never sent is not found. */
export const getPostopQuestion = call(
  'GET /v1/postop/confirm-care/:token/',
  { out: PostopQuestion, extension: true },
  { token: 'a-b' },
)
/**
 * Tells whether the care after an operation took place, by a mailed link (`postop/confirm-care/{token}`): once, within 30
 * days.
 */
export const confirmPostopCare = call(
  'POST /v1/postop/confirm-care/:token/',
  {
    in: object({ received: boolean(), note: optional(noteField) }),
    out: type({ confirmed: boolean() }),
    extension: true,
    repeatable: true,
  },
  { token: 'a-b', body: { received: true } },
)
