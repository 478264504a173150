import { formatDollars } from '@homecare/sdk/kit'
import {
  getMoney,
  listMembershipRefunds,
  listMoney,
  type MembershipRefundRow,
  type MoneyRecord,
  type MoneyRow,
} from '@homecare/sdk/moneyDesk'
import { invoiceStatuses } from '@homecare/sdk/payments'
import { moneyDeskTexts as words, moneyWaitWords, staffDeskTexts } from '@homecare/sdk/texts'
import { goneAsNull } from '../account/goneAsNull'
import { useNavigation } from '../frame/app'
import { withQuery } from '../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { SearchForm } from '../kit/fields/SearchForm'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { QueuePage } from '../people/QueuePage'
import { MoneyDetail } from './MoneyDetail'
import { refundItem } from './refundItem'
import './StaffPaymentsScreen.css'

interface DeskData {
  /** What waits, or what was found. */
  readonly rows: readonly MoneyRow[]
  readonly refunds: readonly MembershipRefundRow[]
  readonly open: { readonly id: number; readonly record: MoneyRecord | null } | null
  readonly now: string
}

const searchedIn = (query: URLSearchParams) => query.get('q')?.trim() ?? ''

export const load: Load<DeskData> = async ({ care, params, query, signal }) => {
  const id = Number(params['invoiceId'] ?? 0)
  const q = searchedIn(query)
  const which = { query: q ? { q } : {} }
  const [rows, refunds, record] = await Promise.all([
    care.call(listMoney, which, { signal }),
    care.call(listMembershipRefunds, which, { signal }),
    id ? goneAsNull(care.call(getMoney, { id }, { signal })) : null,
  ])
  return { rows, refunds, open: id ? { id, record } : null, now: new Date().toISOString() }
}
export const head: HeadOf<DeskData> = () => ({ title: words.title })

/** The longest wait first; what waits for nothing stays in its order, behind. */
const byWait = ({ since: one }: { since: string | null }, { since: other }: { since: string | null }) =>
  one === other ? 0 : one === null ? 1 : other === null ? -1 : one < other ? -1 : 1

/** Staff: payments that wait for a decision, any payment by a search, and what can be done about one. */
export default function StaffPaymentsScreen({
  data: { rows, refunds, open, now },
  query,
}: ScreenProps<DeskData>) {
  const say = useSay()
  const navigation = useNavigation()
  const searched = searchedIn(query)
  const list = '/staff/payments'
  return (
    <QueuePage
      title={words.title}
      lead={words.lead}
      href={list}
      now={now}
      open={open && { id: open.id, name: open.record?.family.name ?? say(staffDeskTexts.ended) }}
      above={
        <>
          <SearchForm
            key={searched}
            label={words.search}
            searched={searched}
            onSearch={(q) => void navigation.go(withQuery(list, new URLSearchParams(), { q: q || null }))}
          />
          <p className="soft small">{say(words.searchHint)}</p>
          {searched && (
            <p>
              <Link href={list} look="line">
                {say(words.clear)}
              </Link>
            </p>
          )}
        </>
      }
      empty={
        searched ? (
          <EmptyState title={say(words.noneFound)}>{say(words.noneFoundHint)}</EmptyState>
        ) : undefined
      }
      items={[
        ...rows.map(({ invoice_id: id, number, family, total, status, waits, since }) => ({
          id,
          href: withQuery(`${list}/${id}`, query, {}),
          name: family.name,
          facts: [
            ...waits.map((why) => say(moneyWaitWords[why])),
            formatDollars(total),
            ...(waits.length === 0 ? [say(invoiceStatuses.find(status)?.label ?? status)] : []),
            number,
          ],
          since,
        })),
        ...refunds.map((row) => ({ id: `membership ${row.id}`, ...refundItem(row) })),
      ].toSorted(byWait)}
    >
      {open &&
        (open.record ? (
          <MoneyDetail key={open.id} record={open.record} />
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}
