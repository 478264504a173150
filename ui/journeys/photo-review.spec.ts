import { expect } from '@playwright/test'
import { photoGuideCases } from '../../sdk/src/caregivers/index.ts'
import { profilePhotoScreenTexts } from '../../sdk/src/texts/index.ts'
import { expectAccessible } from './axe'
import { test } from './test'
import { freshCaregiver, letterTo, linkIn, signIn, ownId, staff } from './people'
import { address, chosen, dialog, picture, press } from './photo'

for (const width of [390, 1280]) {
  test(`staff turn a photo down with a reason, and show the next one, at ${width} px`, async ({
    page,
    elsewhere,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { email } = await freshCaregiver(page)
    const cutAnother = async (width: number) => {
      await page.goto(address)
      await dialog(page)
        .getByRole('button', { name: /^(Add photo|Upload New)$/ })
        .click()
      await chosen(page).setInputFiles(await picture(page, { width }))
      await press(page, 'Save Photo')
      await expect(dialog(page).getByText(profilePhotoScreenTexts.waiting[0])).toBeVisible()
      await press(page, 'Done')
      await expect(page.getByText('We are reviewing your new photo.')).toBeVisible()
    }
    await cutAnother(840)

    const office = await elsewhere()
    await office.setViewportSize({ width, height: 844 })
    await signIn(office, staff)
    await office.goto(`/staff/photos/${await ownId(page)}`)
    const card = office.getByRole('article').filter({
      has: office.locator(`img[src^="/photos/${await ownId(page)}/768.webp"]`),
    })
    await expect(card).toContainText('Families see no photo now.')
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(768)
    await card.getByRole('button', { name: 'Turn down' }).click()
    await expect(card.getByLabel('Why not?')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(office)
    const own = `/staff/photos/${await ownId(page)}`
    const turnDown = async () => {
      await card.getByLabel('Why not?').selectOption({ label: photoGuideCases.get('people').label[0] })
      await card.getByLabel('Anything to add').fill('Only you, please.')
      await card.getByRole('button', { name: 'Turn down' }).click()
      await expect(card).toHaveCount(0)
      await expect(office).not.toHaveURL(own)
    }
    await turnDown()
    // By mistake: it waits again.
    await expectAccessible(office)
    await office.getByRole('main').getByRole('button', { name: 'Undo' }).click()
    await expect(office).toHaveURL(own)
    await expect(card).toBeVisible()
    await turnDown()

    const letter = await letterTo(page.request, email, /choose another photo/)
    expect(letter.body).toContain('Only you, please.')
    await page.goto(linkIn(letter))
    await expect(dialog(page).getByText(profilePhotoScreenTexts.refusedTitle[0])).toBeVisible()
    await expect(dialog(page).getByText('Only you, please.')).toBeVisible()
    await expectAccessible(page)
    await cutAnother(960)
    await office.goto(`/staff/photos/${await ownId(page)}`)
    await card.getByRole('button', { name: /^Show to families/ }).click()
    await expect(card).toHaveCount(0)
    await letterTo(page.request, email, /can see your new photo/)
    await page.goto(address)
    await expect(dialog(page).getByText(profilePhotoScreenTexts.approved[0])).toBeVisible()
  })
}
