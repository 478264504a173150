import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { checkPayment, type InvoiceDetail, methodWords } from '@homecare/sdk/payments'
import { payScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { Banner } from '../kit/states/Banner'

/** Where the last payment of an invoice stands, while it is not paid: being checked, to be confirmed, on its way, or declined. */
export function PaymentStanding({ invoice }: { invoice: InvoiceDetail }) {
  const say = useSay()
  const zone = useOwnZone()
  const { care, navigation } = useApp()
  const last = invoice.payments.find(({ state }) => state !== 'cancelled')
  const approve = () => void navigation.openModal('approveInvoice')
  if (!last) return null
  const facts = { total: formatDollars(last.cents), method: say(methodWords(last)) }
  // The bank took back what had come.
  const isOwed = invoice.status === 'owed'
  switch (last.state) {
    case 'created':
      return (
        <Banner
          tone="info"
          title={say(words.checking)}
          actions={
            <Button
              onClick={async () => {
                // What it says is on the page that is read anew.
                await care.call(checkPayment, { id: invoice.id }).catch(() => undefined)
                await navigation.reload()
              }}
            >
              {say(words.checkNow)}
            </Button>
          }
        >
          <p>{say(words.checkingText)}</p>
        </Banner>
      )
    case 'requires_action':
      return (
        <Banner
          tone="warn"
          title={say(words.toConfirm)}
          actions={
            <>
              <Link
                look="primary"
                href={`/payments/confirm?invoice=${invoice.connection_id}/${invoice.timesheet_id}`}
              >
                {say(words.confirm)}
              </Link>
              <Button onClick={approve}>{say(words.payOther)}</Button>
            </>
          }
        >
          <p>{say(words.toConfirmText)}</p>
        </Banner>
      )
    case 'processing':
      return (
        <Banner tone="info" title={say(words.onItsWay)}>
          <p>{say(words.processingText, facts)}</p>
        </Banner>
      )
    case 'failed':
      return (
        <Banner
          tone="bad"
          title={say(isOwed ? words.takenBack : words.lastDeclined)}
          actions={
            <Button look="primary" onClick={approve}>
              {say(words.payOther)}
            </Button>
          }
        >
          <p>
            {isOwed
              ? say(words.takenBackText, {
                  total: formatDollars(invoice.total),
                  name: invoice.provider.first_name,
                })
              : say(words.lastDeclinedText, {
                  ...facts,
                  day: dateWords(last.decided_at ?? last.created_at, 'monthDay', say.locale, zone),
                })}
          </p>
        </Banner>
      )
    default:
      return null
  }
}
