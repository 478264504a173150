import { expect } from '@playwright/test'
import { test } from './test'
import { expectAccessible } from './axe'
import { freshEmail, hydrated, letterTo, linkIn } from './people'

test('a family comes by a partner’s page, signs up by its short form, and opens the account by the letter', async ({
  page,
  request,
}) => {
  const email = freshEmail('partner')
  await page.goto('/getcare')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Get care')
  await expect(page.getByText('found with people you trust')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who can use it' })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Sign up here with your member number' }),
  ).toBeVisible()
  const call = page.getByRole('main').getByRole('link', { name: 'Call 1-800-555-0111' })
  await expect(call.first()).toHaveAttribute('href', 'tel:+18005550111')
  // The one number of the page, as the server sends it: at its foot too.
  const document = await (await request.get('/getcare')).text()
  expect([...new Set(document.match(/href="tel:[^"]+/g))]).toEqual(['href="tel:+18005550111'])
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }).click()
  await expect(page).toHaveURL('/partners/getcare/signup')
  await expect(call).toBeVisible()
  await hydrated(page)

  // Sent empty, each error stands at its field, and the keyboard is at their summary.
  await page.getByRole('button', { name: 'Sign up' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('First name').fill('Naomi')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('ZIP code').fill('946')
  await page.getByLabel(/I have read and agree to the terms/).check()
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Enter a five-digit ZIP code.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('ZIP code').fill('94601')

  // Of an answer that never came nothing is lost, and pressed again it counts once.
  await page.route('**/v1/stride/signup/', (route) => route.abort(), { times: 3 })
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(/You seem to be offline/).first()).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Naomi')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(linkIn(await letterTo(request, email, /password/)))
  await expect(call).toHaveAttribute('href', 'tel:+18005550111')
  await page.getByLabel('New password').fill('a long enough one')
  await page.getByRole('button', { name: 'Save password and log in' }).click()
  await expect(page).toHaveURL('/family/dashboard')

  // The partner's number is theirs wherever help is offered.
  const number = page.getByRole('main').getByRole('link', { name: /1-800-555-0111|Call Get care/ })
  await expect(number).toHaveAttribute('href', 'tel:+18005550111')
  for (const path of ['/help/family', '/contact', '/me']) {
    await page.goto(path)
    await expect(number).toHaveAttribute('href', 'tel:+18005550111')
  }
})

test('a partner without an address of its own has its page by its code, and one with it at that alone', async ({
  page,
}) => {
  await page.goto('/partners/getcare')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/getcare$/)
  await page.goto('/partners/nobody-at-all')
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible()
})

test('a school’s page shows who learned there, at one address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/schools/us/anywhere/else/another-name-00DD')
  await expect(page).toHaveURL('/schools/us/california/oakland/birchmark-valley-community-college-00DD')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Caregivers from Birchmark Valley Community College' }),
  ).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Marisol' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.goto('/schools/us/california/oakland/nothing-here-ZZZZ')
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot find that page' })).toBeVisible()
})

for (const [path, said] of [
  ['/getcare', 'Cuidado en el hogar, con personas de confianza'],
  ['/getcare', 'Confirmamos sus horas con su plan y le escribimos'],
  ['/insurer-demo', 'Esta página es una demostración para aseguradoras. No hay ningún plan detrás de ella.'],
  [
    '/partners/getcare/signup',
    'Toma un minuto. Bastan su nombre, su correo electrónico y su consentimiento.',
  ],
  ['/employers', 'Lo que recibe su gente'],
] as const) {
  test(`in Spanish ${path} says: ${said}`, async ({ page }) => {
    await page.goto(`${path}?lang=es`)
    await expect(page.getByText(said)).toBeVisible()
    await expectAccessible(page)
  })
}
