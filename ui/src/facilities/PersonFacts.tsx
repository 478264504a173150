import type { FacilityPerson, FacilityStanding } from '@homecare/sdk/facilities'
import { dateWords, type Text } from '@homecare/sdk/kit'
import { facilityPeopleTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { told } from '../kit/words'
import { LicenseInitials } from '../people/LicenseInitials'

/** What a facility knows of somebody, in a line: licenses that count, shifts worked, the last and the next. */
export function PersonFacts({ person }: { person: FacilityPerson }) {
  const say = useSay()
  const { worked, last, next } = person
  const facts = [
    worked > 0 ? say.count(words.worked, worked) : say(words.neverWorked),
    ...(next
      ? [say(words.next, { day: dateWords(next, 'weekday', say.locale) })]
      : last
        ? [say(words.last, { day: dateWords(last, 'day', say.locale) })]
        : []),
  ]
  return (
    <>
      <LicenseInitials ids={person.license_types} none={licenseMissing(person)} /> · {facts.join(' · ')}
    </>
  )
}

/** What is said where no license counts: an agency answers for whom it sends. */
export const licenseMissing = ({ agency }: Pick<FacilityPerson, 'agency'>): Text =>
  agency === null ? words.noLicense : told(words.agencyAnswers, { agency })

/** That somebody is a favorite, or blocked. */
export function StandingBadge({ standing }: { standing: FacilityStanding | null }) {
  const say = useSay()
  if (standing === null) return null
  return standing === 'favorite' ? (
    <Badge tone="good">{say(words.isFavorite)}</Badge>
  ) : (
    <Badge tone="bad">{say(words.isBlocked)}</Badge>
  )
}
