import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { inputTexts } from '../kit/inputTexts.js'
import { phoneDigits } from '../kit/phone.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { researchAnswerErrors } from './answers.js'
import {
  confirmPostopCare,
  enrollInResearch,
  logEncounter,
  searchPatients,
  updateResearchStep,
  type PatientSearch,
  type ResearchEnrollment,
  type ResearchPerson,
  type StudyQuestion,
} from './calls.js'
import type { ResearchAgreement } from './enrollment.js'
import { registerHealthRecordAccess, type HealthRecordAccess } from './healthRecordCalls.js'
import { registeredPersonErrors } from './person.js'
import { researchErrorTexts } from './researchErrorTexts.js'
import { checkVisitDay } from './visit.js'

/** A study whose words of a version somebody reads. */
export interface ReadStudy {
  readonly code: string
  readonly version: number
}

/** Agreeing to what a step says. Nothing is ticked beforehand. */
export function createResearchAgreement(
  care: Client,
  { code: study, version }: ReadStudy,
  step: ResearchAgreement,
): Form<{ agreed: boolean }> {
  return createForm({
    fields: { agreed: { initial: false, checks: [(agreed) => (agreed ? null : inputTexts.required)] } },
    submit: async () =>
      void (await care.call(updateResearchStep, { study, body: { step, version, agreed: true } })),
    describe: describeFailure,
  })
}

/** Who takes part, as it is typed: the birthday MM/DD/YYYY. */
export interface ResearchPersonForm {
  readonly first_name: string
  readonly last_name: string
  readonly birthday: string
  readonly email: string
  readonly phone: string
  readonly code: string
}

/** Registers for a study, or changes what was registered. `today` is a day. */
export function createResearchRegistration(
  care: Client,
  { code: study, version }: ReadStudy,
  known: Partial<ResearchPerson>,
  today: () => string,
): Form<ResearchPersonForm> {
  return createForm<ResearchPersonForm>({
    fields: {
      first_name: { initial: known.first_name ?? '' },
      last_name: { initial: known.last_name ?? '' },
      birthday: { initial: formatFormDate(known.birthday ?? '') },
      email: { initial: known.email ?? '' },
      phone: { initial: known.phone ?? '' },
      code: { initial: '' },
    },
    check: (data) => registeredPersonErrors(typed(data), today()),
    async submit(data) {
      const { phone, ...person } = typed(data)
      await care.call(enrollInResearch, {
        study,
        body: {
          ...person,
          ...(phone && { phone }),
          ...(data.code.trim() && { code: data.code.trim() }),
          version,
        },
      })
    },
    describe: describeFailure,
  })
}

/** Names and addresses as they are sent. */
const typed = (data: Omit<ResearchPersonForm, 'code'>) => ({
  first_name: data.first_name.trim(),
  last_name: data.last_name.trim(),
  birthday: parseFormDate(data.birthday) ?? '',
  email: data.email.trim(),
  phone: data.phone.trim() && (phoneDigits(data.phone) ?? data.phone.trim()),
})

/** Answers as they are chosen, by the question. */
export type ResearchAnswersForm = Readonly<Record<string, string | null>>

/** The questions of a study, each with one of its choices. */
export function createResearchAnswers(
  care: Client,
  { code: study, version, questions }: ReadStudy & { readonly questions: readonly StudyQuestion[] },
  answers: ResearchEnrollment['answers'],
): Form<ResearchAnswersForm> {
  return createForm<ResearchAnswersForm>({
    fields: Object.fromEntries(questions.map(({ id }) => [id, { initial: answers[id] ?? null }])),
    check: (data) => researchAnswerErrors(questions, data),
    async submit(data) {
      const chosen = Object.entries(data).flatMap(([id, value]) => (value === null ? [] : [[id, value]]))
      await care.call(updateResearchStep, {
        study,
        body: {
          step: 'adl-questions',
          version,
          answers: Object.fromEntries(chosen) as Record<string, string>,
        },
      })
    },
    describe: describeFailure,
  })
}

/** Whether the answers go to the study; nothing is chosen beforehand. */
export function createSharingChoice(
  care: Client,
  { code: study, version }: ReadStudy,
  shares: boolean | null,
): Form<{ shares_data: boolean | null }> {
  return createForm<{ shares_data: boolean | null }>({
    fields: { shares_data: { initial: shares, checks: [required()] } },
    async submit({ shares_data }) {
      if (shares_data === null) return
      await care.call(updateResearchStep, { study, body: { step: 'share-data', version, shares_data } })
    },
    describe: describeFailure,
  })
}

/** Whom the staff of a study look for, as it is typed. */
export interface PatientSearchForm {
  readonly last_name: string
  readonly first_name: string
  readonly birthday: string
}

/** Looks for a patient; `found` hears of the look, which has a number. */
export function createPatientSearch(
  care: Client,
  study: string,
  found: (search: PatientSearch) => void,
): Form<PatientSearchForm> {
  return createForm<PatientSearchForm>({
    fields: {
      last_name: { initial: '', checks: [required()] },
      first_name: { initial: '' },
      birthday: {
        initial: '',
        checks: [(day) => (day.trim() && !parseFormDate(day) ? researchErrorTexts.birthday : null)],
      },
    },
    async submit({ last_name, first_name, birthday }) {
      const day = parseFormDate(birthday)
      const body = {
        last_name: last_name.trim(),
        ...(first_name.trim() && { first_name: first_name.trim() }),
        ...(day && { birthday: day }),
      }
      found(await care.call(searchPatients, { study, body }))
    },
    describe: describeFailure,
  })
}

/** A visit that is noted, as it is typed: the day MM/DD/YYYY. */
export interface EncounterForm {
  readonly date: string
  readonly provider: string
  readonly note: string
}

/** Notes a visit; `logged` hears the code that the patient joins with. `today` is a day. */
export function createEncounter(
  care: Client,
  study: string,
  patient_id: number,
  today: () => string,
  logged: (made: { readonly code: string; readonly code_until: string }) => void,
): Form<EncounterForm> {
  const form = createForm<EncounterForm>({
    fields: {
      date: {
        initial: formatFormDate(today()),
        checks: [(day) => checkVisitDay(parseFormDate(day), today())],
      },
      provider: { initial: '', checks: [required()] },
      note: { initial: '' },
    },
    async submit({ date, provider, note }) {
      const made = await care.call(logEncounter, {
        study,
        body: {
          patient_id,
          date: parseFormDate(date) ?? '',
          provider: provider.trim(),
          ...(note.trim() && { note: note.trim() }),
        },
      })
      form.reset({ date: formatFormDate(today()), provider: '', note: '' })
      logged(made)
    },
    describe: describeFailure,
  })
  return form
}

/** Whether care after an operation took place, by a mailed link. */
export function createPostopAnswer(
  care: Client,
  token: string,
  answered: (received: boolean) => void,
): Form<{ received: boolean | null; note: string }> {
  return createForm<{ received: boolean | null; note: string }>({
    fields: { received: { initial: null, checks: [required()] }, note: { initial: '' } },
    async submit({ received, note }) {
      if (received === null) return
      await care.call(confirmPostopCare, {
        token,
        body: { received, ...(note.trim() && { note: note.trim() }) },
      })
      answered(received)
    },
    describe: describeFailure,
  })
}

/** Who registers for health records, as it is typed. */
export interface HealthRecordForm extends Omit<ResearchPersonForm, 'phone' | 'code'> {
  readonly provider: string
}

/** Registers for access to one's health records. `today` is a day. */
export function createHealthRecordRegistration(
  care: Client,
  known: Partial<Pick<ResearchPerson, 'first_name' | 'last_name' | 'email'>>,
  today: () => string,
  registered: (access: HealthRecordAccess) => void,
): Form<HealthRecordForm> {
  return createForm<HealthRecordForm>({
    fields: {
      first_name: { initial: known.first_name ?? '' },
      last_name: { initial: known.last_name ?? '' },
      birthday: { initial: '' },
      email: { initial: known.email ?? '' },
      provider: { initial: '' },
    },
    check: (data) => registeredPersonErrors(typed({ ...data, phone: '' }), today()),
    async submit(data) {
      const { first_name, last_name, birthday, email } = typed({ ...data, phone: '' })
      const provider = data.provider.trim()
      const body = { first_name, last_name, birthday, email, ...(provider && { provider }) }
      registered(await care.call(registerHealthRecordAccess, { body }))
    },
    describe: describeFailure,
  })
}
