import {
  assistance,
  clinicalSkills,
  conditions,
  housing,
  languages,
  scheduleFlags,
} from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import type { LocationForm } from '@homecare/sdk/ownProfile'
import { placeLabel } from '@homecare/sdk/places'
import { shiftAvailabilities, shiftDurations, shiftZones } from '@homecare/sdk/shifts'
import { addressScreenTexts, profileEditorTexts as texts, shiftTexts } from '@homecare/sdk/texts'
import { choicesOf, conflictWordsOf } from '../kit/overlays/conflictWords'

/** The words for a part of the profile that was changed in another tab or on another device. */
export const profileConflictWords = conflictWordsOf({
  about: [texts.about],
  desired_wage: [texts.rate],
  spoken_languages: [texts.languages, choicesOf(languages.entries)],
  home_support: [texts.services, choicesOf(assistance.entries)],
  conditions: [texts.expertise, choicesOf([...conditions.entries, ...clinicalSkills.entries])],
  job_preferences: [texts.jobPreferences, choicesOf(scheduleFlags.entries)],
  housing: [texts.housing, choicesOf(housing.entries)],
  shift_preferences: [shiftTexts.availability, choicesOf(shiftAvailabilities.entries)],
  shift_duration: [shiftTexts.duration, choicesOf(shiftDurations.entries)],
  shift_assignments: [
    texts.shiftAssignments,
    choicesOf(shiftZones.entries.map(({ flag, label }) => ({ id: flag, label }))),
  ],
  address: [
    addressScreenTexts.homeAddressQuestion,
    ({ address, address2, place }: LocationForm) => [address, address2, place && placeLabel(place)],
  ],
  max_job_distance_preference: [
    addressScreenTexts.distanceQuestion,
    (miles: number) => [message(addressScreenTexts.miles, { miles })],
  ],
})
