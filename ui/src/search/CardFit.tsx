import { matchTexts } from '@homecare/sdk/texts'
import type { CardView } from '../caregivers/cardView'
import type { Kept } from '../compare/CardChoice'
import { FreeStrip } from '../caregivers/FreeStrip'
import { WeekPrice } from '../caregivers/WeekPrice'
import { Rating } from '../kit/figures/Rating'
import { check, close, warning } from '../kit/icons/basic'
import { Icon } from '../kit/icons/Icon'
import { laterPart } from '../frame/laterPart'
import { useSay } from '../kit/say'
import { CardMessage } from '../visitors/CardMessage'
import type { FitView } from '../caregivers/fitView'

/** Of favorites alone. */
const CardChoice = laterPart(() => import('../compare/CardChoice'))

/** Why somebody stands in the list: a sign and words for each thing that was asked for, their coming week, and what a week costs. */
export default function CardFit({
  card,
}: {
  card: CardView & { readonly fit: FitView; readonly kept?: Kept }
}) {
  const say = useSay()
  const { fit } = card
  return (
    <>
      <div className="caregiver-card-fit">
        {fit.reasons.length > 0 && (
          <ul className="card-reasons row small" role="list" aria-label={say(matchTexts.reasons)}>
            {fit.reasons.map(({ text, fits }) => (
              <li key={text[0]} data-tone={tones[fits]}>
                <Icon of={icons[fits]} />
                {say(text)}
              </li>
            ))}
          </ul>
        )}
        {fit.strip && <FreeStrip view={fit.strip} />}
        {card.kept && <CardChoice id={card.id} name={card.name} kept={card.kept} />}
        <CardMessage id={card.id} name={card.name} href={card.href} />
      </div>
      <p className="caregiver-card-price">
        <WeekPrice rate={card.rate} />
        <Rating value={card.rating} count={card.reviews} />
      </p>
    </>
  )
}

const tones = { whole: 'good', part: 'warn', none: undefined }
const icons = { whole: check, part: warning, none: close }
