import { dateWords, pacificTimeZone, type Text } from '@homecare/sdk/kit'
import { isTakenBack, type MoneyDeed } from '@homecare/sdk/moneyDesk'
import { moneyDeedStates } from '@homecare/sdk/payments'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'

const tones = { proposed: 'warn', asked: 'info', pending: 'info', done: 'good', failed: 'bad' } as const

interface DeedListProps<Kind> {
  deeds: readonly (Omit<MoneyDeed, 'kind'> & { readonly kind: Kind })[]
  what: (deed: { readonly kind: Kind; readonly cents: number | null }) => Text
}

/** All that staff did about a payment, and what was made at the payment service, the newest first: what, who, when and why. */
export function DeedList<Kind>({ deeds, what }: DeedListProps<Kind>) {
  const say = useSay()
  const dayOf = (value: string) => dateWords(value, 'day', say.locale, pacificTimeZone)
  return (
    <Section title={say(words.history)}>
      <Card>
        {deeds.length === 0 && <p>{say(words.historyNone)}</p>}
        <List items={deeds} by={({ id }) => id} look="lines">
          {(deed) => (
            <p className="money-desk-words">
              <b>{say(what(deed))}</b>{' '}
              <Badge tone={deed.state === 'refused' ? undefined : tones[deed.state]}>
                {say(isTakenBack(deed) ? words.takenBack : moneyDeedStates.get(deed.state).label)}
              </Badge>
              {deed.reason && <br />}
              {deed.reason}
              <br />
              <span className="soft small">
                {[
                  deed.proposed_by
                    ? say(words.proposedBy, { name: deed.proposed_by.name, day: dayOf(deed.proposed_at) })
                    : say(words.madeThere, { day: dayOf(deed.proposed_at) }),
                  !isTakenBack(deed) &&
                    deed.decided_by &&
                    deed.decided_at &&
                    say(words.decidedBy, { name: deed.decided_by.name, day: dayOf(deed.decided_at) }),
                  deed.note,
                  deed.failure,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          )}
        </List>
      </Card>
    </Section>
  )
}
