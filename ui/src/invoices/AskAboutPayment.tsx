import { claimUntil, refusesClaim } from '@homecare/sdk/moneyDesk'
import { dateWords, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import type { InvoiceDetail } from '@homecare/sdk/payments'
import { claimTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'

/** From a payment that was made to saying that something is wrong with it, while that can be said. */
export function AskAboutPayment({ invoice }: { invoice: InvoiceDetail }) {
  const say = useSay()
  const { navigation } = useApp()
  // The page shows what the server said a moment ago; whether it is too late is the server's to decide.
  if (invoice.paid_at === null || refusesClaim(invoice, Date.parse(invoice.paid_at)) !== null) return null
  const until = claimUntil(dayIn(pacificTimeZone, new Date(invoice.paid_at)))
  return (
    <p className="row">
      <Button look="plain" onClick={() => void navigation.openModal('disputeInvoice')}>
        {say(words.ask)}
      </Button>
      <span className="soft">{say(words.askUntil, { day: dateWords(until, 'monthDay', say.locale) })}</span>
    </p>
  )
}
