import { payoutStates, type Deposit, type Deposits } from '@homecare/sdk/deposits'
import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { paymentTimecardsPageSize, type BankAccount, methodWords } from '@homecare/sdk/payments'
import type { PaymentTimesheet } from '@homecare/sdk/timesheets'
import { paymentAskedTexts, paymentsTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { pageHref, Pagination } from '../kit/layout/Pagination'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { SheetStatusBadge } from '../timesheets/family/SheetStatusBadge'
import { spanOfDays } from '../timesheets/family/sheetWords'
import { DepositStanding } from './DepositStanding'
import { PaymentLine } from './PaymentLine'

export interface CaregiverPaymentsData {
  readonly side: 'caregiver'
  readonly deposits: Deposits
  readonly hours: {
    readonly data: readonly PaymentTimesheet[]
    readonly total_records: number
    readonly page: number
  }
  /** The account that pay goes to. */
  readonly account: BankAccount | null
}

/** How a caregiver is paid: the next deposit, what waits, where it goes, and what there was. */
export default function CaregiverPayments({ data }: { data: CaregiverPaymentsData }) {
  const say = useSay()
  const { deposits, hours, account } = data
  return (
    <Page width="read" title={say(words.title)} lead={say(words.caregiverLead)}>
      <DepositStanding deposits={deposits} />
      <Section title={say(words.account)}>
        <Card>
          {account && <p>{say(methodWords(account))}</p>}
          <p>
            <Link href={account ? '/payments/bank' : '/payments/bank/add'} look="quiet">
              {say(account ? words.otherAccount : words.addAccount)}
            </Link>
          </p>
        </Card>
      </Section>
      <Section title={say(words.hours)}>
        <Card>
          {hours.data.length === 0 && <p className="soft">{say(words.noHours)}</p>}
          {hours.data.length > 0 && (
            <List look="lines" items={hours.data} by={({ id }) => id}>
              {(sheet) => (
                <PaymentLine
                  sheet={sheet}
                  href={`/timesheets/${sheet.connection_id}/${sheet.id}`}
                  facts=""
                  badge={<SheetStatusBadge sheet={{ status: sheet.status, decision: null }} />}
                />
              )}
            </List>
          )}
          <Pagination
            page={hours.page}
            pages={Math.ceil(hours.total_records / paymentTimecardsPageSize)}
            hrefFor={(number) => hrefOf(number, deposits.page)}
          />
        </Card>
      </Section>
      <Section title={say(words.deposits)}>
        <Card>
          {deposits.data.length === 0 && <p className="soft">{say(words.noDeposits)}</p>}
          {deposits.data.length > 0 && (
            <List look="lines" items={deposits.data} by={({ id }) => id}>
              {(deposit) => <DepositLine deposit={deposit} />}
            </List>
          )}
          <Pagination
            page={deposits.page}
            pages={Math.ceil(deposits.total_records / paymentTimecardsPageSize)}
            hrefFor={(number) => hrefOf(hours.page, number)}
            label={words.depositPages}
          />
        </Card>
      </Section>
      <p>
        <Link href="/payments/report" look="line">
          {say(words.report)}
        </Link>
      </p>
      <p>
        <Link href="/caregiver/earnings" look="line">
          {say(words.earnings)}
        </Link>
      </p>
    </Page>
  )
}

/** The page that is on a page of hours and on a page of deposits. */
const hrefOf = (hours: number, deposits: number) =>
  pageHref(deposits === 1 ? '/payments' : (`/payments?deposits=${deposits}` as const), hours)

const depositTones = { on_its_way: 'info', paid: 'good', failed: 'bad' } as const
function DepositLine({ deposit: { cents, state, arrives_on, hours } }: { deposit: Deposit }) {
  const say = useSay()
  const known = payoutStates.find(state)
  return (
    <div className="payment-line">
      <p>{say(words.depositOf, { day: dateWords(arrives_on, 'monthDay', say.locale) })}</p>
      <span className="row">
        <b className="money">{formatDollars(cents)}</b>
        {known && <Badge tone={depositTones[known.id]}>{say(known.label)}</Badge>}
      </span>
      {hours.length > 0 && (
        <ul>
          {hours.map((one) => (
            <li key={one.timesheet_id}>
              <A className="link" href={`/timesheets/${one.connection_id}/${one.timesheet_id}`}>
                {say(words.hoursOf, { name: one.name, days: say(spanOfDays(one)) })}
              </A>{' '}
              <span className="soft money">{formatDollars(one.cents)}</span>
              {one.asked && (
                <p className="soft small">{say(paymentAskedTexts[one.asked], { name: one.name })}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
