import { claimUntil, refusesClaim } from '@homecare/sdk/moneyDesk'
import { dateWords } from '@homecare/sdk/kit'
import type { InvoiceDetail } from '@homecare/sdk/payments'
import { claimTexts as words } from '@homecare/sdk/texts'
import { useNow } from '../clock/useNow'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'

/** From a payment that was made to saying that something is wrong with it, while that can be said. */
export function AskAboutPayment({ invoice, loadedAt }: { invoice: InvoiceDetail; loadedAt: string }) {
  const say = useSay()
  const { navigation } = useApp()
  const now = useNow(loadedAt)
  if (invoice.paid_at === null || refusesClaim(invoice, now.getTime()) !== null) return null
  const until = claimUntil(invoice.paid_at)
  return (
    <p className="row">
      <Button look="plain" onClick={() => void navigation.openModal('disputeInvoice')}>
        {say(words.ask)}
      </Button>
      <span className="soft">{say(words.askUntil, { day: dateWords(until, 'monthDay', say.locale) })}</span>
    </p>
  )
}
