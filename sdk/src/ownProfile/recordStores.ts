import type { Client } from '../client/client.js'
import type { MergingForm } from '../kit/forms/conflict.js'
import { recordForm } from '../kit/forms/recordForm.js'
import { createRecordList, type RecordList } from '../kit/state/recordList.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { Experience } from '../vocabulary/caregivers/entities.js'
import { educationBody, educationErrors, emptyEducation, yearOf, type EducationForm } from './education.js'
import { emptyExperience, experienceBody, experienceErrors, type ExperienceForm } from './experience.js'
import { profileEditTexts } from '../caregivers/profileEditTexts.js'
import {
  addEducation,
  addExperience,
  updateEducation,
  updateExperience,
  educationRecord,
  experienceRecord,
  listOwnEducation,
  listOwnExperience,
  removeEducation,
  removeExperience,
  type EducationDraft,
  type ExperienceDraft,
  type OwnEducation,
} from './recordCalls.js'
import { recordTexts } from '../caregivers/recordTexts.js'

/** The own schools in a list, each saved and removed in its place. */
export type EducationStore = RecordList<OwnEducation, EducationDraft>
/** The own employers in a list, each saved and removed in its place. */
export type ExperienceStore = RecordList<Experience, ExperienceDraft>

/** The caregiver's own schools. */
export function createEducationStore(care: Client, toasts: Toasts): EducationStore {
  return createRecordList(
    {
      kind: educationRecord,
      list: (signal) => care.call(listOwnEducation, {}, { signal }),
      add: (body: EducationDraft) => care.call(addEducation, { body }),
      change: (id, body) => care.call(updateEducation, { id, body }),
      remove: (id, query) => care.call(removeEducation, { id, query }),
    },
    toasts,
    { saved: profileEditTexts.updated, removed: recordTexts.educationDeleted },
  )
}

/** The caregiver's own employers. */
export function createExperienceStore(care: Client, toasts: Toasts): ExperienceStore {
  return createRecordList(
    {
      kind: experienceRecord,
      list: (signal) => care.call(listOwnExperience, {}, { signal }),
      add: (body: ExperienceDraft) => care.call(addExperience, { body }),
      change: (id, body) => care.call(updateExperience, { id, body }),
      remove: (id, query) => care.call(removeExperience, { id, query }),
    },
    toasts,
    { saved: profileEditTexts.updated, removed: recordTexts.experienceDeleted },
  )
}

/** The education editor: of a saved record, or of a new one. */
export function createEducationForm(
  store: EducationStore,
  thisYear: number,
  saved: OwnEducation | null = null,
): MergingForm<EducationForm> {
  return recordForm<OwnEducation, EducationDraft, EducationForm>(store, {
    saved,
    empty: emptyEducation(thisYear),
    valuesOf: ({ school, school_id, college, major, start_date, end_date, city, state, country }) => ({
      school: school ?? { id: school_id, name: college },
      major: major ?? '',
      from_year: yearOf(start_date),
      to_year: yearOf(end_date),
      ...{ city, state, country },
    }),
    // A listed school brings its place.
    together: [['school', 'city', 'state', 'country']],
    errors: educationErrors,
    body: educationBody,
    serverNames: {
      school_id: 'school',
      college: 'school',
      start_date: 'from_year',
      end_date: 'to_year',
    },
  })
}

/** The experience editor: of a saved record, or of a new one. */
export function createExperienceForm(
  store: ExperienceStore,
  saved: Experience | null = null,
): MergingForm<ExperienceForm> {
  return recordForm<Experience, ExperienceDraft, ExperienceForm>(store, {
    saved,
    empty: emptyExperience,
    valuesOf: ({ business_id, company_name, position, description, start_date, end_date, ...place }) => ({
      business: { id: business_id, name: company_name, city: place.city, state: place.state },
      ...{ position, description },
      start_date: start_date ?? '',
      end_date: end_date ?? '',
      still_working: end_date === null,
      ...{ city: place.city, state: place.state, country: place.country },
    }),
    together: [
      ['business', 'city', 'state', 'country'],
      ['end_date', 'still_working'],
    ],
    errors: experienceErrors,
    body: experienceBody,
    serverNames: { business_id: 'business', company_name: 'business' },
  })
}
