import { getBenefitBalance, listBenefitUses } from '@homecare/sdk/families'
import { getMembership, joinBenefit, type Membership } from '@homecare/sdk/memberships'
import { aBenefitBalance, fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, contextFor, someone, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, named, press, render, type as typeInto } from '../../kit/testing/render'
import BenefitScreen, { load } from './BenefitScreen'

const plan: Membership = {
  ...{ tier: '', name: 'Care hours', status: 'active', price_cents: 0, interval: 'month', benefits: [] },
  ...{ advisor_calls: false, member_id: null, benefit_name: 'Care hours', started_at: null },
  ...{ renews_on: null, ends_on: null, card: null },
}
const gone = { id: 71, first_name: '', last_initial: '', photo: null }
const visit = { path: '/mybenefit' as const, params: {}, query: new URLSearchParams() }

async function page() {
  const fake = fakeServer()
    .on(getBenefitBalance, () => aBenefitBalance())
    .on(listBenefitUses, () => [{ month: '2026-11', caregiver: gone, connection_id: 81, used_hrs: 4 }])
    .on(getMembership, () => ({ membership: plan, payment: null, refunds: [] }))
    .on(joinBenefit, () => ({ ...plan, member_id: 'A-77' }))
  const show = async () => {
    const care = careOf(fake)
    const identity = someone('family')
    const data = await load({ ...contextFor({ care, identity }), ...visit })
    return render(
      <AppContext value={testApp({ care, identity })}>
        <BenefitScreen {...visit} data={data} />
      </AppContext>,
    )
  }
  return { fake, show }
}

it('takes the number with the plan, where a partner’s family can give it', async () => {
  const { fake, show } = await page()
  await show()
  await typeInto(find<HTMLInputElement>('input[name="member_id"]'), ' A-77 ')
  await press(named('Save member ID'))
  expect(fake.seen.at(-1)?.body).toEqual({ member_id: 'A-77' })
})

it('is there without the number, where that could not be loaded', async () => {
  const { fake, show } = await page()
  fake.on(getMembership, () => refuseWith(500))
  const { root } = await show()
  expect(root.querySelector('h1')?.textContent).toBe('Your benefit')
  expect(root.querySelector('input')).toBeNull()
})

it('says of hours of somebody whose account is deleted that they have left', async () => {
  const { show } = await page()
  const { root } = await show()
  expect(root.textContent).toContain('A caregiver who has left')
})
