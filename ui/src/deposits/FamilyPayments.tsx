import { dateWords, formatDollars } from '@homecare/sdk/kit'
import {
  isPending,
  paymentTimecardsPageSize,
  paymentsDue,
  type BankAccount,
  type Invoice,
  type PaymentCard,
  methodWords,
} from '@homecare/sdk/payments'
import type { PaymentTimesheet } from '@homecare/sdk/timesheets'
import { paymentsTexts as words } from '@homecare/sdk/texts'
import { HoursToCheck } from '../invoices/HoursToCheck'
import { InvoiceStatusBadge } from '../invoices/InvoiceStatusBadge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { pageHref, Pagination } from '../kit/layout/Pagination'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { Banner } from '../kit/states/Banner'
import { PaymentLine } from './PaymentLine'

export interface FamilyPaymentsData {
  readonly side: 'family'
  readonly waiting: readonly Invoice[]
  readonly history: {
    readonly data: readonly PaymentTimesheet[]
    readonly total_records: number
    readonly page: number
  }
  /** What pays by default. */
  readonly method: PaymentCard | BankAccount | null
}

/** What a family owes now, what it pays with, and what it has paid. */
export default function FamilyPayments({ data }: { data: FamilyPaymentsData }) {
  const say = useSay()
  const { waiting, method } = data
  const { due, owed, onItsWay } = paymentsDue(waiting)
  const pending = waiting.filter(isPending)
  return (
    <Page
      width="read"
      title={say(words.title)}
      lead={
        due > 0 ? (
          <b className="money">{say(words.totalDue, { total: formatDollars(due) })}</b>
        ) : (
          say(words.familyLead)
        )
      }
    >
      {waiting
        .filter(({ status }) => status === 'owed')
        .map((invoice) => (
          <Banner
            key={invoice.id}
            tone="bad"
            title={say(words.debt)}
            actions={
              <Link look="primary" href={`/invoices/${invoice.connection_id}/${invoice.timesheet_id}`}>
                {say(words.look)}
              </Link>
            }
          >
            <p>{say(words.debtText, { total: formatDollars(invoice.total) })}</p>
          </Banner>
        ))}
      {onItsWay > 0 && <Banner title={say(words.onItsWay, { total: formatDollars(onItsWay) })} />}
      {pending.length > 0 && <HoursToCheck invoices={pending} />}
      {pending.length === 0 && owed === 0 && (
        <Section title={say(words.waits)}>
          <Card>
            <p>{say(words.nothingDue)}</p>
          </Card>
        </Section>
      )}
      <Section title={say(words.payWith)}>
        <Card>
          <p>{method ? say(methodWords(method)) : say(words.noMethod)}</p>
          <p>
            <Link href="/payments/methods" look="quiet">
              {say(words.changeMethods)}
            </Link>
          </p>
        </Card>
      </Section>
      <History history={data.history} />
      <p>
        <Link href="/payments/report" look="line">
          {say(words.report)}
        </Link>
      </p>
    </Page>
  )
}

function History({ history }: Pick<FamilyPaymentsData, 'history'>) {
  const say = useSay()
  const zone = useOwnZone()
  const { data, page, total_records } = history
  return (
    <Section title={say(words.history)}>
      <Card>
        {data.length === 0 && <p className="soft">{say(words.noHistory)}</p>}
        {data.length > 0 && (
          <List look="lines" items={data} by={({ id }) => id}>
            {(sheet) => (
              <PaymentLine
                sheet={sheet}
                href={
                  sheet.invoice_status
                    ? `/invoices/${sheet.connection_id}/${sheet.id}`
                    : `/timesheets/${sheet.connection_id}/${sheet.id}`
                }
                facts={
                  sheet.paid_at
                    ? say(words.paidOn, { day: dateWords(sheet.paid_at, 'monthDay', say.locale, zone) })
                    : ''
                }
                badge={
                  sheet.invoice_status ? (
                    <InvoiceStatusBadge invoice={{ status: sheet.invoice_status, total: sheet.total }} />
                  ) : null
                }
              />
            )}
          </List>
        )}
        <Pagination
          page={page}
          pages={Math.ceil(total_records / paymentTimecardsPageSize)}
          hrefFor={(number) => pageHref('/payments', number)}
        />
      </Card>
    </Section>
  )
}
