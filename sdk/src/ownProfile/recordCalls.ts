import { array, nullable, object, optional, size, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import type { Editable } from '../kit/state/recordVersion.js'
import { dayField, lineField, noteField, versionField, versionQuery } from '../kit/fields/fields.js'
import { Organization } from '../partners/organizationCalls.js'
import { Education, Experience } from '../vocabulary/caregivers/entities.js'

const exampleSchool = {
  city: 'Oakland',
  state: 'CA',
  country: 'US',
  college: 'Laney College',
  start_date: '2014-01-01',
  end_date: '2015-01-01',
}
const exampleEmployer = {
  city: 'Oakland',
  state: 'CA',
  country: 'US',
  company_name: 'Lakeside',
  position: 'Caregiver',
  start_date: '2017-03-01',
  end_date: null,
}

/** A record as its owner sees it: with the school, null where it was typed in. */
export const OwnEducation = type({
  ...Education.schema,
  school: nullable(Organization),
  country_name: string(),
})
export type OwnEducation = Infer<typeof OwnEducation>

const nameField = size(string(), 0, 200)
const PlaceFields = {
  city: nameField,
  state: nameField,
  location: optional(nameField),
  country: nameField,
}

/** A record to be saved. Years are January 1st of the year; a school of the list is named by `school_id`. */
export const EducationDraft = object({
  ...PlaceFields,
  school_id: optional(nullable(Education.schema.id)),
  college: lineField,
  major: optional(nullable(nameField)),
  start_date: dayField,
  end_date: optional(nullable(dayField)),
})
export type EducationDraft = Infer<typeof EducationDraft>

/** A record to be saved; no `end_date` while still working there, and no `start_date` where it is not told. */
export const ExperienceDraft = object({
  ...PlaceFields,
  business_id: optional(nullable(Experience.schema.id)),
  company_name: lineField,
  position: lineField,
  description: optional(noteField),
  start_date: optional(nullable(dayField)),
  end_date: optional(nullable(dayField)),
})
export type ExperienceDraft = Infer<typeof ExperienceDraft>

/** What its owner edits of a record of education. */
export const educationRecord: Editable<OwnEducation> = {
  shape: OwnEducation,
  parts: () => ['school_id', 'college', 'major', 'start_date', 'end_date', 'city', 'state', 'country'],
}
/** What its owner edits of a record of experience. */
export const experienceRecord: Editable<Experience> = {
  shape: Experience,
  parts: () => [
    ...['business_id', 'company_name', 'position', 'description', 'start_date', 'end_date'],
    ...['city', 'state', 'country'],
  ],
}
const EducationChange = object({ ...EducationDraft.schema, version: versionField })
const ExperienceChange = object({ ...ExperienceDraft.schema, version: versionField })

/** The caregiver's own schools. */
export const listOwnEducation = call('GET /v1/caregivers/0/education/', { out: array(OwnEducation) })
/** Adds a school. */
export const addEducation = call(
  'POST /v1/caregivers/0/education/',
  {
    in: EducationDraft,
    out: OwnEducation,
    repeatable: true,
  },
  { body: exampleSchool },
)
/**
 * Replaces one record of education. With the version of what was seen of it, a `conflict` with the record as it
 * is now where it was changed meanwhile; so does deleting it.
 */
export const updateEducation = call(
  'PUT /v1/caregivers/0/education/:id/',
  {
    in: EducationChange,
    out: OwnEducation,
    repeatable: true,
  },
  { id: 112, body: { ...exampleSchool, school_id: 111 } },
)
/** Deletes one record of education. */
export const removeEducation = call(
  'DELETE /v1/caregivers/0/education/:id/',
  {
    query: versionQuery,
    repeatable: true,
  },
  { id: 112 },
)

/** The caregiver's own employers. */
export const listOwnExperience = call('GET /v1/caregivers/0/experiences/', { out: array(Experience) })
/** Adds an employer. */
export const addExperience = call(
  'POST /v1/caregivers/0/experiences/',
  {
    in: ExperienceDraft,
    out: Experience,
    repeatable: true,
  },
  { body: exampleEmployer },
)
/**
 * Replaces one record of experience. With the version of what was seen of it, a `conflict` with the record as it
 * is now where it was changed meanwhile; so does deleting it.
 */
export const updateExperience = call(
  'PUT /v1/caregivers/0/experiences/:id/',
  {
    in: ExperienceChange,
    out: Experience,
    repeatable: true,
  },
  { id: 113, body: exampleEmployer },
)
/** Deletes one record of experience. */
export const removeExperience = call(
  'DELETE /v1/caregivers/0/experiences/:id/',
  {
    query: versionQuery,
    repeatable: true,
  },
  { id: 113 },
)
