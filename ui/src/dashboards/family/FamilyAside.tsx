import { advisorCallStates, type FamilyDashboard } from '@homecare/sdk/families'
import { advisorCallTexts, familyDashboardTexts } from '@homecare/sdk/texts'
import { kindOf, nameOf } from '../../caregivers/cardView'
import { useApp } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { useProfileHref } from '../../caregivers/useProfileHref'
import { PersonRow } from '../../hiring/PersonRow'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { mail, phone } from '../../kit/icons/care'
import { Icon } from '../../kit/icons/Icon'
import { Link } from '../../kit/Link'
import { List } from '../../kit/layout/List'
import { PhoneText } from '../../kit/PhoneText'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** The family's favorites, the latest first. */
export function Favorites({ favorites }: Pick<FamilyDashboard, 'favorites'>) {
  const say = useSay()
  const mayView = useMayView()
  const profileHref = useProfileHref()
  const all = '/caregivers-search/favorites'
  return (
    <Section
      title={say(familyDashboardTexts.favorites)}
      aside={
        favorites.length > 0 &&
        mayView(all) && (
          <Link href={all} look="line">
            {say(familyDashboardTexts.allFavorites)}
          </Link>
        )
      }
    >
      <Card>
        {favorites.length === 0 ? (
          <p className="soft">{say(familyDashboardTexts.noFavorites)}</p>
        ) : (
          <List items={favorites} by={({ provider }) => provider.id} look="lines">
            {({ provider }) => {
              return (
                <PersonRow
                  name={nameOf(provider)}
                  photo={provider.photo}
                  href={profileHref(provider)}
                  facts={`${say(kindOf(provider))} · ${provider.city}, ${provider.state}`}
                />
              )
            }}
          </List>
        )}
      </Card>
    </Section>
  )
}

/** The care manager who looks after the family, how to reach them, and where a call stands that it asked for. */
export function Advisor({ advisor }: { advisor: NonNullable<FamilyDashboard['advisor']> }) {
  const say = useSay()
  const { navigation, session } = useApp()
  const { conciergeEligible } = useValue(session.identity)
  const first = advisor.name.split(' ')[0] ?? advisor.name
  const { call } = advisor
  return (
    <Section title={say(familyDashboardTexts.advisor)}>
      <Card>
        <p>
          <b>{advisor.name}</b>
          <br />
          <span className="soft small">{say(familyDashboardTexts.advisorHint)}</span>
        </p>
        <div className="row">
          {advisor.phone && (
            <span className="row">
              <Icon of={phone} />
              <PhoneText digits={advisor.phone} />
            </span>
          )}
          <Link href={`mailto:${advisor.email}`} look="line" icon={mail}>
            {say(familyDashboardTexts.writeTo, { name: first })}
          </Link>
        </div>
        {conciergeEligible && (
          <div className="row">
            {call && (
              <Badge tone={call === 'missed' ? 'warn' : 'info'}>
                {say(advisorCallStates.get(call).label)}
              </Badge>
            )}
            <Button look="quiet" onClick={() => void navigation.openModal('onboardingCall')}>
              {say(call === 'asked' || call === 'missed' ? advisorCallTexts.see : advisorCallTexts.ask)}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  )
}
