import {
  checkReportSpan,
  getPaymentsReport,
  paymentReportLimits,
  reportFileHref,
  reportSideOf,
  reportTaxesWord,
  type PaymentsReport,
  type ReportSide,
} from '@homecare/sdk/deposits'
import { dateWords, formatDollars, signedDollars } from '@homecare/sdk/kit'
import { reportKinds, reportTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Bars } from '../kit/figures/Bars'
import { Badge } from '../kit/figures/Badge'
import { given } from '../kit/href'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { A, Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { spanOfDays } from '../timesheets/family/sheetWords'
import './Payments.css'
import { SpanForm } from './SpanForm'

interface ReportData {
  readonly report: PaymentsReport
  readonly side: ReportSide
}

export const load: Load<ReportData> = async ({ care, query, identity, signal }) => {
  const [start_date, end_date, after] = ['start_date', 'end_date', 'after'].map(
    (name) => query.get(name) ?? '',
  )
  const asked = { start_date: start_date!, end_date: end_date! }
  // Which days it is of where none are asked for, or wrong ones, the server says.
  const span = checkReportSpan(asked) === null ? asked : {}
  const report = await care.call(
    getPaymentsReport,
    { query: { ...span, ...(after && { after }) } },
    { signal },
  )
  return { report, side: reportSideOf(identity.user_type) }
}
export const head: HeadOf<ReportData> = () => ({ title: words.title })

const leads = { family: words.leadFamily, caregiver: words.leadCaregiver, staff: words.leadStaff } as const
/** What was paid from one day to another: its sums, by month, by person, and one by one (`payments/report`). */
export default function ReportScreen({ data, query }: ScreenProps<ReportData>) {
  const say = useSay()
  const { navigation } = useApp()
  const { report, side } = data
  const { start_date, end_date, total_records } = report
  const span = { start_date, end_date }
  const day = (value: string) => dateWords(value, 'day', say.locale)
  return (
    <Page className="report" width="read" title={say(words.title)} lead={say(leads[side])}>
      <Card>
        <SpanForm
          key={`${start_date} ${end_date}`}
          span={span}
          onChosen={(next) =>
            navigation.go(`/payments/report?start_date=${next.start_date}&end_date=${next.end_date}`)
          }
        />
      </Card>
      {total_records === 0 ? (
        <EmptyState title={say(words.empty)}>{say(words.emptyHint)}</EmptyState>
      ) : (
        <>
          <Section title={say(words.spanOf, { first: day(start_date), last: day(end_date) })}>
            <Card>
              <Facts
                facts={[
                  { name: words.total, value: <b className="money">{signedDollars(report.total)}</b> },
                  { name: words.wages, value: formatDollars(report.wages) },
                  ...(report.taxes > 0
                    ? [{ name: reportTaxesWord(side), value: formatDollars(report.taxes) }]
                    : []),
                ]}
              />
              <div className="row">
                <Link href={given(reportFileHref(span, 'csv', say.locale))} look="quiet" download>
                  {say(words.csv)}
                </Link>
                <Link href={given(reportFileHref(span, 'pdf', say.locale))} look="quiet" download>
                  {say(words.pdf)}
                </Link>
              </div>
            </Card>
          </Section>
          <Section title={say(words.byMonth)}>
            <Card>
              <Bars
                label={say(words.byMonth)}
                bars={report.months.map(({ month, cents }) => ({
                  label: dateWords(`${month}-01`, 'month', say.locale),
                  value: Math.max(0, cents),
                  words: signedDollars(cents),
                }))}
              />
            </Card>
          </Section>
          <Section title={say(words.byPerson)}>
            <Card>
              <List look="lines" items={report.people} by={({ person_id }) => person_id}>
                {({ name, cents }) => (
                  <div className="payment-line">
                    <p>{name}</p>
                    <b className="money">{signedDollars(cents)}</b>
                  </div>
                )}
              </List>
              {report.people.length < report.total_people && (
                <p className="soft">
                  {say(words.firstPeople, { count: report.people.length, total: report.total_people })}
                </p>
              )}
            </Card>
          </Section>
          <Rows report={report} side={side} isLater={query.has('after')} />
        </>
      )}
    </Page>
  )
}

function Rows({ report, side, isLater }: ReportData & { readonly isLater: boolean }) {
  const say = useSay()
  const { start_date, end_date, rows, next, total_records } = report
  const here = `/payments/report?start_date=${start_date}&end_date=${end_date}` as const
  return (
    <Section
      title={say(words.all)}
      aside={<span className="soft">{say.count(words.count, total_records)}</span>}
    >
      <Card>
        <List look="lines" items={rows} by={({ key }) => key}>
          {(row) => (
            <div className="payment-line">
              <p>
                {side === 'staff' ? (
                  row.name
                ) : (
                  <A
                    className="link"
                    href={
                      side === 'family'
                        ? `/invoices/${row.connection_id}/${row.timesheet_id}`
                        : `/timesheets/${row.connection_id}/${row.timesheet_id}`
                    }
                  >
                    {row.name}
                  </A>
                )}
                <br />
                <span className="soft small">
                  {[dateWords(row.date, 'monthDay', say.locale), say(spanOfDays(row)), row.description].join(
                    ' · ',
                  )}
                </span>
              </p>
              <span className="row">
                <b className="money">{signedDollars(row.amount)}</b>
                {row.kind !== 'payment' && (
                  <Badge tone="warn">
                    {say(reportKinds[row.kind as keyof typeof reportKinds] ?? words.payment)}
                  </Badge>
                )}
              </span>
            </div>
          )}
        </List>
        {(next !== null || isLater) && total_records > paymentReportLimits.rows && (
          <div className="row">
            {isLater && (
              <Link href={here} look="quiet">
                {say(words.latest)}
              </Link>
            )}
            {next !== null && (
              <Link href={`${here}&after=${encodeURIComponent(next)}`} look="quiet">
                {say(words.earlier)}
              </Link>
            )}
          </div>
        )}
      </Card>
    </Section>
  )
}
