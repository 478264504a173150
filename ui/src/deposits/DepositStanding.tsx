import type { Deposits } from '@homecare/sdk/deposits'
import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { paymentsTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'

/** The next deposit with its day, what has come back or waits and for what, and the year so far. */
export function DepositStanding({ deposits }: { deposits: Deposits }) {
  const say = useSay()
  const { next, waiting, waits_for, returned, year } = deposits
  const total = formatDollars(waiting)
  const mayBePaid = waits_for === 'us' || waits_for === null
  return (
    <>
      {returned > 0 && (
        <Banner
          tone="bad"
          title={say(words.returned)}
          actions={
            !mayBePaid && (
              <Link look="primary" href="/payments/bank">
                {say(words.otherAccount)}
              </Link>
            )
          }
        >
          <p>
            {say(mayBePaid ? words.returnedWaits : words.returnedText, { total: formatDollars(returned) })}
          </p>
        </Banner>
      )}
      {waiting > 0 && returned === 0 && waits_for === 'account' && (
        <Banner
          tone="warn"
          title={say(words.where)}
          actions={
            <Link look="primary" href="/payments/bank/add">
              {say(words.addAccount)}
            </Link>
          }
        >
          <p>{say(words.whereText, { total })}</p>
        </Banner>
      )}
      {waiting > 0 && waits_for === 'identity' && (
        <Banner
          tone="warn"
          title={say(words.identity)}
          actions={
            <Link look="primary" href="/payments/bank">
              {say(words.finish)}
            </Link>
          }
        >
          <p>{say(words.identityText, { total })}</p>
        </Banner>
      )}
      <Section title={say(words.next)}>
        <Card>
          <p>
            {next ? (
              <b>
                {say(words.nextText, {
                  total: formatDollars(next.cents),
                  day: dateWords(next.arrives_on, 'weekday', say.locale),
                })}
              </b>
            ) : (
              !(waiting > 0) && say(words.noNext)
            )}
          </p>
          {waiting > 0 && mayBePaid && <p>{say(words.toSend, { total })}</p>}
          <p className="soft">{say(words.year, { total: formatDollars(year) })}</p>
        </Card>
      </Section>
    </>
  )
}
