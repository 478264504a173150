import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { methodWords, type InvoiceDetail } from '@homecare/sdk/payments'
import { invoiceScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { Banner } from '../kit/states/Banner'
import { ClaimStanding } from './ClaimStanding'
import { PaymentStanding } from './PaymentStanding'

interface InvoiceStandingProps {
  invoice: InvoiceDetail
  name: string
}

/** Where an invoice stands, and what its family can do about it. */
export function InvoiceStanding({ invoice, name }: InvoiceStandingProps) {
  const say = useSay()
  const zone = useOwnZone()
  const { navigation } = useApp()
  const { status, issued_at, due_on, decided_at, reason, paid_at, total, revisions, revision } = invoice
  const paid = invoice.payments.find(({ state }) => state === 'succeeded')
  /** A payment is under way, or was declined: what is said of that comes first, and hours are locked by it. */
  const isTried = invoice.payments.some(({ state }) => state !== 'cancelled')
  const dayOf = (value: string) => dateWords(value, 'monthDay', say.locale, zone)
  const isReplaced = (revisions[0]?.revision ?? revision) > revision
  const newest = `/invoices/${invoice.connection_id}/${invoice.timesheet_id}` as const
  return (
    <>
      {isReplaced && (
        <Banner
          tone="info"
          title={say(words.isReplaced)}
          actions={
            <Link look="quiet" href={newest}>
              {say(words.seeNewest)}
            </Link>
          }
        />
      )}
      {!isReplaced && paid_at === null && <PaymentStanding invoice={invoice} />}
      {status === 'pending' && !isTried && (
        <Banner
          tone="warn"
          title={say(words.due)}
          actions={
            <>
              <Button look="primary" onClick={() => void navigation.openModal('approveInvoice')}>
                {total === 0
                  ? say(payScreenTexts.approveZero)
                  : say(payScreenTexts.approve, { total: formatDollars(total) })}
              </Button>
              <Button onClick={() => void navigation.openModal('rejectInvoice')}>
                {say(words.sendBack)}
              </Button>
            </>
          }
        >
          <p>
            {total === 0
              ? say(words.nothingDue, { name, issued: dayOf(issued_at) })
              : say(words.dueText, { name, issued: dayOf(issued_at), day: dayOf(due_on) })}
          </p>
        </Banner>
      )}
      {status === 'rejected' && (
        <Banner tone="info" title={say(words.isRejected)}>
          <p className="invoice-words">
            {say(words.isRejectedText, { day: dayOf(decided_at ?? issued_at), reason })}
          </p>
          {!isReplaced && <p>{say(words.isRejectedNext, { name })}</p>}
        </Banner>
      )}
      {status === 'void' && (
        <Banner tone="info" title={say(words.isVoid, { name })}>
          {!isReplaced && <p>{say(words.isVoidText)}</p>}
        </Banner>
      )}
      {status === 'disputed' && (
        <Banner tone="warn" title={say(payScreenTexts.disputed)}>
          <p>{say(payScreenTexts.disputedText)}</p>
        </Banner>
      )}
      {status === 'charged_back' && (
        <Banner tone="info" title={say(payScreenTexts.chargedBack)}>
          <p>{say(payScreenTexts.chargedBackText, { name })}</p>
        </Banner>
      )}
      <ClaimStanding invoice={invoice} name={name} />
      {paid_at && status === 'paid' && (
        <Banner tone="good" title={say(words.isPaid, { day: dayOf(paid_at) })}>
          {paid && (
            <p>
              {say(payScreenTexts.receipt, {
                total: formatDollars(paid.cents),
                method: say(methodWords(paid)),
              })}
              {paid.tip > 0 && ` ${say(payScreenTexts.receiptTip, { tip: formatDollars(paid.tip) })}`}
            </p>
          )}
        </Banner>
      )}
    </>
  )
}
