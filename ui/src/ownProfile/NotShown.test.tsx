import { aOwnCaregiver } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import { LinkedState } from '../profileDialog/LinkedState'
import { NotShown } from './NotShown'

const show = (change: Parameters<typeof aOwnCaregiver>[0]) =>
  render(
    <AppContext value={testApp()}>
      <NotShown profile={aOwnCaregiver(change)} />
    </AppContext>,
  )
const bare = { home_support: [], conditions: [], desired_wage: 0, profile_state_name: 'draft' as const }

it('says what is missing until families see the profile, with the way to each', async () => {
  const { root } = await show(bare)
  expect(root.textContent).toContain('Families cannot see your profile yet')
  expect(
    [...root.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['The help you offer', '/caregiver/profile/services'],
    ['Your hourly rate', '/caregiver/profile/rate'],
  ])
})

it('leads a nurse to the clinical skills', async () => {
  const { root } = await show({ ...bare, is_hcp: true, desired_wage: 3000 })
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/caregiver/profile/skills')
})

it('says that we look at it while it waits, and nothing once it is shown', async () => {
  const waiting = await show({ profile_state_name: 'pending' })
  expect(waiting.root.textContent).toContain('We are reviewing your profile')
  const { root } = await show({ profile_state_name: 'active' })
  expect(root.textContent).toBe('')
})

it.each([
  ['active', 'active', 'Families can see your profile'],
  ['active', 'pending', 'It is now: Under review.'],
  ['draft', 'active', 'It is now: Shown to families.'],
  ['pending', 'pending', ''],
  ['no state', 'active', ''],
  [null, 'active', ''],
] as const)(
  'says after a link of the state %s to a profile that is %s: %s',
  async (stateName, state, words) => {
    const { root } = await render(
      <AppContext value={testApp()}>
        <LinkedState stateName={stateName} profile={aOwnCaregiver({ profile_state_name: state })} />
      </AppContext>,
    )
    if (words) expect(root.textContent).toContain(words)
    else expect(root.textContent).toBe('')
  },
)
