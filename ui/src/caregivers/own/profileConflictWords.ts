import {
  assistance,
  clinicalSkills,
  conditions,
  housing,
  languages,
  scheduleFlags,
  shiftAvailabilities,
  shiftDurations,
  shiftZones,
  type Sayable,
} from '@homecare/sdk'
import { profileEditorTexts as texts, shiftTexts } from '@homecare/sdk/texts'
import type { ConflictWords } from '../../kit/ConflictChoices'

type Named = { readonly id: unknown; readonly label: Sayable }

/** How the fields of the profile's editors are called, and what they may hold. */
const fields: Readonly<Record<string, readonly [label: Sayable, choices?: readonly Named[]]>> = {
  about: [texts.about],
  desired_wage: [texts.rate],
  spoken_languages: [texts.languages, languages.entries],
  home_support: [texts.services, assistance.entries],
  conditions: [texts.expertise, [...conditions.entries, ...clinicalSkills.entries]],
  job_preferences: [texts.jobPreferences, scheduleFlags.entries],
  housing: [texts.housing, housing.entries],
  shift_preferences: [shiftTexts.availability, shiftAvailabilities.entries],
  shift_duration: [shiftTexts.duration, shiftDurations.entries],
  shift_assignments: [
    texts.shiftAssignments,
    shiftZones.entries.map(({ flag, label }) => ({ id: flag, label })),
  ],
}

/** The words for a part of the profile that was changed in another tab or on another device. */
export const profileConflictWords: ConflictWords = (name, value) => {
  const [label, choices] = fields[name] ?? [name]
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return {
    label,
    value: values.flatMap((one) => {
      const choice = choices?.find(({ id }) => id === one)
      if (choice) return [choice.label]
      return typeof one === 'string' && one !== '' ? [one] : []
    }),
  }
}
