import { awaitsCaregiver, offerDeclineReasons, type Offer } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { familyOfferTexts as words } from '@homecare/sdk/texts'
import { useSay, type Say } from '../kit/say'

/** Where an offer stands, in a few words each: until when it waits and whether it was opened, or what came of it. */
export function offerStanding(offer: Offer, name: string, now: Date, say: Say): readonly string[] {
  const { expires_at, seen_at, answered_at, time_zone } = offer
  const day = (at: string | null) => dateWords(at ?? expires_at, 'weekday', say.locale, time_zone)
  if (awaitsCaregiver(offer, now))
    return [
      say(words.waits, { day: day(expires_at) }),
      seen_at ? say(words.seen, { day: day(seen_at) }) : say(words.notSeen),
    ]
  switch (offer.state) {
    case 'accepted':
      return [say(words.accepted, { day: day(answered_at) })]
    case 'declined':
      return [say(words.declined, { name, day: day(answered_at) })]
    case 'withdrawn':
      return [say(words.withdrawn, { day: day(answered_at) })]
    // It may have lapsed a moment ago, before the server has noted it.
    default:
      return [say(words.lapsed, { day: day(expires_at) })]
  }
}

/** Why an offer was declined, and what its caregiver wrote with it; nothing of any other. */
export function DeclinedBecause({ offer }: { offer: Offer }) {
  const say = useSay()
  const reason = offerDeclineReasons.find(offer.reason)
  if (offer.state !== 'declined' || !reason) return null
  return (
    <>
      <p>
        <b>{say(words.reason)}:</b> {say(reason.label)}
      </p>
      {offer.answer_note && (
        <p className="offer-words">
          <b>{say(words.theirWords)}:</b> {offer.answer_note}
        </p>
      )}
    </>
  )
}
