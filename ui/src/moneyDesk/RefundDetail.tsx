import { dateWords, formatDollars, pacificTimeZone, type Text } from '@homecare/sdk/kit'
import {
  createRefundDecision,
  refundDeedKinds,
  refundDeedsFor,
  refundFailureWord,
  stuckRefundDays,
  stuckRefundsBefore,
  type MembershipRefundRecord,
  type RefundDeed,
} from '@homecare/sdk/moneyDesk'
import { moneyDeskTexts as desk, refundDeskTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Card } from '../kit/layout/Card'
import { EmailText } from '../kit/figures/EmailText'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { told } from '../kit/words'
import { DeedList } from './DeedList'
import { MoneyLedger } from './MoneyLedger'
import { ProposedDeed } from './ProposedDeed'
import { RefundDeedForm } from './RefundDeedForm'

const deedWords = ({ kind, cents }: Pick<RefundDeed, 'kind' | 'cents'>): Text => {
  const what = refundDeedKinds.get(kind).label
  return cents === null ? what : told(desk.proposalOf, { what, sum: formatDollars(cents) })
}

/** Money of a membership that was given back: how it stands, what can be done about it, and all that was done. */
export function RefundDetail({ record, now }: { record: MembershipRefundRecord; now: string }) {
  const say = useSay()
  const { care } = useApp()
  const { id: refundId, ref, payment_ref, family, tier, facts, made_at, paid_at, deeds, journals } = record
  const dayOf = (value: string) => dateWords(value, 'day', say.locale, pacificTimeZone)
  const proposed = deeds.find(({ state }) => state === 'proposed')
  // What is decided begins anew.
  const version = [facts.state, ...deeds.map(({ id, state }) => id + state)].join()
  return (
    <>
      <Standing record={record} now={now} />
      <Card>
        <Facts
          facts={[
            {
              name: desk.family,
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
            { name: words.membership, value: tier },
            {
              name: words.sum,
              value: say(words.sumText, { sum: formatDollars(facts.cents), day: dayOf(made_at) }),
            },
            {
              name: words.paid,
              value: say(words.sumText, { sum: formatDollars(facts.paid), day: dayOf(paid_at) }),
            },
            {
              name: words.refs,
              value: (
                <span className="money-desk-words">{[ref, payment_ref].filter(Boolean).join(' · ')}</span>
              ),
            },
          ]}
        />
      </Card>
      {proposed && (
        <ProposedDeed
          key={proposed.id}
          deed={proposed}
          what={deedWords(proposed)}
          decide={(decision, said) =>
            createRefundDecision(care, refundId, proposed, decision, (after) =>
              said(after.deeds.find(({ id }) => id === proposed.id)?.state),
            )
          }
        />
      )}
      {refundDeedsFor(record).length > 0 && (
        <Section title={say(desk.doSomething)}>
          <Card>
            <RefundDeedForm key={version} record={record} />
          </Card>
        </Section>
      )}
      <DeedList deeds={deeds} what={deedWords} />
      <MoneyLedger journals={journals} />
    </>
  )
}

/** Where the money is. */
function Standing({ record, now }: { record: MembershipRefundRecord; now: string }) {
  const say = useSay()
  const { facts, failure, made_at } = record
  if (facts.is_answered) {
    return (
      <Banner tone="good" title={say(words.answeredTitle)}>
        {say(words.answeredText)}
      </Banner>
    )
  }
  if (facts.state === 'failed')
    return (
      <Banner tone="bad" title={say(words.failedTitle)}>
        {say(words.failedText, { why: say(refundFailureWord(failure)) })}
      </Banner>
    )
  if (facts.state === 'done') return <Banner tone="good" title={say(words.doneTitle)} />
  const isLate = Date.parse(made_at) <= stuckRefundsBefore(Date.parse(now))
  return (
    <Banner
      tone={isLate ? 'warn' : 'info'}
      title={isLate ? say(words.stuckTitle, { days: stuckRefundDays }) : say(words.pendingTitle)}
    >
      {say(words.stuckText)}
    </Banner>
  )
}
