import type { ProfileModal } from '@homecare/sdk/addresses'
import {
  assistance,
  clinicalSkills,
  conditions,
  housing,
  languages,
  scheduleFlags,
  type OwnCaregiver,
} from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { premiumMark, shiftAvailabilities, shiftDurations, shiftZones } from '@homecare/sdk/shifts'
import { ownProfileTexts } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { withMark } from './editors/optionsOf'
import { ProfilePart } from './ProfilePart'

interface ChoicePart {
  readonly modal: ProfileModal
  readonly title: Text
  readonly none: Text
  readonly items: (profile: OwnCaregiver) => readonly Text[]
  /** Shown to skilled nursing professionals alone. */
  readonly nursing?: true
}

/** The parts that are choices, each with the modal that makes them. */
const parts: readonly ChoicePart[] = [
  {
    modal: 'services',
    title: ownProfileTexts.services,
    none: ownProfileTexts.noServices,
    items: ({ home_support }) => labels(assistance, home_support),
  },
  {
    modal: 'skills',
    title: ownProfileTexts.skills,
    none: ownProfileTexts.noSkills,
    items: (profile) => labels(clinicalSkills, profile.conditions),
    nursing: true,
  },
  {
    modal: 'expertises',
    title: ownProfileTexts.expertise,
    none: ownProfileTexts.noExpertise,
    items: (profile) => labels(conditions, profile.conditions),
  },
  {
    modal: 'languages',
    title: ownProfileTexts.languages,
    none: ownProfileTexts.noLanguages,
    items: ({ spoken_languages }) =>
      labels(
        languages,
        spoken_languages.map(({ id }) => id),
      ),
  },
  {
    modal: 'jobPreferences',
    title: ownProfileTexts.jobPreferences,
    none: ownProfileTexts.noJobPreferences,
    items: (profile) => {
      const chosen = scheduleFlags.entries.filter(({ id }) => profile[id]).map(({ label }) => label)
      return chosen.length > 0 ? [...chosen, ...labels(housing, [profile.housing])] : []
    },
  },
  {
    modal: 'shiftPreferences',
    title: ownProfileTexts.shiftPreferences,
    none: ownProfileTexts.noShiftPreferences,
    items: (profile) => [
      ...shiftAvailabilities.entries.filter(({ id }) => profile[id]).map(marked),
      ...shiftDurations.entries.filter(({ id }) => profile[id]).map(({ label }) => label),
    ],
  },
  {
    modal: 'shiftAssignments',
    title: ownProfileTexts.shiftAssignments,
    none: ownProfileTexts.noShiftAssignments,
    items: (profile) => shiftZones.entries.filter(({ flag }) => profile[flag]).map(marked),
    nursing: true,
  },
]

/** What a caregiver has chosen: services, skills, expertise, languages, work and shifts. */
export function Choices({ profile }: { profile: OwnCaregiver }) {
  const say = useSay()
  return parts.map(({ modal, title, none, items, nursing }) => {
    if (nursing && !profile.is_hcp) return null
    const chosen = items(profile)
    return (
      <ProfilePart key={modal} modal={modal} title={title} none={none} isEmpty={chosen.length === 0}>
        <ul className="own-tags" role="list">
          {chosen.map((item) => (
            <li key={item[0]}>{say(item)}</li>
          ))}
        </ul>
      </ProfilePart>
    )
  })
}

function labels<I extends string | number>(
  { entries }: { readonly entries: readonly { readonly id: I; readonly label: Text }[] },
  ids: readonly unknown[],
): readonly Text[] {
  return entries.filter(({ id }) => ids.includes(id)).map(({ label }) => label)
}

const marked = (option: { readonly label: Text; readonly premium: boolean }) =>
  withMark(option.label, premiumMark(option))
