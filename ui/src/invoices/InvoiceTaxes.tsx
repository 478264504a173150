import { formatDollars } from '@homecare/sdk/kit'
import { invoiceLineKinds, type InvoiceDetail } from '@homecare/sdk/payments'
import { states } from '@homecare/sdk/places'
import { invoiceScreenTexts as words } from '@homecare/sdk/texts'
import { useMayView } from '../frame/useMayView'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

/** What is said of taxes: the employer's part, what is taken out of the wages, and what is not included. */
export function InvoiceTaxes({ invoice, name }: { invoice: InvoiceDetail; name: string }) {
  const say = useSay()
  const mayView = useMayView()
  const { enrolled, lines, wages, withheld, state } = invoice
  if (!enrolled)
    return (
      <Section title={say(words.taxes)}>
        <Card>
          <p>{say(words.notEnrolled)}</p>
          {mayView('/payroll/tax-enroll') && (
            <p>
              <Link href="/payroll/tax-enroll" look="line">
                {say(words.enroll)}
              </Link>
            </p>
          )}
        </Card>
      </Section>
    )
  const taken = lines.filter(({ kind }) => invoiceLineKinds.find(kind)?.adds === false)
  return (
    <Section title={say(words.taxes)}>
      <Card>
        <p>{say(words.taxesOn)}</p>
        {taken.length === 0 ? (
          <p>{say(words.withheldNone)}</p>
        ) : (
          <>
            <p>{say(words.withheld, { name })}</p>
            <Facts
              facts={taken.map(({ kind, cents }) => ({
                name: invoiceLineKinds.find(kind)?.label ?? kind,
                value: formatDollars(cents),
              }))}
            />
            <p>{say(words.getsNet, { name, net: formatDollars(wages - withheld) })}</p>
          </>
        )}
        <p className="soft small">
          {say(words.stateTaxes, { state: states.find(state)?.label[0] ?? state })}
        </p>
      </Card>
    </Section>
  )
}
