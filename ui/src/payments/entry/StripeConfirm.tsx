import { methodScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import type { PaymentConfirmProps } from './PaymentConfirm'

/** Stripe opens the window of the bank over this page, at a press: a window that opens by itself is blocked. */
export default function StripeConfirm({ setup, onAnswered }: PaymentConfirmProps) {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  const open = async () => {
    setFailed(false)
    const stripe = await loadStripe(setup.publishable_key).catch(() => null)
    if (!stripe) return setFailed(true)
    // What came of it, the server asks Stripe itself.
    await stripe.handleNextAction({ clientSecret: setup.client_secret })
    await onAnswered()
  }
  return (
    <div className="stack">
      {failed && <ErrorState level={2} title={words.fieldFailed} />}
      <p>
        <Button look="primary" onClick={open}>
          {say(payScreenTexts.confirm)}
        </Button>
      </p>
    </div>
  )
}
