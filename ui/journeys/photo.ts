import type { Page } from '@playwright/test'

/** Where a caregiver changes her photo. */
export const address = '/caregiver/profile/picture'
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change Profile Photo' })
export const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click()
export const chosen = (page: Page) => dialog(page).locator('input[type=file]')

/** A picture of something, drawn by the browser: sharp and bright unless `dark`. */
export async function picture(
  page: Page,
  { width = 900, height = 600, dark = false, type = 'image/jpeg' } = {},
) {
  const drawn = await page.evaluate(
    ([width, height, dark, type]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width, height })
      const pen = canvas.getContext('2d')!
      for (let x = 0; x < width; x += 6)
        for (let y = 0; y < height; y += 6) {
          const shade = (Math.sin(x * 12.9898 + y * 78.233) * 43758.5453) % 1
          pen.fillStyle = `hsl(20 60% ${dark ? 2 : 35 + 30 * Math.abs(shade)}%)`
          pen.fillRect(x, y, 6, 6)
        }
      return canvas.toDataURL(type)
    },
    [width, height, dark, type] as const,
  )
  return { name: 'me.jpg', mimeType: type, buffer: Buffer.from(drawn.split(',')[1]!, 'base64') }
}
