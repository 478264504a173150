import { hasReceipt, receiptHref } from '@homecare/sdk/deposits'
import { connectionPage } from '@homecare/sdk/hiring'
import { dateWords, message, signedDollars } from '@homecare/sdk/kit'
import { getInvoice, getTimesheetInvoice, type InvoiceDetail } from '@homecare/sdk/payments'
import { invoiceScreenTexts as words, pageTitles, reportTexts } from '@homecare/sdk/texts'
import { useMemo } from 'react'
import { nameOf } from '../caregivers/cardView'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useMayView } from '../frame/useMayView'
import { Button } from '../kit/Button'
import { given } from '../kit/href'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { spanOfDays } from '../timesheets/family/sheetWords'
import './Invoice.css'
import { AskAboutPayment } from './AskAboutPayment'
import { InvoiceLines } from './InvoiceLines'
import { InvoiceStanding } from './InvoiceStanding'
import { InvoiceStatusBadge } from './InvoiceStatusBadge'
import { InvoiceTaxes } from './InvoiceTaxes'
import { openInvoice } from './openInvoice'

interface InvoiceData {
  readonly invoice: InvoiceDetail
  readonly loadedAt: string
}

/** The newest invoice of a timesheet; with `?revision=` an earlier one. */
export const load: Load<InvoiceData> = async ({ care, params, query, signal }) => {
  const where = { id: Number(params['connectionId']), tid: Number(params['timesheetId']) }
  const newest = await care.call(getTimesheetInvoice, where, { signal })
  const asked = newest.revisions.find(({ revision }) => String(revision) === query.get('revision'))
  const isNewest = !asked || asked.id === newest.id
  const invoice = isNewest ? newest : await care.call(getInvoice, { id: asked.id }, { signal })
  return { invoice, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<InvoiceData> = ({ invoice: { provider } }) => ({
  title: message(words.title, { name: nameOf(provider) }),
})

/** What the hours of a caregiver cost (`invoices/…`): line by line, with its taxes, and what went before. */
export default function InvoiceScreen({ data: { invoice, loadedAt } }: ScreenProps<InvoiceData>) {
  const say = useSay()
  const { navigation } = useApp()
  const mayView = useMayView()
  const { provider, connection_id, timesheet_id, tasks_done, note } = invoice
  const name = nameOf(provider)
  const open = useMemo(
    () => ({ invoice, name: provider.first_name, changed: () => navigation.reload() }),
    [invoice, provider, navigation],
  )
  useHolding(openInvoice, open)
  const byBenefit = invoice.lines.some(({ kind }) => kind === 'benefit')
  const hours = `/timesheets/${connection_id}/${timesheet_id}` as const
  return (
    <Page
      className="invoice"
      width="read"
      title={say(words.title, { name })}
      lead={
        <>
          {say(spanOfDays(invoice))} ·{' '}
          <span className="invoice-number">{say(words.number, { number: invoice.number })}</span>{' '}
          <InvoiceStatusBadge invoice={invoice} />
        </>
      }
      up={{ href: connectionPage('family', connection_id), words: say(pageTitles.connection) }}
      actions={
        <>
          {hasReceipt(invoice) && (
            <Link href={given(receiptHref(invoice.id, say.locale))} look="quiet" download>
              {say(reportTexts.receiptPdf)}
            </Link>
          )}
          <Button onClick={() => window.print()}>{say(words.print)}</Button>
        </>
      }
    >
      <InvoiceStanding invoice={invoice} name={provider.first_name} />
      <Section title={say(words.what)}>
        <InvoiceLines invoice={invoice} />
        {mayView(hours) && (
          <p className="invoice-answer">
            <Link href={hours} look="line">
              {say(words.seeHours)}
            </Link>
          </p>
        )}
      </Section>
      {byBenefit ? (
        <p className="soft">{say(words.partner)}</p>
      ) : (
        <InvoiceTaxes invoice={invoice} name={provider.first_name} />
      )}
      {(tasks_done.length > 0 || note) && (
        <Section title={say(words.done)}>
          <Card>
            {tasks_done.length > 0 && (
              <ul>
                {tasks_done.map((task, index) => (
                  <li key={index} className="invoice-words">
                    {task}
                  </li>
                ))}
              </ul>
            )}
            {note && <p className="invoice-words">{note}</p>}
          </Card>
        </Section>
      )}
      <AskAboutPayment invoice={invoice} loadedAt={loadedAt} />
      {invoice.revisions.length > 1 && <History invoice={invoice} />}
    </Page>
  )
}

/** Every time that these hours were handed in, the newest first. */
function History({ invoice }: { invoice: InvoiceDetail }) {
  const say = useSay()
  const zone = useOwnZone()
  const page = `/invoices/${invoice.connection_id}/${invoice.timesheet_id}` as const
  return (
    <Section className="invoice-history" title={say(words.history)}>
      <Card>
        <List look="lines" items={invoice.revisions} by={({ id }) => id}>
          {({ id, revision, status, total, issued_at, reason }) => {
            const label = say(words.revision, { number: revision })
            return (
              <div className="sheet-line">
                <p>
                  {id === invoice.id ? (
                    <b>
                      {label} ({say(words.revisionNow)})
                    </b>
                  ) : (
                    <Link href={`${page}?revision=${revision}`}>{label}</Link>
                  )}
                  <br />
                  <span className="soft small invoice-words">
                    {say(words.issued, { day: dateWords(issued_at, 'monthDay', say.locale, zone) })}
                    {reason && ` · ${reason}`}
                  </span>
                </p>
                <span className="row">
                  <b className="money">{signedDollars(total)}</b>
                  <InvoiceStatusBadge invoice={{ status, total }} />
                </span>
              </div>
            )
          }}
        </List>
      </Card>
    </Section>
  )
}
