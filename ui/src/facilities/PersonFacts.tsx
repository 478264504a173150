import type { FacilityPerson, FacilityStanding } from '@homecare/sdk/facilities'
import { dateWords } from '@homecare/sdk/kit'
import { facilityPeopleTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { LicenseInitials } from '../people/LicenseInitials'

/** What a facility knows of somebody, in a line: licenses that count, shifts worked, the last and the next. */
export function PersonFacts({ person }: { person: FacilityPerson }) {
  const say = useSay()
  const { license_types, worked, last, next } = person
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
      <LicenseInitials ids={license_types} none={words.noLicense} /> · {facts.join(' · ')}
    </>
  )
}

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
