import { invoiceStatuses, type Invoice } from '@homecare/sdk/payments'
import { invoiceScreenTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'

type Tone = 'good' | 'warn' | 'bad' | 'info'
const tones: Readonly<Record<string, Tone>> = {
  pending: 'warn',
  processing: 'info',
  paid: 'good',
  disputed: 'bad',
  part_refunded: 'info',
  refunded: 'info',
  written_off: 'info',
  charged_back: 'bad',
  owed: 'bad',
}

/** Where an invoice stands. One that costs nothing is looked at, and not paid. */
export function InvoiceStatusBadge({
  invoice: { status, total },
}: {
  invoice: Pick<Invoice, 'status' | 'total'>
}) {
  const say = useSay()
  const label = invoiceStatuses.find(status)?.label ?? status
  return (
    <Badge tone={tones[status]}>{say(status === 'pending' && total === 0 ? words.toCheck : label)}</Badge>
  )
}
