import { brandName, cardExpiryText, type PaymentCard } from '@homecare/sdk/payments'
import { methodScreenTexts as words } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'

interface CardRowProps {
  card: PaymentCard
  onChoose: () => unknown
  onRemove: () => void
}

/** A card: what it is, whether it pays, and what can be done with it. */
export function CardRow({ card, onChoose, onRemove }: CardRowProps) {
  const say = useSay()
  const name = say(words.cardNamed, { brand: brandName(card.brand), last4: card.last4 })
  const when = cardExpiryText(card)
  return (
    <div className="payments-row">
      <div className="payments-facts">
        <strong>{name}</strong>
        {when && <span className="soft">{say(words.expires, { when })}</span>}
        {card.default && <Badge tone="good">{say(words.isDefault)}</Badge>}
        {card.expiry === 'soon' && <Badge tone="warn">{say(words.expiresSoon)}</Badge>}
        {card.expiry === 'expired' && <Badge tone="bad">{say(words.expired)}</Badge>}
      </div>
      <div className="row">
        {!card.default && (
          <Button onClick={onChoose}>
            {say(words.makeDefault)}
            <span className="hidden">: {name}</span>
          </Button>
        )}
        <Button look="plain" onClick={onRemove}>
          {say(words.remove)}
          <span className="hidden">: {name}</span>
        </Button>
      </div>
    </div>
  )
}
