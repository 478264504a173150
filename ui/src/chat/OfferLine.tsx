import { agreementHref } from '@homecare/sdk/dashboards'
import { awaitsCaregiver, getOfferWith, offerDeclineReasons, type Offer } from '@homecare/sdk/hiring'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { offerScreenTexts as words } from '@homecare/sdk/texts'
import { useCare } from '../frame/app'
import { Link } from '../kit/Link'
import { useSay, type Say } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { useLoaded } from '../frame/useLoaded'

interface OfferLineProps {
  /** The other one of the conversation. */
  id: number
  name: string
  isFamily: boolean
}

/** Over a conversation, the offer of work that waits between the two, or was declined last, with the way to it. */
export function OfferLine({ id, name, isFamily }: OfferLineProps) {
  const say = useSay()
  const care = useCare()
  const loaded = useLoaded((signal) => care.call(getOfferWith, { id }, { signal }))
  const offer = useValue(loaded.data)
  const line = offer && lineOf(offer, name, isFamily, say)
  if (!offer || !line) return null
  const asksReader = offer.state === 'sent' && !isFamily
  const { connection_id } = offer
  return (
    <Banner
      title={line}
      actions={
        <Link
          href={
            isFamily ? `/family/dashboard/connections/${connection_id}` : agreementHref({ id: connection_id })
          }
          look={asksReader ? 'primary' : 'quiet'}
        >
          {say(asksReader ? words.readOffer : words.seeOffer)}
        </Link>
      }
    />
  )
}

/** What is said of an offer; nothing of one that was accepted, taken back or forgotten. */
function lineOf(offer: Offer, name: string, isFamily: boolean, say: Say): string | null {
  const day = dateWords(dayIn(offer.time_zone, new Date(offer.expires_at)), 'shortDay', say.locale)
  if (awaitsCaregiver(offer, new Date()))
    return say(isFamily ? words.lineWaits : words.lineWaitsForYou, { name, day })
  if (offer.state !== 'declined' || !isFamily) return null
  const reason = offerDeclineReasons.find(offer.reason)
  return say(words.lineDeclined, { name, reason: reason ? say(reason.label).toLowerCase() : '' })
}
