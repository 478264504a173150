import { dateWords, formatDollars, message, type Sayable } from '@homecare/sdk/kit'
import {
  createMembershipForm,
  renewalReminderDays,
  type MembershipDeal,
  type MembershipOffer,
} from '@homecare/sdk/memberships'
import { methodWords, type PaymentCard } from '@homecare/sdk/payments'
import { membershipScreenTexts as words, payScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { plus } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AddCard } from '../payments/AddCard'
import { GivenList } from './GivenList'
import { priceWords } from './membershipWords'

interface PurchaseProps {
  offer: MembershipOffer
  deal: MembershipDeal
  loaded: readonly PaymentCard[]
}

/** The price, how it renews, and the card; the button says what is charged. */
export function Purchase({ offer, deal, loaded }: PurchaseProps) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [cards, setCards] = useState(loaded)
  const [adding, setAdding] = useState(false)
  const [store] = useState(() => {
    const chosen = loaded.find((card) => card.default) ?? loaded[0]
    return createMembershipForm(care, deal, chosen?.id ?? null)
  })
  const { form } = store
  const cents = useValue(store.due)
  const isFree = cents === 0
  const { name, benefits, renews_on } = offer
  const follow = () => {
    const payment = store.bought.peek()?.payment ?? null
    // Its bank asks, or nobody knows yet: this page says so.
    if (payment && payment.state !== 'succeeded') return navigation.reload()
    if (deal.deed === 'start')
      return navigation.go('/membership/welcome', { replace: true, evenUnsaved: true })
    toasts.success(deal.deed === 'renewal' ? payScreenTexts.paid : message(words.changed, { name }))
    return navigation.go('/payments/membership', { replace: true, evenUnsaved: true })
  }
  const added = (next: readonly PaymentCard[]) => {
    const [newest] = next.filter(({ id }) => !cards.some((card) => card.id === id))
    setCards(next)
    setAdding(false)
    if (newest) form.fields.card.set(newest.id)
  }
  return (
    <>
      <Section title={name}>
        <Card>
          <GivenList lines={benefits} />
          <Facts
            facts={[
              { name: words.price, value: say(priceWords(offer)) },
              { name: words.today, value: formatDollars(cents) },
            ]}
          />
          {deal.deed === 'upgrade' && <p>{say(words.difference)}</p>}
          {renews_on && deal.deed !== 'renewal' && offer.price_cents > 0 && (
            <p>
              {say(offer.interval === 'year' ? words.thenYear : words.thenMonth, {
                day: dateWords(renews_on, 'day', say.locale),
                price: formatDollars(offer.price_cents),
                days: renewalReminderDays,
              })}
            </p>
          )}
        </Card>
      </Section>
      {!isFree && adding && (
        <Card>
          <AddCard onAdded={added} onClose={() => setAdding(false)} />
        </Card>
      )}
      {!isFree && !adding && (
        <div className="stack">
          {cards.length === 0 && <p>{say(words.noCards)}</p>}
          <p>
            <Button
              look={cards.length === 0 ? 'primary' : 'quiet'}
              icon={plus}
              onClick={() => setAdding(true)}
            >
              {say(words.addCard)}
            </Button>
          </p>
        </div>
      )}
      {(isFree || cards.length > 0) && !adding && (
        <Form form={form} submit={submitWords(deal, cents)} onAccepted={follow}>
          {!isFree && (
            <RadioGroup
              form={form}
              name="card"
              label={words.card}
              required
              options={cards.map((card) => ({ value: card.id, label: methodWords(card) }))}
            />
          )}
        </Form>
      )}
    </>
  )
}

function submitWords({ deed }: MembershipDeal, cents: number): Sayable {
  const total = formatDollars(cents)
  if (deed === 'renewal') return message(words.payDue, { total })
  if (deed === 'upgrade') return cents === 0 ? words.changeFree : message(words.change, { total })
  return cents === 0 ? words.buyFree : message(words.buy, { total })
}
