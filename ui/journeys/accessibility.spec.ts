import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { carol, denise, logIn, marisol, staff } from './people'

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

/** Theme and text size are the visitor's own, kept in cookies, so that the server draws them too. */
async function chooseLook(
  page: Page,
  { theme, text }: (typeof looks)[number],
  baseURL: string,
): Promise<void> {
  await page.context().addCookies([
    { name: 'pref_theme', value: theme, url: baseURL },
    { name: 'pref_text', value: text, url: baseURL },
  ])
}

for (const look of looks) {
  for (const width of [360, 1280]) {
    for (const [who, paths] of pages) {
      const of = who?.email ?? 'a visitor'
      test(`axe finds nothing on the pages of ${of} in ${look.theme} at ${look.text} % and ${width} px`, async ({
        page,
        baseURL,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        // Colours are judged when they have come to rest.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await chooseLook(page, look, baseURL ?? '')
        if (who) await logIn(page, who)
        for (const path of paths) {
          await test.step(path, async () => {
            await page.goto(path)
            await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
            await expectAccessible(page, path)
          })
        }
      })
    }
  }
}
