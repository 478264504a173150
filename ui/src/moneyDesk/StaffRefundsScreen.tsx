import {
  getMembershipRefund,
  listMembershipRefunds,
  type MembershipRefundRecord,
  type MembershipRefundRow,
} from '@homecare/sdk/moneyDesk'
import { refundDeskTexts as words, staffDeskTexts } from '@homecare/sdk/texts'
import { goneAsNull } from '../account/goneAsNull'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { QueuePage } from '../people/QueuePage'
import { RefundDetail } from './RefundDetail'
import { refundItem } from './refundItem'
import './StaffPaymentsScreen.css'

interface RefundsData {
  readonly rows: readonly MembershipRefundRow[]
  readonly open: { readonly id: number; readonly record: MembershipRefundRecord | null } | null
  readonly now: string
}

export const load: Load<RefundsData> = async ({ care, params, signal }) => {
  const id = Number(params['refundId'] ?? 0)
  const [rows, record] = await Promise.all([
    care.call(listMembershipRefunds, { query: {} }, { signal }),
    id ? goneAsNull(care.call(getMembershipRefund, { id }, { signal })) : null,
  ])
  return { rows, open: id ? { id, record } : null, now: new Date().toISOString() }
}
export const head: HeadOf<RefundsData> = () => ({ title: words.heading })

/** Staff: money of memberships that was given back and did not arrive, and what can be done about it. */
export default function StaffRefundsScreen({ data: { rows, open, now } }: ScreenProps<RefundsData>) {
  const say = useSay()
  return (
    <QueuePage
      title={words.heading}
      lead={words.lead}
      href="/staff/payments/memberships"
      now={now}
      open={open && { id: open.id, name: open.record?.family.name ?? say(staffDeskTexts.ended) }}
      above={
        <p>
          <Link href="/staff/payments" look="line">
            {say(words.allPayments)}
          </Link>
        </p>
      }
      items={rows.map((row) => ({ id: row.id, ...refundItem(row) }))}
    >
      {open &&
        (open.record ? (
          <RefundDetail key={open.id} record={open.record} now={now} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}
