import type { Offer } from '@homecare/sdk/hiring'
import { familyOfferTexts, partnerHireTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { offerStanding } from '../OfferStanding'
import { PaperLink } from '../offer/PaperLink'
import { termRows } from '../termRows'

const TakeBackDialog = laterDialog(() => import('../hire/TakeBackDialog'))

export interface OfferOutProps {
  offer: Offer
  name: string
  now: Date
  onSettled: (offer: Offer) => Promise<void>
}

/** The offer that is out, and the way to take it back. */
export default function OfferOut({ offer, name, now, onSettled }: OfferOutProps) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const [standing, ...more] = offerStanding(offer, name, now, say)
  return (
    <>
      <Card>
        <p>
          <b>{standing}</b>
        </p>
        {more.map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
        <p>{say(familyOfferTexts.nobodyHired, { name })}</p>
        <div className="row">
          <Link href={`/family/dashboard/connections/${offer.connection_id}`} look="primary">
            {say(words.toConnection, { name })}
          </Link>
          <Button look="plain" onClick={() => setAsks(true)}>
            {say(familyOfferTexts.takeBack)}
          </Button>
        </div>
      </Card>
      <Section title={say(familyOfferTexts.offer)}>
        <Card>
          <Facts facts={offerSteps.flatMap((step) => termRows[step](offer.terms, say))} />
          <p>
            <PaperLink connectionId={offer.connection_id} paper="offer" />
          </p>
        </Card>
      </Section>
      {asks && (
        <TakeBackDialog
          offer={offer}
          name={name}
          onSettled={(next) => void onSettled(next)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
const offerSteps = ['care-for', 'location', 'start-date', 'schedule', 'wage'] as const
