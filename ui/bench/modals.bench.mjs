import { median } from '../../scripts/measure.mjs'
import { slowestPress } from './slowestPress.mjs'

const presses = 5
const nurse = { email: 'denise@example.com', password: 'homecare-demo-1' }

/**
 * From the press of a link on the own profile to the first picture with its modal in it, the code loaded ahead as by
 * the pointer that comes near: the median of each modal, with a line for the slowest on a desk and on a phone.
 */
export default () => slowestPress({ of: 'Modals of the profile', open: openProfile, timesOf: timesOfModals })

async function openProfile(page) {
  await page.goto('/accounts/login')
  await page.getByLabel('E-mail address').fill(nurse.email)
  await page.getByLabel('Password', { exact: true }).fill(nurse.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('/caregiver/dashboard')
  await page.goto('/caregiver/profile')
  await page.waitForFunction(() => !('takePresses' in window))
}

/** The median time of every modal that the page links to, in ms, by the modal's path. */
async function timesOfModals(page) {
  const links = page.locator('main a[href^="/caregiver/profile/"]')
  const paths = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
  const times = {}
  for (const path of paths) {
    const link = page.locator(`main a[href="${path}"]`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    const taken = []
    for (let press = 0; press < presses; press++) {
      taken.push(await link.evaluate(timeOfPress))
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    times[path] = median(taken)
  }
  return times
}

/** In the page: presses the link, and waits for the frame after the one that draws the dialog. */
function timeOfPress(link) {
  return new Promise((resolve) => {
    const pressedAt = performance.now()
    const look = () => {
      if (!document.querySelector('dialog[open]')) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - pressedAt))
    }
    requestAnimationFrame(look)
    link.click()
  })
}
