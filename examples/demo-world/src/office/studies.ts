import { createHash } from 'node:crypto'
import { addDays, say } from '@homecare/sdk/kit'
import { researchAgreements } from '@homecare/sdk/research'
import { FIRST_FAMILY_ID, FIRST_OFFICE_ID } from '../ground/accounts.ts'
import { minutesBefore } from '../ground/days.ts'
import { studyWords, type DemoStudy } from './studyWords.ts'

/** The account of the demo that belongs to the staff of both studies: the clinic. */
const clinic = FIRST_OFFICE_ID + 1
const day = 1440

const studies: readonly {
  readonly code: DemoStudy
  readonly run_by: string
  readonly contact_email: string
}[] = [
  { code: 'trinitybb', run_by: 'Lakeside Clinic', contact_email: 'daily-living@example.org' },
  { code: 'night-rest', run_by: 'Lakeside Clinic', contact_email: 'night-rest@example.org' },
]

/** Patients of the clinic, none of whom is anybody else of the demo. */
const patients: readonly (readonly [first: string, last: string, birthday: string])[] = [
  ['Harriet', 'Okafor', '1941-03-09'],
  ['Hank', 'Okafor', '1944-11-30'],
  ['Luisa', 'Okamura', '1952-07-18'],
  ['Ernest', 'Vandermeer', '1938-01-25'],
  ['Rosa', 'Villanueva', '1949-09-02'],
  ['Peter', 'Lindqvist', '1955-05-14'],
]

/** Who has joined the first study: a family that has no part in any story. */
const participant = FIRST_FAMILY_ID + 3

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Tables of the studies, in the order in which they refer to each other. */
export const studyTables = [
  'studies',
  'study_versions',
  'study_staff',
  'study_patients',
  'study_enrollments',
  'study_consents',
  'study_encounters',
  'postop_questions',
] as const

/**
 * Two studies of a clinic, with its patients and the visits that it noted. One family has joined by the code of a visit, and
 * has still to answer. The link of the question that was mailed to it ends in `sample`.
 */
export function writeStudies(
  today: string,
): Readonly<Record<(typeof studyTables)[number], readonly object[]>> {
  const ago = (days: number) => minutesBefore(today, days * day)
  const later = (days: number) => `${addDays(today, days)}T00:00:00.000Z`
  const visit = (id: number, patient_id: number, daysAgo: number, provider: string, note: string) => ({
    ...{ id, study_id: 1, patient_id, day: ago(daysAgo).slice(0, 10), provider, note },
    ...{ by_user: clinic, logged_at: ago(daysAgo), code_hash: hashOf(`demo visit ${id}`) },
    ...{ code_until: later(30 - daysAgo), enrollment_id: null },
  })
  return {
    studies: studies.map((study, index) => ({ id: index + 1, ...study, is_open: true })),
    study_versions: studies.map(({ code }, index) => ({
      ...{ study_id: index + 1, version: 1, published_at: ago(90) },
      ...studyWords[code],
    })),
    study_staff: studies.map((_, index) => ({ study_id: index + 1, user_id: clinic })),
    study_patients: patients.map(([first_name, last_name, birthday], index) => ({
      ...{ id: index + 1, study_id: 1, first_name, last_name, birthday },
    })),
    study_enrollments: [
      {
        ...{ id: 1, study_id: 1, user_id: participant, state: 'answering', shares_data: null },
        ...{ first_name: 'Rosa', last_name: 'Villanueva', birthday: '1949-09-02', phone: '' },
        ...{ email: 'rosa.villanueva@example.net', withdrawn_at: null },
        ...{ begun_at: ago(3), enrolled_at: ago(3) },
      },
    ],
    study_consents: researchAgreements.map((step, index) => {
      const said = studyWords.trinitybb.words.steps[step]
      return {
        ...{ id: index + 1, study_id: 1, enrollment_id: 1, user_id: participant, step, kind: 'agreed' },
        ...{ version: 1, language: 'en', at: ago(3) },
        words: [said.title, ...said.paragraphs].map((one) => say('en', one)).join('\n\n'),
      }
    }),
    study_encounters: [
      visit(1, 1, 12, 'Dr. Amara Lee', 'Check after the hip operation.'),
      visit(2, 4, 5, 'Dr. Amara Lee', ''),
      { ...visit(3, 5, 3, 'Nurse Tom Reyes', 'New knee, went home the same day.'), enrollment_id: 1 },
    ],
    postop_questions: [
      {
        ...{ encounter_id: 3, token_hash: hashOf('sample'), asked_at: ago(2), expires_at: later(28) },
        ...{ answered_at: null, received: null, note: '' },
      },
    ],
  }
}
