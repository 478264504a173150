import {
  createMembershipDeeds,
  dealOf,
  getMembership,
  listMembershipOffers,
  type MembershipOffer,
  type MembershipStanding,
} from '@homecare/sdk/memberships'
import { ApiError } from '@homecare/sdk/kit'
import { listCards, type PaymentCard } from '@homecare/sdk/payments'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { told } from '../kit/words'
import { BankAsks } from './BankAsks'
import { PaymentWaits } from './PaymentWaits'
import { Purchase } from './Purchase'

interface CheckoutData {
  readonly standing: MembershipStanding
  readonly offer: MembershipOffer
  readonly cards: readonly PaymentCard[]
}

export const load: Load<CheckoutData> = async ({ care, signal, params }) => {
  const [standing, offers, cards] = await Promise.all([
    care.call(getMembership, {}, { signal }),
    care.call(listMembershipOffers, {}, { signal }),
    care.call(listCards, {}, { signal }),
  ])
  const { membership } = standing
  const id = params['membershipTier']
  const sold = offers.find((one) => one.id === id)
  if (sold) return { standing, offer: sold, cards }
  // A member may have what is sold no more, and can still pay for it.
  if (!membership || membership.tier !== id) throw new ApiError('notFound')
  const { name, price_cents, interval, benefits, renews_on } = membership
  return { standing, cards, offer: { id, name, price_cents, interval, benefits, renews_on, due_cents: null } }
}
export const head: HeadOf<CheckoutData> = ({ standing, offer }) => ({ title: titleOf(standing, offer) })

function titleOf(standing: MembershipStanding, offer: MembershipOffer) {
  if (dealOf(standing, offer)?.deed === 'renewal') return words.payTitle
  const title = standing.membership?.tier ? words.changeTo : words.checkoutTitle
  return told(title, { name: offer.name })
}

/** Buying a membership, changing to another, or paying one that is due (`membership/checkout/…`): price, renewal, card. */
export default function CheckoutScreen({ data: { standing, offer, cards } }: ScreenProps<CheckoutData>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [deeds] = useState(() => createMembershipDeeds(care, toasts, () => void navigation.reload()))
  const { membership, payment } = standing
  const deal = dealOf(standing, offer)
  return (
    <Page width="read" title={say(titleOf(standing, offer))}>
      {payment?.state === 'requires_action' ? (
        <BankAsks payment={payment} deeds={deeds} />
      ) : payment ? (
        <PaymentWaits payment={payment} deeds={deeds} />
      ) : deal ? (
        <Purchase key={deal.due_cents} offer={offer} deal={deal} loaded={cards} />
      ) : (
        <Banner
          title={say(membership?.tier === offer.id ? words.alreadyYours : words.cannotChange, {
            name: offer.name,
          })}
          actions={
            <Link look="primary" href="/payments/membership">
              {say(words.seeYours)}
            </Link>
          }
        />
      )}
    </Page>
  )
}
