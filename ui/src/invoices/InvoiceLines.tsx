import { signedDollars } from '@homecare/sdk/kit'
import { invoiceLineKinds, type InvoiceDetail, type InvoiceLine } from '@homecare/sdk/payments'
import { invoiceScreenTexts as words } from '@homecare/sdk/texts'
import { given } from '../kit/href'
import { Card } from '../kit/layout/Card'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { lineFacts, lineName } from './invoiceWords'
import './Invoice.css'

/** The lines of an invoice, which add up to its total. */
export function InvoiceLines({ invoice: { lines, total } }: { invoice: InvoiceDetail }) {
  const say = useSay()
  return (
    <Card>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{say(words.for)}</th>
            <th scope="col">{say(words.amount)}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .filter(({ kind }) => invoiceLineKinds.find(kind)?.adds)
            .map((line, index) => (
              <tr key={index}>
                <th scope="row">
                  <b>{say(lineName(line))}</b>
                  <Facts line={line} />
                </th>
                <td>{signedDollars(line.cents)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say(words.total)}</th>
            <td>{signedDollars(total)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

function Facts({ line }: { line: InvoiceLine }) {
  const say = useSay()
  const facts = say(lineFacts(line))
  if (!facts && !line.receipt) return null
  return (
    <span className="soft small">
      {facts}
      {line.receipt && (
        <>
          {facts && ' · '}
          <A
            className="link"
            href={given(line.receipt)}
            target="_blank"
            rel="noreferrer"
            aria-label={say(words.receiptOf, { what: say(lineName(line)) })}
          >
            {say(words.receipt)}
          </A>
        </>
      )}
    </span>
  )
}
