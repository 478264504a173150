import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './axe'
import { carol, denise, logIn, marisol, staff } from './people'

/** Every page of the first journey, and who looks at it. */
const pages: readonly (readonly [path: string, who: typeof carol | null])[] = [
  ['/', null],
  ['/caregivers', null],
  ['/caregivers/california', null],
  ['/caregivers-search/california/oakland', null],
  ['/caregivers-search/grid/california/oakland', null],
  ['/caregivers-search?place=Atlantis', null],
  ['/caregivers/profile/marisol/10001', null],
  ['/signup', null],
  ['/family-signup/needs', null],
  ['/accounts/login', null],
  ['/accounts/password/forgot', null],
  ['/accounts/password/reset/confirm/used-up', null],
  ['/terms', null],
  ['/privacy/policy', null],
  ['/help/family', null],
  ['/caregiver-jobs/california/oakland', null],
  ['/caregiver-jobs?place=Atlantis', null],
  ['/job/5201', null],
  ['/nowhere', null],
  ['/kit', null],
  ['/family/dashboard', carol],
  ['/caregivers-search/favorites', carol],
  ['/messages', carol],
  ['/family/dashboard?modal=accessBlocked', carol],
  ['/caregiver/dashboard', marisol],
  ['/caregiver-jobs', marisol],
  ['/caregiver/badges', marisol],
  ['/caregiver/badges/4', marisol],
  ['/caregiver/reviews', marisol],
  ['/caregiver/profile?modal=references', marisol],
  ['/invites', marisol],
  ['/academy', marisol],
  ['/background', marisol],
  ['/background/view-report', marisol],
  ['/staff/references', staff],
  ['/staff/profiles', staff],
  ['/staff/documents', staff],
  ['/staff/documents/10001', staff],
  ['/staff/background', staff],
  ['/staff/background?show=done', staff],
  ['/staff/photos', staff],
  ['/caregiver-jobs/applications', marisol],
  ['/caregiver/dashboard/connections/1', marisol],
  ['/caregiver/dashboard/select-connection', marisol],
  ['/connections/1/agreement', marisol],
  ['/agreements/consulting-agreement', marisol],
  ['/settings', marisol],
  ['/openshifts', denise],
  ['/nursingshifts', denise],
  ['/nursingshifts?view=past', denise],
  ['/schedule', denise],
  ['/schedule?view=week', denise],
  ['/facilities', denise],
  ['/facilities/1', denise],
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
    test(`axe finds nothing in ${look.theme} at ${look.text} % and ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      // Colours are judged when they have come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await chooseLook(page, look, baseURL ?? '')
      let signedIn: unknown = null
      for (const [path, who] of pages) {
        await test.step(path, async () => {
          if (who && who !== signedIn) {
            await page.context().clearCookies({ name: 'session' })
            await logIn(page, who)
            signedIn = who
          }
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expectAccessible(page, path)
        })
      }
    })
  }
}
