import {
  checkMembership,
  type BoughtMembership,
  type MembershipDeeds,
  type MembershipPayment,
} from '@homecare/sdk/memberships'
import { describeFailure, formatDollars, isApiError } from '@homecare/sdk/kit'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import { useApp } from '../frame/app'
import { useLoaded } from '../frame/useLoaded'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { PaymentConfirm } from '../payments/entry/PaymentConfirm'

/** A bank wants to know who pays: it is answered here, or the payment is given up. */
export function BankAsks({ payment, deeds }: { payment: MembershipPayment; deeds: MembershipDeeds }) {
  const say = useSay()
  const { care, navigation, toasts } = useApp()
  const check = useLoaded<BoughtMembership>((signal) => care.call(checkMembership, {}, { signal }))
  const found = useValue(check.data)
  const error = useValue(check.error)
  const busy = useValue(check.loading)
  const givingUp = useValue(deeds.giveUp.busy)
  const isDeclined = error?.code === 'declined'
  const isOver = found !== null && found !== undefined && found.next_action === null
  // It was decided elsewhere: this page shows what there is now.
  useEffect(() => {
    if (isDeclined || isOver) void navigation.reload()
  }, [isDeclined, isOver, navigation])
  if (error && !isDeclined)
    return <ErrorState title={words.checkingTitle} error={error} retry={check.reload} busy={busy} />
  if (!found?.next_action) return <Skeleton shape="box" />
  return (
    <Card>
      <p>{say(words.waitsText)}</p>
      <p>
        <b>{formatDollars(payment.cents)}</b>
      </p>
      <PaymentConfirm
        setup={found.next_action}
        onAnswered={async () => {
          try {
            await care.call(checkMembership)
          } catch (failure) {
            if (!isApiError(failure)) throw failure
            toasts.error(failure.code === 'declined' ? words.declined : describeFailure(failure), failure)
            return navigation.reload()
          }
          await navigation.go(payment.purpose === 'start' ? '/membership/welcome' : '/payments/membership', {
            replace: true,
          })
        }}
      />
      <p>
        <Button look="plain" busy={givingUp} onClick={() => deeds.giveUp.run()}>
          {say(words.giveUp)}
        </Button>
      </p>
    </Card>
  )
}
