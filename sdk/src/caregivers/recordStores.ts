import type { Client } from '../client/client.js'
import { isApiError } from '../client/error.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/form.js'
import { createRecordList, type RecordList } from '../kit/recordList.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/toasts.js'
import type { Experience } from './entities.js'
import { educationBody, educationErrors, emptyEducation, yearOf, type EducationForm } from './education.js'
import { emptyExperience, experienceBody, experienceErrors, type ExperienceForm } from './experience.js'
import { profileEditTexts } from './profileEditTexts.js'
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  listMyEducation,
  listMyExperience,
  removeEducation,
  removeExperience,
  type EducationDraft,
  type ExperienceDraft,
  type MyEducation,
} from './recordCalls.js'
import { recordTexts } from './recordTexts.js'

/** The own schools in a list, each saved and removed in its place. */
export type EducationStore = RecordList<MyEducation, EducationDraft>
/** The own employers in a list, each saved and removed in its place. */
export type ExperienceStore = RecordList<Experience, ExperienceDraft>

/** The caregiver's own schools (D2 §2, §8). */
export function createEducationStore(care: Client, toasts: Toasts): EducationStore {
  return createRecordList(
    {
      list: (signal) => care.call(listMyEducation, {}, { signal }),
      add: (body: EducationDraft) => care.call(addEducation, { body }),
      change: (id, body) => care.call(changeEducation, { id, body }),
      remove: (id) => care.call(removeEducation, { id }),
    },
    toasts,
    { saved: profileEditTexts.updated, removed: recordTexts.educationDeleted },
  )
}

/** The caregiver's own employers (D2 §2, §8). */
export function createExperienceStore(care: Client, toasts: Toasts): ExperienceStore {
  return createRecordList(
    {
      list: (signal) => care.call(listMyExperience, {}, { signal }),
      add: (body: ExperienceDraft) => care.call(addExperience, { body }),
      change: (id, body) => care.call(changeExperience, { id, body }),
      remove: (id) => care.call(removeExperience, { id }),
    },
    toasts,
    { saved: profileEditTexts.updated, removed: recordTexts.experienceDeleted },
  )
}

/** The education editor: of a saved record, or of a new one. */
export function createEducationForm(
  store: EducationStore,
  thisYear: number,
  saved: MyEducation | null = null,
): Form<EducationForm> {
  const initial: EducationForm = saved
    ? {
        school: saved.school ?? { id: saved.school_id, name: saved.college },
        major: saved.major ?? '',
        from_year: yearOf(saved.start_date),
        to_year: yearOf(saved.end_date),
        city: saved.city,
        state: saved.state,
        country: saved.country,
      }
    : emptyEducation(thisYear)
  return recordForm(initial, educationErrors, educationBody, store, saved?.id, {
    school_id: 'school',
    college: 'school',
    start_date: 'from_year',
    end_date: 'to_year',
  })
}

/** The experience editor: of a saved record, or of a new one. */
export function createExperienceForm(
  store: ExperienceStore,
  saved: Experience | null = null,
): Form<ExperienceForm> {
  const initial: ExperienceForm = saved
    ? {
        business: { id: saved.business_id, name: saved.company_name, city: saved.city, state: saved.state },
        position: saved.position,
        description: saved.description,
        start_date: saved.start_date ?? '',
        end_date: saved.end_date ?? '',
        still_working: saved.end_date === null,
        city: saved.city,
        state: saved.state,
        country: saved.country,
      }
    : emptyExperience
  return recordForm(initial, experienceErrors, experienceBody, store, saved?.id, {
    business_id: 'business',
    company_name: 'business',
  })
}

/**
 * A form that saves through a store, so that the list, the saving flag and the toasts are the store's, while the
 * server's errors go to the fields they name.
 */
export function recordForm<F extends object, B, T extends { readonly id: number }>(
  initial: F,
  errors: (form: F) => Partial<Record<keyof F, NonNullable<Parameters<typeof describeFailure>[1]> | object>>,
  body: (form: F) => B | null,
  store: Pick<RecordList<T, B>, 'save'>,
  id: number | undefined,
  serverNames: Readonly<Record<string, keyof F>> = {},
): Form<F> {
  const fields = Object.fromEntries(
    Object.entries(initial).map(([name, value]) => [name, { initial: value }]),
  )
  return createForm<F>({
    fields: fields as never,
    check: errors as never,
    serverNames,
    async submit(form) {
      const draft = body(form)
      if (draft === null) return
      if ((await store.save.run(draft, id)) !== undefined) return
      const failure = store.save.error.peek()
      if (isApiError(failure)) throw failure
    },
    describe: (error) => describeFailure(error, kitTexts.somethingWentWrong),
  })
}
