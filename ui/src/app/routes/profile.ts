import { profileModals } from '@homecare/sdk'
import { pageTitles } from '@homecare/sdk/texts'
import { modalOf } from '../modals'
import type { RouteRow } from '../routeRow'

const beneath = '/caregiver/profile'
const profile = {
  screen: 'caregivers/own/OwnProfileScreen',
  title: pageTitles.ownProfile,
  who: ['caregiver'],
} as const

/** The own profile, and every modal over it under each of its paths (D2 §2). */
export const profileRoutes: readonly RouteRow[] = [
  { path: beneath, ...profile },
  ...profileModals.entries.flatMap(({ id, paths }) =>
    modalOf(id) ? paths.map((path) => ({ path: `${beneath}/${path}`, ...profile, modal: id, beneath })) : [],
  ),
  {
    path: '/availability',
    screen: 'caregivers/own/AvailabilityScreen',
    title: pageTitles.availability,
    who: ['caregiver', 'agency_caregiver'],
  },
]
