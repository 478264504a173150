import { getPersonRecord, type PersonRecord } from '@homecare/sdk/account'
import { listCallsToMake, noteCallAttempt, type CallToMake } from '@homecare/sdk/families'
import { fakeServer, refuseStale } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, contextFor, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, named, press, render } from '../kit/testing/render'
import StaffCallsScreen, { load } from './StaffCallsScreen'

const call: CallToMake = {
  ...{ id: 3, kind: 'onboarding', state: 'asked', version: 1, attempts: [] },
  times: [{ day: '2099-11-24', part: 'evening' }],
  ...{ time_zone: 'America/Los_Angeles', phone: '5105550142', note: 'Where to begin' },
  asked_at: '2026-11-20T10:00:00.000Z',
  family: { id: 1001, name: 'Rosa Lind', city: 'Oakland', state: 'CA' },
}
const person: PersonRecord = {
  ...{ id: 1001, name: 'Rosa Lind', user_type: 'family', email: 'rosa@example.com', phone: null },
  ...{ city: 'Oakland', state: 'CA', photo: null, phone_verified: false, asks_for_calls: true },
  created_at: '2026-01-05T10:00:00.000Z',
  ...{ last_active_at: '2026-01-05T10:00:00.000Z', caregiver: null },
}

/** The desk with one call open, as the staff see it. */
async function desk(waiting: readonly CallToMake[] = [call]) {
  const fake = fakeServer()
    .on(listCallsToMake, () => [...waiting])
    .on(getPersonRecord, () => person)
  const care = careOf(fake)
  const identity = someone('staff')
  const visit = { path: '/staff/calls/3' as const, params: { callId: '3' }, query: new URLSearchParams() }
  const data = await load({ ...contextFor({ care, identity }), ...visit })
  await render(
    <AppContext value={testApp({ care, identity })}>
      <StaffCallsScreen {...visit} data={data} />
    </AppContext>,
  )
  return fake
}
const text = () => find('body').textContent ?? ''

it('shows whom to call, when and why, and sends what came of it with what was read', async () => {
  const fake = await desk()
  fake.on(noteCallAttempt, () => ({ ...call, state: 'missed' as const, version: 2 }))
  for (const words of ['Rosa Lind asked for a call', '(510) 555-0142', 'Evening, 5 to 8', 'Where to begin'])
    expect(text()).toContain(words)
  await press(named('Not reached'))
  expect(fake.seen.at(-1)?.body).toEqual({ version: 1, reached: false })
  expect(text()).toContain('Noted: Rosa Lind was not reached.')
})

it('shows the call as it is now where the family has changed it', async () => {
  const fake = await desk()
  fake.on(noteCallAttempt, () => refuseStale({ ...call, version: 2, phone: '5105550188' }))
  await press(named('I talked with them'))
  expect(text()).toContain('(510) 555-0188')
  fake.on(noteCallAttempt, () => ({ ...call, state: 'done' as const, version: 3 }))
  await press(named('I talked with them'))
  expect(fake.seen.at(-1)?.body).toEqual({ version: 2, reached: true })
})

it('says of a call that waits no more that it has ended', async () => {
  await desk([])
  expect(find('h1').textContent).toBe('This is no longer waiting')
})
