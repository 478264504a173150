import type { PageHref } from '@homecare/sdk/addresses'
import { awaitsCaregiver, type Offer } from '@homecare/sdk/hiring'
import { familyOfferTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { DeclinedBecause, offerStanding } from './OfferStanding'
import { PaperLink } from './offer/PaperLink'

interface OfferCardProps {
  /** The last one; null where there never was one. */
  offer: Offer | null
  provider: { readonly id: number; readonly first_name: string }
  now: Date
  /** The page of the hire. */
  href: PageHref
}

/** Where the offer to somebody who is not hired stands, and what its family can do: see it, change it, or make one. */
export function OfferCard({ offer, provider, now, href }: OfferCardProps) {
  const say = useSay()
  const name = provider.first_name
  if (!offer)
    return (
      <p>
        <Link href={href} look="quiet">
          {say(words.hire, { name })}
        </Link>
      </p>
    )
  const [standing, ...more] = offerStanding(offer, name, now, say)
  const waits = awaitsCaregiver(offer, now)
  return (
    <Section title={say(words.offer)}>
      <Card>
        <p>
          <b>{standing}</b>
        </p>
        {more.map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
        <DeclinedBecause offer={offer} />
        <p>
          <Link href={href} look="quiet">
            {say(waits ? words.see : offer.state === 'declined' ? words.changeAndSend : words.another)}
          </Link>
        </p>
        <p>
          <PaperLink connectionId={offer.connection_id} paper="offer" />
        </p>
      </Card>
    </Section>
  )
}
