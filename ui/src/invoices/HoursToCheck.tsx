import { formatDollars } from '@homecare/sdk/kit'
import type { Invoice } from '@homecare/sdk/payments'
import { invoiceScreenTexts, payScreenTexts, sheetTexts } from '@homecare/sdk/texts'
import { nameOf } from '../caregivers/cardView'
import { spanWords } from '../clock/timeWords'
import { clock } from '../kit/icons/care'
import { AnswerRow } from '../kit/layout/AnswerRow'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { told } from '../kit/words'
import { spanOfDays } from '../timesheets/family/sheetWords'

/** What a family's caregivers handed in, and it has not answered. */
export function HoursToCheck({ invoices }: { invoices: readonly Invoice[] }) {
  const say = useSay()
  return (
    <Section title={say(sheetTexts.toCheck)}>
      <Card>
        <List look="lines" items={invoices} by={({ id }) => id}>
          {(invoice) => (
            <AnswerRow
              icon={clock}
              tone="warn"
              title={say(invoiceScreenTexts.title, { name: nameOf(invoice.provider) })}
              facts={`${say(spanOfDays(invoice))} · ${say(spanWords(invoice.minutes))} · ${formatDollars(invoice.total)}`}
              actions={[
                {
                  label: invoiceScreenTexts.check,
                  href: `/invoices/${invoice.connection_id}/${invoice.timesheet_id}`,
                },
                {
                  label:
                    invoice.total === 0
                      ? payScreenTexts.approveZero
                      : told(payScreenTexts.approve, { total: formatDollars(invoice.total) }),
                  href: `/invoices/${invoice.connection_id}/${invoice.timesheet_id}?modal=approveInvoice`,
                },
              ]}
            />
          )}
        </List>
      </Card>
    </Section>
  )
}
