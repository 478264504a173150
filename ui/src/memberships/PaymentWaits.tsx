import type { MembershipDeeds, MembershipPayment } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'

/** A payment that is under way: its holder's bank asks, or nobody knows yet what came of it. */
export function PaymentWaits({ payment, deeds }: { payment: MembershipPayment; deeds: MembershipDeeds }) {
  const say = useSay()
  const busy = useValue(deeds.check.busy)
  const asks = payment.state === 'requires_action'
  return (
    <Banner
      tone="warn"
      title={say(asks ? words.waitsTitle : payScreenTexts.checking)}
      actions={
        asks ? (
          <Link look="primary" href={`/membership/checkout/${payment.tier}`}>
            {say(words.answerBank)}
          </Link>
        ) : (
          <Button look="primary" busy={busy} onClick={() => deeds.check.run()}>
            {say(payScreenTexts.checkNow)}
          </Button>
        )
      }
    >
      {say(asks ? words.waitsText : payScreenTexts.checkingText)}
    </Banner>
  )
}
