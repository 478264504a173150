import { dateWords, formatDollars } from '@homecare/sdk/kit'
import type { MembershipRefund } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'

const sentences = {
  pending: words.refundOnItsWay,
  failed: words.refundFailed,
  settled: words.refundSettled,
}

/** What was given back of what a family paid for its memberships, or did not reach it, the newest first. */
export function GivenBack({ refunds }: { refunds: readonly MembershipRefund[] }) {
  const say = useSay()
  const zone = useOwnZone()
  return (
    <Section title={say(words.refundsTitle)}>
      <Card>
        <List items={refunds} by={({ id }) => id} look="lines">
          {({ at, cents, state, words: how }) => (
            <>
              <p>
                {say(sentences[state as keyof typeof sentences] ?? words.refundDone, {
                  ...{ sum: formatDollars(cents), day: dateWords(at, 'monthDay', say.locale, zone) },
                  words: how,
                })}
              </p>
              {state === 'failed' && (
                <p>
                  <Link href="/contact" look="line">
                    {say(pageTitles.contact)}
                  </Link>
                </p>
              )}
            </>
          )}
        </List>
      </Card>
    </Section>
  )
}
