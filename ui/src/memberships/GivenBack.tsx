import { dateWords, formatDollars } from '@homecare/sdk/kit'
import type { MembershipRefund } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'

/** What was given back of what a family paid for its memberships, the newest first. */
export function GivenBack({ refunds }: { refunds: readonly MembershipRefund[] }) {
  const say = useSay()
  const zone = useOwnZone()
  return (
    <Section title={say(words.refundsTitle)}>
      <Card>
        <List items={refunds} by={({ at, cents }) => `${at} ${cents}`} look="lines">
          {({ at, cents, state }) => (
            <p>
              {say(state === 'pending' ? words.refundOnItsWay : words.refundDone, {
                ...{ sum: formatDollars(cents), day: dateWords(at, 'monthDay', say.locale, zone) },
              })}
            </p>
          )}
        </List>
      </Card>
    </Section>
  )
}
