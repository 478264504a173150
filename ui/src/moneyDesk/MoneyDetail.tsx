import { disputeStates, transferStates } from '@homecare/sdk/deposits'
import { dateWords, formatDollars, pacificTimeZone } from '@homecare/sdk/kit'
import { createDeedDecision, deedsFor, type MoneyRecord } from '@homecare/sdk/moneyDesk'
import { methodWords, paymentStates } from '@homecare/sdk/payments'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { InvoiceLines } from '../invoices/InvoiceLines'
import { InvoiceStatusBadge } from '../invoices/InvoiceStatusBadge'
import { Card } from '../kit/layout/Card'
import { EmailText } from '../kit/figures/EmailText'
import { Facts } from '../kit/layout/Facts'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { spanOfDays } from '../timesheets/family/sheetWords'
import { ClaimToAnswer } from './ClaimToAnswer'
import { DeedForm } from './DeedForm'
import { DeedList } from './DeedList'
import { deedWords } from './deedWords'
import { MoneyLedger } from './MoneyLedger'
import { ProposedDeed } from './ProposedDeed'

/** One payment: what waits for a decision first, then what can be done, and all that there is of it. */
export function MoneyDetail({ record }: { record: MoneyRecord }) {
  const say = useSay()
  const { care } = useApp()
  const { invoice, family, caregiver, payments, transfer, disputes, claims, deeds, journals } = record
  const dayOf = (value: string) => dateWords(value, 'day', say.locale, pacificTimeZone)
  const proposed = deeds.find(({ state }) => state === 'proposed')
  const claim = claims.find(({ state }) => state === 'open')
  // What is decided begins anew.
  const version = [invoice.status, ...deeds.map(({ id, state }) => id + state), claim?.opened_at].join()
  return (
    <>
      <Card>
        <Facts
          facts={[
            {
              name: words.invoice,
              value: (
                <>
                  <span className="money-desk-number">{invoice.number}</span>{' '}
                  <InvoiceStatusBadge invoice={invoice} />
                </>
              ),
            },
            {
              name: words.family,
              value: (
                <>
                  <Link href={`/staff/people/${family.id}`} look="line">
                    {family.name}
                  </Link>
                  <div className="soft money-desk-words">
                    <EmailText email={family.email} />
                  </div>
                </>
              ),
            },
            {
              name: words.caregiver,
              value: (
                <Link href={`/staff/people/${caregiver.id}`} look="line">
                  {caregiver.name}
                </Link>
              ),
            },
          ]}
        />
        <p className="soft">{say(spanOfDays(invoice))}</p>
      </Card>
      {claim && <ClaimToAnswer key={claim.opened_at} record={record} claim={claim} />}
      {proposed && (
        <ProposedDeed
          key={proposed.id}
          deed={proposed}
          what={deedWords(proposed)}
          decide={(decision, told) =>
            createDeedDecision(care, invoice.id, proposed, decision, (after) =>
              told(after.deeds.find(({ id }) => id === proposed.id)?.state),
            )
          }
        />
      )}
      {disputes.map(({ ref, cents, state, opened_at, due_at }) => (
        <Banner
          key={ref}
          tone={state === 'open' ? 'warn' : 'info'}
          title={say(words.dispute, { state: say(disputeStates.find(state)?.label ?? state) })}
        >
          <p>
            {state === 'open' && due_at
              ? say(words.disputeText, {
                  ...{ sum: formatDollars(cents), day: dayOf(opened_at), due: dayOf(due_at) },
                })
              : say(words.disputeTextOpen, { sum: formatDollars(cents), day: dayOf(opened_at) })}
          </p>
        </Banner>
      ))}
      {/* Beside a proposal, which can be decided, it would be untrue that nothing can be done. */}
      {(!proposed || deedsFor(record).length > 0) && <DeedForm key={version} record={record} />}
      <Section title={say(words.invoice)}>
        <InvoiceLines invoice={invoice} />
      </Section>
      <Section title={say(words.payments)}>
        <Card>
          {payments.length === 0 && <p>{say(words.noPayments)}</p>}
          <List items={payments} by={({ id }) => id} look="lines">
            {(payment) => (
              <p>
                <b className="money">{formatDollars(payment.cents)}</b>{' '}
                {say(paymentStates.find(payment.state)?.label ?? payment.state)} · {say(methodWords(payment))}
                <br />
                <span className="soft small money-desk-words">
                  {[dayOf(payment.created_at), payment.ref, payment.failure].filter(Boolean).join(' · ')}
                </span>
              </p>
            )}
          </List>
        </Card>
      </Section>
      <Section title={say(words.pay)}>
        <Card>
          {transfer ? (
            <p>
              <b className="money">{formatDollars(transfer.cents)}</b>{' '}
              {transfer.held_at
                ? say(words.payHeld, { day: dayOf(transfer.held_at) })
                : transfer.state === 'ready' && transfer.failure
                  ? say(words.payFailed, { failure: transfer.failure, day: dayOf(transfer.next_at) })
                  : say(transferStates.find(transfer.state)?.label ?? transfer.state)}
              <br />
              <span className="soft small money-desk-words">
                {[transfer.ref, transfer.payout].filter(Boolean).join(' · ')}
              </span>
            </p>
          ) : (
            <p>{say(words.payNone)}</p>
          )}
        </Card>
      </Section>
      <DeedList deeds={deeds} what={deedWords} />
      <MoneyLedger journals={journals} />
    </>
  )
}
