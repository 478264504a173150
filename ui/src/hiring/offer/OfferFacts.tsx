import { offerRows, type Offer } from '@homecare/sdk/hiring'
import { Facts } from '../../kit/layout/Facts'
import { useSay } from '../../kit/say'

/** What an offer says: for whom, where, when and for how much. What it leaves open is not named. */
export function OfferFacts({ offer: { terms } }: { offer: Offer }) {
  const say = useSay()
  return (
    <Facts
      look="columns"
      facts={offerRows(terms, say.locale).map(({ name, lines }) => ({
        name,
        value: lines.map((line, nth) => <div key={nth}>{line}</div>),
      }))}
    />
  )
}
