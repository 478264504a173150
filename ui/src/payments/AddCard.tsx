import { addCard, setUpPayment, type PaymentCard } from '@homecare/sdk/payments'
import { methodScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { PaymentField } from './entry/PaymentField'
import { useSetup } from './useSetup'

interface AddCardProps {
  onAdded: (cards: readonly PaymentCard[]) => void
  onClose: () => void
}

/** The payment provider's field for a card: what it makes of the number is all that is sent on. */
export function AddCard({ onAdded, onClose }: AddCardProps) {
  const say = useSay()
  const { care } = useApp()
  const { setup, failure, begin } = useSetup(() =>
    care.call(setUpPayment, { body: { kind: 'card', purpose: 'pay' } }),
  )
  return (
    <div className="stack">
      <h3>{say(words.addCardTitle)}</h3>
      <p>{say(words.fieldIntro)}</p>
      {failure && <ErrorState level={3} title={words.fieldFailed} error={failure} retry={begin} />}
      {!failure && !setup && <Skeleton shape="box" />}
      {setup && (
        <PaymentField
          setup={setup}
          kind="card"
          purpose="pay"
          submit={words.saveCard}
          onToken={async (token) => onAdded(await care.call(addCard, { body: { token } }))}
        />
      )}
      <p>
        <Button look="plain" onClick={onClose}>
          {say(uiTexts.cancel)}
        </Button>
      </p>
    </div>
  )
}
