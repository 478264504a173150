import type { Availability } from '@homecare/sdk/availability'
import type { OwnCaregiver } from '@homecare/sdk/caregivers'
import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { Knowledge } from './Knowledge'
import { OwnReviews } from './OwnReviews'
import { Standing, Times } from './Standing'

interface FurtherPartsProps {
  store: ProfileStore
  profile: OwnCaregiver
  times: readonly Availability[] | null
  today: string
}

/**
 * The lower half of the own profile, in a chunk of its own: when they can work, what they know, what stands behind
 * them.
 */
export default function FurtherParts({ store, profile, times, today }: FurtherPartsProps) {
  return (
    <>
      <Times times={times} today={today} />
      <Knowledge profile={profile} />
      <Standing store={store} />
      <OwnReviews store={store} />
    </>
  )
}
