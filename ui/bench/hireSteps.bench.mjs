import { median } from '../../scripts/measure.mjs'
import { hiringFamily, lourdes } from '../journeys/hire.ts'
import { slowestPress } from './slowestPress.mjs'

const presses = 5

/**
 * From the press of 'Save and continue' in a step of a hire to the first picture with the next step in it, whose code has come
 * while the one before it was read: the median of each step, with a line for the slowest on a desk and on a phone.
 */
export default () =>
  // Of whom so little is known that every step is asked.
  slowestPress({ of: 'Steps of a hire', open: (page) => hiringFamily(page), timesOf: timesOfSteps })

/** What is entered in each step, by the last part of its address. */
const answers = {
  'select-job': (page) => page.getByRole('radio', { name: 'None of these' }).check(),
  'care-for': (page) => page.getByLabel('Their first name').fill('Kenji'),
  async location(page) {
    await page.getByLabel('Street and number').fill('88 Grand Ave')
    const asTyped = page.getByRole('checkbox', { name: 'Use it as I typed it' })
    if (await asTyped.isVisible()) await asTyped.check()
  },
  'start-date': (page) => page.getByLabel('First day').fill(inDays(20)),
  async schedule(page) {
    await page.getByRole('radio', { name: 'Flexible hours' }).check()
    await page.getByLabel('Hours a week').fill('12')
    await page.getByLabel('Days a week').fill('3')
  },
  wage: (page) => page.getByLabel('Hourly rate, before taxes').fill('28'),
  'contact-info': async () => {},
}

const inDays = (days) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
    ...{ month: '2-digit', day: '2-digit', year: 'numeric' },
  })

/** The median time of opening every step after the first, in ms, by the last part of its address. */
async function timesOfSteps(page) {
  await page.goto(`/hire/${lourdes.id}/select-job`)
  await page.waitForFunction(() => !('takePresses' in window))
  const times = {}
  for (;;) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    const step = lastPart(page)
    if (!answers[step]) break
    await answers[step](page)
    const taken = []
    for (let press = 0; press < presses; press++) {
      await page.waitForLoadState('networkidle')
      taken.push(await page.getByRole('button', { name: 'Save and continue' }).evaluate(timeOfPress))
      if (press < presses - 1) {
        await page.goBack()
        await page.waitForURL(`**/${step}`)
      }
    }
    times[lastPart(page)] = median(taken)
  }
  if (lastPart(page) !== 'confirm') throw new Error(`The hire ended at ${page.url()}`)
  return times
}

const lastPart = (page) => new URL(page.url()).pathname.split('/').at(-1)

/** In the page: presses the button, and waits for the frame after the one that draws another heading. */
function timeOfPress(button) {
  return new Promise((resolve) => {
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    const pressedAt = performance.now()
    const look = () => {
      if (title() === before || !document.querySelector('main form')) requestAnimationFrame(look)
      else requestAnimationFrame(() => resolve(performance.now() - pressedAt))
    }
    requestAnimationFrame(look)
    button.click()
  })
}
