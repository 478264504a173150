import type { Visit } from '@homecare/sdk/hiring'
import { rideWays, type RidesStore } from '@homecare/sdk/rides'
import { rideScreenTexts as words, rideToastTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { laterDialog } from '../frame/laterDialog'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

const OrderRideDialog = laterDialog(() => import('./OrderRideDialog'))

interface OrderRideProps {
  store: RidesStore
  visit: Visit
  /** The family, as its caregiver knows it. */
  name: string
  now: Date
}

/** The way to order a ride to or from a visit, where it is paid for and may be ordered now. */
export function OrderRide({ store, visit, name, now }: OrderRideProps) {
  const say = useSay()
  const { toasts } = useApp()
  const [ordering, setOrdering] = useState(false)
  const { lyft_approved_at } = useValue(store.approval)
  const ways = rideWays(visit, useValue(store.rides), now)
  const offers = lyft_approved_at !== null && ways.length > 0
  return (
    <>
      {offers && (
        <p>
          <Button look="quiet" onClick={() => setOrdering(true)}>
            {say(words.order)}
          </Button>
        </p>
      )}
      {ordering && (
        <OrderRideDialog
          {...{ visit, ways, name }}
          onOrdered={(news) => {
            store.took(news)
            toasts.success(news.ride.state === 'asked' ? rideToastTexts.asked : rideToastTexts.ordered)
          }}
          onClose={() => setOrdering(false)}
        />
      )}
    </>
  )
}
