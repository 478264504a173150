import type { MembershipOffer } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { GivenList } from './GivenList'
import { priceWords } from './membershipWords'

/** The memberships that are sold, each with the way to buy it. */
export function Offers({ offers }: { offers: readonly MembershipOffer[] }) {
  const say = useSay()
  return (
    <Section title={say(words.offers)}>
      <List items={offers} by={({ id }) => id}>
        {(offer) => (
          <Card>
            <h3>{offer.name}</h3>
            <p>{say(priceWords(offer))}</p>
            <GivenList lines={offer.benefits} />
            {offer.due_cents !== null && (
              <p>
                <Link look="quiet" href={`/membership/checkout/${offer.id}`}>
                  {say(words.join, { name: offer.name })}
                </Link>
              </p>
            )}
          </Card>
        )}
      </List>
    </Section>
  )
}
