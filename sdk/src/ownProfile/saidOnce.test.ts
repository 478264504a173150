import { expect, it } from 'vitest'
import type { Client } from '../client/client.js'
import type { Form } from '../kit/forms/form.js'
import { kitTexts } from '../kit/texts.js'
import type { Toasts } from '../kit/state/toasts.js'
import { addAvailability } from '../availability/availabilityCalls.js'
import { createAvailabilityForm } from '../availability/availabilityForm.js'
import { createAvailabilityStore } from '../availability/availabilityStore.js'
import { aLicense, aOwnCaregiver, anEducation, anExperience, aPlace, refuseWith } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import { createLicenseForm, createLicenseStore } from '../credentials/licenseStore.js'
import { updateLicense } from '../credentials/licenseCalls.js'
import { createLocationForm } from './locationForm.js'
import { chooseBackgroundPhoto } from '../photos/photoCalls.js'
import { updateCaregiver } from './profileCalls.js'
import * as editors from './profileEditors.js'
import { createProfileStore, type ProfileStore } from './profileStore.js'
import {
  createEducationForm,
  createEducationStore,
  createExperienceForm,
  createExperienceStore,
} from './recordStores.js'
import { updateEducation, updateExperience } from './recordCalls.js'
import { addReference } from '../references/referenceCalls.js'
import { createReferenceForm, createReferenceStore } from '../references/referenceStore.js'

const profile = aOwnCaregiver({
  about: 'Here I am.',
  ...{ schedule_part_time: true, shift_preferences_availability_mornings: true },
  ...{ shift_preferences_assignment_green_zone: true, conditions: [20, 31], home_support: [1] },
})

type Open = (care: Client, toasts: Toasts) => Form<never>
const ofProfile =
  (create: (store: ProfileStore, toasts: Toasts) => object): Open =>
  (care, toasts) =>
    create(
      createProfileStore(care, toasts, () => {}, { profile }),
      toasts,
    ) as Form<never>

/** Every form that saves through a store which has toasts of its own. */
const forms: Readonly<Record<string, Open>> = {
  rate: ofProfile((store) => editors.createWageForm(store, profile)),
  about: ofProfile((store) => editors.createAboutForm(store, profile)),
  languages: ofProfile((store, toasts) => editors.createLanguagesForm(store, profile, toasts)),
  services: ofProfile((store, toasts) => editors.createServicesForm(store, profile, toasts)),
  skills: ofProfile((store, toasts) => editors.createSkillsForm(store, profile, toasts)),
  expertise: ofProfile((store) => editors.createExpertiseForm(store, profile)),
  jobPreferences: ofProfile((store, toasts) => editors.createJobPreferencesForm(store, profile, toasts)),
  shiftPreferences: ofProfile((store, toasts) => editors.createShiftPreferencesForm(store, profile, toasts)),
  assignments: ofProfile((store, toasts) => editors.createShiftAssignmentsForm(store, profile, toasts)),
  location: ofProfile((store) => {
    const form = createLocationForm(store, profile, null)
    form.fields.address.set('12 Oak Street')
    form.fields.place.set(aPlace())
    return form
  }),
  background: ofProfile((store) => {
    const form = editors.createBackgroundForm(store)
    form.fields.selected_id.set(2)
    return form
  }),
  education: (care, toasts) =>
    createEducationForm(createEducationStore(care, toasts), 2026, anEducation()) as unknown as Form<never>,
  experience: (care, toasts) =>
    createExperienceForm(createExperienceStore(care, toasts), anExperience()) as unknown as Form<never>,
  license: (care, toasts) =>
    createLicenseForm(createLicenseStore(care, toasts), aLicense()) as unknown as Form<never>,
  reference: (care, toasts) => {
    const form = createReferenceForm(createReferenceStore(care, toasts))
    form.fields.name.set('Ana')
    form.fields.relationship.set('Family')
    form.fields.phone.set('(510) 555-0100')
    return form as unknown as Form<never>
  },
  availability: (care, toasts) =>
    createAvailabilityForm(
      createAvailabilityStore(care, toasts),
      '2026-11-21',
      null,
    ) as unknown as Form<never>,
}

it.each(Object.entries(forms))(
  'what fails in the form of %s is said there, and in no toast',
  async (_, open) => {
    const { server, care, toasts, said } = openCare()
    for (const call of [
      ...[updateCaregiver, chooseBackgroundPhoto, updateEducation, updateExperience, updateLicense],
      ...[addReference, addAvailability],
    ])
      server.on(call, () => refuseWith(500))
    const form = open(care, toasts)
    expect(await form.submit()).toBe(false)
    expect(form.errors.value).toEqual([kitTexts.somethingWentWrong])
    expect(form.failure.value?.kind).toBe('server')
    expect(said()).toEqual([])
  },
)
