import type { PageHref } from '@homecare/sdk/addresses'
import type { CaregiverSummary } from '@homecare/sdk/caregivers'
import type { Resource } from '@homecare/sdk/kit'
import { familyDashboardTexts } from '@homecare/sdk/texts'
import { CaregiverCard } from '../../caregivers/CaregiverCard'
import { cardView, kindOf, nameOf } from '../../caregivers/cardView'
import { useProfileHref } from '../../caregivers/useProfileHref'
import { useMayView } from '../../frame/useMayView'
import { PersonRow } from '../../hiring/PersonRow'
import { Card } from '../../kit/layout/Card'
import { ErrorState } from '../../kit/states/ErrorState'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'

interface SuggestionsProps {
  suggestions: Resource<readonly CaregiverSummary[], []>
  /** Where the family is, for the way back from the login. */
  here: PageHref
}

/** Caregivers near the family who fit its job. */
export function Suggestions({ suggestions, here }: SuggestionsProps) {
  const say = useSay()
  const found = useValue(suggestions.data)
  const error = useValue(suggestions.error)
  const loading = useValue(suggestions.loading)
  return (
    <Section className="suggestions" title={say(familyDashboardTexts.suggestions)}>
      {found ? (
        <Found caregivers={found} here={here} />
      ) : error ? (
        <ErrorState
          level={3}
          title={familyDashboardTexts.suggestionsFailed}
          error={error}
          retry={suggestions.reload}
          busy={loading}
        />
      ) : (
        <Skeleton shape="person" count={2} />
      )}
    </Section>
  )
}

function Found({ caregivers, here }: { caregivers: readonly CaregiverSummary[]; here: PageHref }) {
  const say = useSay()
  const mayView = useMayView()
  const profileHref = useProfileHref()
  if (caregivers.length === 0) return <p className="soft">{say(familyDashboardTexts.noSuggestions)}</p>
  // A partner's family has no public profiles to go to, and none of their cards: it sees who there is.
  if (!mayView('/caregivers')) {
    return (
      <Card>
        <List items={caregivers} by={({ id }) => id} look="lines">
          {(caregiver) => (
            <PersonRow
              name={nameOf(caregiver)}
              photo={caregiver.photo}
              href={profileHref(caregiver)}
              facts={`${say(kindOf(caregiver))} · ${caregiver.city}, ${caregiver.state}`}
            />
          )}
        </List>
      </Card>
    )
  }
  return (
    <>
      <p className="soft">{say(familyDashboardTexts.suggestionsHint)}</p>
      <List className="suggestions-cards" items={caregivers} by={({ id }) => id}>
        {(caregiver) => <CaregiverCard card={cardView(caregiver)} here={here} level={3} />}
      </List>
    </>
  )
}
