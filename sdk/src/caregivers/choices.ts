import { atLeastOne, type Check } from '../kit/checks.js'
import type { Text } from '../kit/text.js'
import { shiftAvailabilities, shiftZones, type ShiftDurationFlag } from '../vocabulary/shifts/catalogue.js'
import { scheduleFlags } from '../vocabulary/caregivers/catalogue.js'
import { choiceTexts } from './texts.js'

/*
 * The profile's choices, each of which needs at least one entry. A check gives the text that stands
 * at the choice; `choiceToasts` has the one that the toast says.
 */

/** Takes the chosen language ids. */
export const checkLanguages: Check = atLeastOne(choiceTexts.language)
/** Takes the chosen assistance ids. */
export const checkServices: Check = atLeastOne(choiceTexts.service)
/** Takes the chosen condition or clinical skill ids. */
export const checkSkills: Check = atLeastOne(choiceTexts.skill)
/** Takes the profile, or its `schedule_` flags. */
export const checkJobPreferences: Check = oneOf(scheduleFlags.ids, choiceTexts.jobPreference)
/** Takes the profile, or its availability flags. */
export const checkShiftPreferences: Check = oneOf(shiftAvailabilities.ids, choiceTexts.shiftPreference)
/** Takes the profile, or its assignment flags. */
export const checkShiftAssignments: Check = oneOf(
  shiftZones.entries.map((zone) => zone.flag),
  choiceTexts.shiftAssignment,
)

/** What the toast says when a choice is saved empty. Skills have one of their own, as decided. */
export const choiceToasts = {
  languages: choiceTexts.languageToast,
  services: choiceTexts.serviceToast,
  skills: choiceTexts.skillToast,
  jobPreferences: choiceTexts.jobPreferenceToast,
  shiftPreferences: choiceTexts.shiftPreferenceToast,
  shiftAssignments: choiceTexts.shiftAssignmentToast,
} as const

const shiftFilterChoices = {
  jobPreferences: checkJobPreferences,
  shiftPreferences: checkShiftPreferences,
} as const
export type ShiftFilterChoice = keyof typeof shiftFilterChoices

/** What a profile lacks of the job and shift preferences, marked with *, that filtering open shifts takes. */
export function missingShiftFilterChoices(profile: unknown): ShiftFilterChoice[] {
  return (Object.keys(shiftFilterChoices) as ShiftFilterChoice[]).filter(
    (name) => shiftFilterChoices[name](profile) !== null,
  )
}

/** Whether open shifts may be filtered for a profile: job and shift preferences, marked with *, are both chosen. */
export function mayFilterOpenShifts(profile: unknown): boolean {
  return missingShiftFilterChoices(profile).length === 0
}

/** The shift durations after one more was chosen: 8 or 12 hours, the latest alone. */
export function chooseShiftDuration(chosen: readonly ShiftDurationFlag[]): ShiftDurationFlag[] {
  return Array.isArray(chosen) ? chosen.slice(-1) : []
}

/** Every flag of a choice as it is sent: true where it was chosen. */
export function flagsOf<F extends string>(names: readonly F[], chosen: readonly F[]): Record<F, boolean> {
  const set = new Set<unknown>(Array.isArray(chosen) ? chosen : [])
  return Object.fromEntries(names.map((name) => [name, set.has(name)])) as Record<F, boolean>
}

/** Fails unless one of the flags is true in the record; what else the record holds is not looked at. */
function oneOf(flags: readonly string[], text: Text): Check {
  return (record) => {
    if (typeof record !== 'object' || record === null) return text
    return flags.some(
      (flag) => Object.hasOwn(record, flag) && (record as Record<string, unknown>)[flag] === true,
    )
      ? null
      : text
  }
}
