import { depositStanding, type Deposits } from '@homecare/sdk/deposits'
import { dateWords, formatDollars } from '@homecare/sdk/kit'
import { paymentsTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'

const asked = {
  account: {
    title: words.where,
    text: words.whereText,
    does: words.addAccount,
    href: '/payments/bank/add',
  },
  identity: {
    title: words.identity,
    text: words.identityText,
    does: words.finish,
    href: '/payments/bank',
  },
} as const

/** The next deposit with its day, what has come back or waits and for what, and the year so far. */
export function DepositStanding({ deposits }: { deposits: Deposits }) {
  const say = useSay()
  const { next, year } = deposits
  const { returned, missing, leaves, held } = depositStanding(deposits)
  const ask = missing && asked[missing.what]
  return (
    <>
      {returned && (
        <Banner
          tone="bad"
          title={say(words.returned)}
          actions={
            returned.needsAccount && (
              <Link look="primary" href="/payments/bank">
                {say(words.otherAccount)}
              </Link>
            )
          }
        >
          <p>
            {say(returned.needsAccount ? words.returnedText : words.returnedWaits, {
              total: formatDollars(returned.cents),
            })}
          </p>
        </Banner>
      )}
      {ask && (
        <Banner
          tone="warn"
          title={say(ask.title)}
          actions={
            <Link look="primary" href={ask.href}>
              {say(ask.does)}
            </Link>
          }
        >
          <p>{say(ask.text, { total: formatDollars(missing.cents) })}</p>
        </Banner>
      )}
      {held > 0 && (
        <Banner tone="info" title={say(words.held)}>
          <p>{say(words.heldText, { total: formatDollars(held) })}</p>
        </Banner>
      )}
      <Section title={say(words.next)}>
        <Card>
          {next && (
            <p>
              <b>
                {say(words.nextText, {
                  total: formatDollars(next.cents),
                  day: dateWords(next.arrives_on, 'weekday', say.locale),
                })}
              </b>
            </p>
          )}
          {leaves > 0 && <p>{say(words.toSend, { total: formatDollars(leaves) })}</p>}
          {!next && !returned && !ask && leaves + held === 0 && <p>{say(words.noNext)}</p>}
          <p className="soft">{say(words.year, { total: formatDollars(year) })}</p>
        </Card>
      </Section>
    </>
  )
}
