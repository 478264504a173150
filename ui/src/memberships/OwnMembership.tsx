import { modals } from '@homecare/sdk/addresses'
import {
  membershipAfter,
  membershipStates,
  type Membership,
  type MembershipDeeds,
  type MembershipOffer,
} from '@homecare/sdk/memberships'
import { dateWords } from '@homecare/sdk/kit'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { methodWords } from '@homecare/sdk/payments'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { GivenList } from './GivenList'
import { priceWords } from './membershipWords'

interface OwnMembershipProps {
  membership: Membership
  offers: readonly MembershipOffer[]
  deeds: MembershipDeeds
}

const tones = { active: 'good', past_due: 'bad', ending: 'warn', ended: 'info' } as const

/** A family's membership: what it gives, when it renews and by which card, and what can be done about it. */
export function OwnMembership({ membership, offers, deeds }: OwnMembershipProps) {
  const say = useSay()
  const zone = useOwnZone()
  const { navigation } = useApp()
  const { tier, name, status, benefits, renews_on, ends_on, started_at, card } = membership
  const known = membershipStates.find(status)
  const isEnding = status === 'ending'
  const may = (event: 'upgrade' | 'cancel') => membershipAfter({ state: status }, event) !== null
  const mayChange = may('upgrade') && offers.some(({ due_cents }) => due_cents !== null)
  return (
    <>
      {status === 'past_due' && (
        <Banner
          tone="bad"
          title={say(words.dueTitle)}
          actions={
            <Link look="primary" href={`/membership/checkout/${tier}`}>
              {say(words.payNow)}
            </Link>
          }
        >
          {say(words.dueText)}
        </Banner>
      )}
      {isEnding && ends_on && <Ending day={ends_on} deeds={deeds} />}
      <Section title={say(words.yours)}>
        <Card>
          <h3>
            {name} {known && <Badge tone={tones[known.id]}>{say(known.label)}</Badge>}
          </h3>
          {benefits.length > 0 && <p>{say(words.gives)}</p>}
          <GivenList lines={benefits} />
          {membership.advisor_calls && (
            <p>
              <Link look="line" href="/family/dashboard?modal=onboardingCall">
                {say(words.askAdvisor)}
              </Link>
            </p>
          )}
          <Facts
            facts={[
              { name: words.price, value: say(priceWords(membership)) },
              ...(renews_on ? [{ name: words.renews, value: dateWords(renews_on, 'day', say.locale) }] : []),
              ...(ends_on ? [{ name: words.ends, value: dateWords(ends_on, 'day', say.locale) }] : []),
              ...(started_at
                ? [{ name: words.since, value: dateWords(started_at, 'day', say.locale, zone) }]
                : []),
              ...(isEnding || membership.price_cents === 0
                ? []
                : [{ name: words.paysWith, value: say(card ? methodWords(card) : words.noCardYet) }]),
            ]}
          />
          {may('cancel') && (
            <div className="row">
              {mayChange && (
                <Button onClick={() => void navigation.openModal('membershipUpgrade')}>
                  {say(modals.get('membershipUpgrade').label)}
                </Button>
              )}
              <Link look="quiet" href="/payments/methods">
                {say(words.changeCard)}
              </Link>
              <Button look="plain" onClick={() => void navigation.openModal('membershipCancel')}>
                {say(modals.get('membershipCancel').label)}
              </Button>
            </div>
          )}
        </Card>
      </Section>
    </>
  )
}

/** One that was cancelled, until it ends: it can be kept. */
function Ending({ day, deeds: { keep } }: { day: string; deeds: MembershipDeeds }) {
  const say = useSay()
  const busy = useValue(keep.busy)
  return (
    <Banner
      tone="warn"
      title={say(words.endingTitle)}
      actions={
        <Button look="primary" busy={busy} onClick={() => keep.run()}>
          {say(words.keep)}
        </Button>
      }
    >
      {say(words.endingText, { day: dateWords(day, 'day', say.locale) })}
    </Banner>
  )
}
