import { invoiceStatuses } from '@homecare/sdk/payments'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'

type Tone = 'good' | 'warn' | 'bad' | 'info'
const tones: Readonly<Record<string, Tone>> = {
  pending: 'warn',
  processing: 'info',
  paid: 'good',
  disputed: 'bad',
  charged_back: 'bad',
  owed: 'bad',
}

/** Where an invoice stands. */
export function InvoiceStatusBadge({ status }: { status: string }) {
  const say = useSay()
  return <Badge tone={tones[status]}>{say(invoiceStatuses.find(status)?.label ?? status)}</Badge>
}
