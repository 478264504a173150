import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { methodWords, type InvoiceDetail } from '@homecare/sdk/payments'
import { claimTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useOwnZone } from '../kit/useOwnZone'

interface ClaimStandingProps {
  invoice: InvoiceDetail
  name: string
}

/** What became of a payment that was made: given back, no longer asked for, or what its family says and we answered. */
export function ClaimStanding({ invoice, name }: ClaimStandingProps) {
  const say = useSay()
  const { claim, refunds, payments, status } = invoice
  const zone = useOwnZone()
  const dayOf = (value: string) => dateWords(value, 'monthDay', say.locale, zone)
  const methodOf = (paymentId: string) => {
    const payment = payments.find(({ id }) => id === paymentId)
    return payment ? say(methodWords(payment)) : ''
  }
  const given = refunds.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <>
      {claim?.state === 'open' && (
        <Banner tone="info" title={say(words.isOpen)}>
          <p className="invoice-words">
            {say(words.isOpenText, { day: dayOf(claim.opened_at), reason: claim.reason })}
          </p>
        </Banner>
      )}
      {claim?.state === 'declined' && (
        <Banner tone="info" title={say(words.declined)}>
          <p className="invoice-words">
            {say(words.answer, { day: dayOf(claim.decided_at ?? claim.opened_at), words: claim.words })}
          </p>
          {(status === 'paid' || status === 'part_refunded') && <p>{say(words.declinedNext)}</p>}
        </Banner>
      )}
      {refunds.length > 0 && (
        <Banner
          tone="good"
          title={
            status === 'refunded'
              ? say(words.refundedAll)
              : say(words.refunded, { sum: formatDollars(given) })
          }
        >
          {refunds.map(({ id, payment_id, cents, state, at, words: said }) => (
            <p key={id} className="invoice-words">
              {say(state === 'pending' ? words.refundOnItsWay : words.refundDone, {
                ...{ sum: formatDollars(cents), day: dayOf(at) },
                method: methodOf(payment_id),
              })}
              {said && ` ${say(words.refundWords, { words: said })}`}
            </p>
          ))}
          <p>{say(words.refundKept, { name })}</p>
        </Banner>
      )}
      {status === 'written_off' && (
        <Banner tone="info" title={say(words.writtenOff)}>
          <p>{say(words.writtenOffText, { name })}</p>
        </Banner>
      )}
    </>
  )
}
