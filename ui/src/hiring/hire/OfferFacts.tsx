import type { OfferTerms } from '@homecare/sdk/hiring'
import { Facts } from '../../kit/layout/Facts'
import { useSay } from '../../kit/say'
import { termRows, termSteps } from '../termRows'
import './hire.css'

/** All that an offer says. */
export function OfferFacts({ terms }: { terms: OfferTerms }) {
  const say = useSay()
  return (
    <div className="hire-facts">
      <Facts facts={termSteps.flatMap((step) => termRows[step](terms, say))} />
    </div>
  )
}
