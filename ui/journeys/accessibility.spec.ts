import { test } from '@playwright/test'
import { walkByAxe } from './axe'
import { carol, denise, logIn, marisol, staff } from './people'
import { prefer } from './preferences'

/** The pages, by who looks at them; null for a visitor. */
const pages: readonly (readonly [who: typeof carol | null, paths: readonly string[]])[] = [
  [
    null,
    [
      '/',
      '/caregivers',
      '/caregivers/california',
      '/caregivers-search/california/oakland',
      '/caregivers-search/grid/california/oakland',
      '/caregivers-search?place=Atlantis',
      '/caregivers/profile/marisol/10001',
      '/signup',
      '/family-signup/needs',
      '/accounts/login',
      '/accounts/password/forgot',
      '/accounts/password/reset/confirm/used-up',
      '/terms',
      '/privacy/policy',
      '/help/family',
      '/caregiver-jobs/california/oakland',
      '/caregiver-jobs?place=Atlantis',
      '/job/5201',
      '/nowhere',
      '/kit',
    ],
  ],
  [
    carol,
    [
      '/family/dashboard',
      '/caregivers-search/favorites',
      '/messages',
      '/family/dashboard?modal=accessBlocked',
    ],
  ],
  [
    marisol,
    [
      '/caregiver/dashboard',
      '/caregiver-jobs',
      '/caregiver/badges',
      '/caregiver/badges/4',
      '/caregiver/reviews',
      '/caregiver/profile?modal=references',
      '/invites',
      '/academy',
      '/background',
      '/background/view-report',
      '/caregiver-jobs/applications',
      '/caregiver/dashboard/connections/1',
      '/caregiver/dashboard/select-connection',
      '/connections/1/agreement',
      '/agreements/consulting-agreement',
      '/settings',
    ],
  ],
  [
    staff,
    [
      '/staff/references',
      '/staff/profiles',
      '/staff/documents',
      '/staff/documents/10001',
      '/staff/background',
      '/staff/background?show=done',
      '/staff/photos',
    ],
  ],
  [
    denise,
    [
      '/openshifts',
      '/nursingshifts',
      '/nursingshifts?view=past',
      '/schedule',
      '/schedule?view=week',
      '/facilities',
      '/facilities/1',
    ],
  ],
]

const looks = [
  { theme: 'light', text: '100' },
  { theme: 'dark', text: '150' },
] as const

for (const { theme, text } of looks) {
  for (const width of [360, 1280]) {
    for (const [who, paths] of pages) {
      const of = who?.email ?? 'a visitor'
      test(`axe finds nothing on the pages of ${of} in ${theme} at ${text} % and ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await prefer(page, { text })
        if (who) await logIn(page, who)
        const stops = paths.map((path) => ({ path }))
        await walkByAxe(page, stops, [theme])
      })
    }
  }
}
