import { checkMembership, type MembershipDeeds, type MembershipPayment } from '@homecare/sdk/memberships'
import { describeFailure, formatDollars } from '@homecare/sdk/kit'
import { membershipScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { BankWaits } from '../payments/entry/BankWaits'

/** A bank wants to know who pays: it is answered here, or the payment is given up. */
export function BankAsks({ payment, deeds }: { payment: MembershipPayment; deeds: MembershipDeeds }) {
  const say = useSay()
  const { care, navigation, toasts } = useApp()
  const givingUp = useValue(deeds.giveUp.busy)
  const next = payment.purpose === 'start' ? '/membership/welcome' : '/payments/membership'
  return (
    <BankWaits
      check={(signal) => care.call(checkMembership, {}, signal && { signal })}
      failed={payScreenTexts.checking}
      // This page shows what there is now.
      onOver={() => navigation.reload()}
      onAnswered={(failure) => {
        if (!failure) return navigation.go(next, { replace: true })
        toasts.error(failure.code === 'declined' ? words.declined : describeFailure(failure), failure)
        return navigation.reload()
      }}
      below={
        <p>
          <Button look="plain" busy={givingUp} onClick={() => deeds.giveUp.run()}>
            {say(words.giveUp)}
          </Button>
        </p>
      }
    >
      <p>{say(words.waitsText)}</p>
      <p>
        <b>{formatDollars(payment.cents)}</b>
      </p>
    </BankWaits>
  )
}
