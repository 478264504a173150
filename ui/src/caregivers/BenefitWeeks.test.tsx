import { getBenefitBalance, type BenefitBalance } from '@homecare/sdk/families'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { aBenefitBalance, fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import BenefitWeeks from './BenefitWeeks'

async function shown(balance: BenefitBalance | null): Promise<string> {
  const care = careOf(fakeServer().on(getBenefitBalance, () => balance))
  await render(
    <AppContext value={testApp({ care, identity: someone('family') })}>
      <BenefitWeeks hours={12} />
    </AppContext>,
  )
  return document.body.textContent
}
const { overview } = aBenefitBalance()

it('says what a plan has left and how many weeks it lasts', async () => {
  const text = await shown(
    aBenefitBalance({ overview: { ...overview, free_hrs: 26, expiring: '2999-12-31' } }),
  )
  expect(text).toContain('26 of 40 hours left until')
  expect(text).toContain('At 12 hours a week they last 2 weeks.')
})

it.each([
  [
    'it is enough for what is left of it',
    { free_hrs: 40, expiring: dayIn(pacificTimeZone, new Date()) },
    'That is enough for 12 hours a week',
  ],
  [
    'it is less than a week',
    { free_hrs: 5, expiring: '2999-12-31' },
    'That is less than one week of 12 hours.',
  ],
] as const)('says when %s', async (_, changed, said) => {
  expect(await shown(aBenefitBalance({ overview: { ...overview, ...changed } }))).toContain(said)
})

it('says nothing without a plan of hours', async () => {
  expect(await shown(null)).toBe('')
})
