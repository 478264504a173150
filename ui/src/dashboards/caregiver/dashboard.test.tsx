import type { Identity } from '@homecare/sdk/account'
import type { Client } from '@homecare/sdk/client'
import {
  createCaregiverDashboard,
  listOwnEarnings,
  type CaregiverDashboardParts,
} from '@homecare/sdk/dashboards'
import { listCaregiverConnections } from '@homecare/sdk/hiring'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import {
  aCaregiverConnection,
  aHiredConnection,
  aJobSummary,
  aOwnCaregiver,
  fakeServer,
  refuseWith,
} from '@homecare/sdk/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { careOf, someone, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, named, press, render } from '../../kit/testing/render'
import { CaregiverConnections } from './CaregiverConnections'
import { Earnings } from './Earnings'
import { NearbyJobs } from './NearbyJobs'
import { NextVisit } from './NextVisit'
import { ScoreCard } from './ScoreCard'

const nothing: CaregiverDashboardParts = {
  record: null,
  alerts: [],
  connections: null,
  earnings: null,
  nearby: null,
}
const store = (care: Client, parts: Partial<CaregiverDashboardParts>) =>
  createCaregiverDashboard(care, false, { ...nothing, ...parts })

describe('her families', () => {
  it('are named with their stage, rate and job, and can be written to', async () => {
    const { connections } = store(careOf(), {
      connections: [aCaregiverConnection({ hire_stage: 3 })],
    })
    const { root } = await render(<CaregiverConnections connections={connections} isAgency={false} />)
    expect(root.textContent).toContain('Carol I.')
    expect(root.textContent).toContain('Hired')
    expect(root.textContent).toContain('$24.50 an hour · Care for my father · Oakland, CA · 4 hours a week')
    expect(named('Message Carol I.').getAttribute('href')).toBe('/messages/91')
  })

  it('that could not be loaded are an error with a retry, and never an empty list', async () => {
    const fake = fakeServer().on(listCaregiverConnections, () => refuseWith(500))
    const { connections } = store(careOf(fake), {})
    await connections.load()
    const { root } = await render(<CaregiverConnections connections={connections} isAgency={false} />)
    expect(find('[role=alert]').textContent).toContain('We could not load your families')
    expect(root.textContent).not.toContain('not in touch')
    fake.on(listCaregiverConnections, () => [])
    await press(named('Try again'))
    await act(() => connections.reload())
    await expect.poll(() => root.textContent).toContain('You are not in touch with a family yet')
  })
})

describe('what she earned', () => {
  it('stands in bars and in a table, with the week that goes on, in her language', async () => {
    const { earnings } = store(careOf(), {
      earnings: [
        { start: '2026-11-08', minutes: 150, cents: 6125, open: false },
        { start: '2026-11-15', minutes: 60, cents: 2450, open: true },
      ],
    })
    const { root, locale } = await render(<Earnings earnings={earnings} />)
    const bars = [...root.querySelectorAll('.bars-list li')].map((bar) => bar.textContent)
    expect(bars).toEqual(['Nov 8$61', 'This week$25'])
    expect(root.textContent).toContain('$85.75 in 2 weeks')
    const rows = [...root.querySelectorAll('tbody tr, tfoot tr')].map((row) => row.textContent)
    expect(rows).toEqual(['Nov 82.5$61.25', 'This week1$24.50', 'Together3.5$85.75'])
    await act(async () => void (locale.value = 'es'))
    await expect.poll(() => root.textContent).toContain('Esta semana')
  })

  it('is nothing only where it is known to be nothing', async () => {
    const fake = fakeServer().on(listOwnEarnings, () => refuseWith(500))
    const { earnings } = store(careOf(fake), {})
    const { root } = await render(<Earnings earnings={earnings} />)
    await act(() => earnings.load())
    await expect.poll(() => find('[role=alert]').textContent).toContain('We could not load what you earned')
    expect(root.textContent).not.toContain('Nothing earned')
    fake.on(listOwnEarnings, () => [{ start: '2026-11-15', minutes: 0, cents: 0, open: true }])
    await act(() => earnings.reload())
    await expect.poll(() => root.textContent).toContain('Nothing earned in the last 1 weeks')
  })
})

describe('the next visit to a family', () => {
  it.each<[Identity['user_type'], boolean]>([
    ['caregiver', true],
    ['agency_caregiver', false],
  ])('of a %s leads to its page, where that may be seen: %s', async (user_type, leads) => {
    const app = testApp({ identity: someone(user_type) })
    const { root } = await render(
      <AppContext value={app}>
        <NextVisit connection={aHiredConnection()} />
      </AppContext>,
    )
    expect(root.querySelector('time')).not.toBeNull()
    expect(root.querySelector('a[href^="/next-shift/"]') !== null).toBe(leads)
  })
})

describe('the profile score', () => {
  it('names what is missing next, with what each part gives', async () => {
    const lacking = aOwnCaregiver({ photo: null, about: '', cg_profile_score: 65 })
    const { record } = store(careOf(), { record: lacking })
    const { root, locale } = await render(<ScoreCard record={record} />)
    expect(find('[role=img]').getAttribute('aria-label')).toBe('Your profile is 65 of 100 complete')
    expect(named('A photo of yourself').getAttribute('href')).toBe('/caregiver/profile/picture')
    expect(root.textContent).toContain('20 points')
    await act(async () => void (locale.value = 'es'))
    await expect.poll(() => root.textContent).toContain('Una foto suya')
  })

  it('is not zero while it is not known', async () => {
    const fake = fakeServer().on(getOwnCaregiver, () => refuseWith(503))
    const { record } = store(careOf(fake), {})
    const { root } = await render(<ScoreCard record={record} />)
    expect(find('[role=status]').textContent).toContain('Loading')
    await act(() => record.load())
    await expect.poll(() => root.textContent).toContain('We could not load your profile')
    expect(root.querySelector('.ring')).toBeNull()
  })
})

it('says how many jobs there are near her, each with its page, and where all of them are', async () => {
  const job = aJobSummary({ id: 71, title: 'Care for my father', city: 'Oakland', state: 'CA' })
  const { nearby } = store(careOf(), { nearby: { data: [job], records: 12 } })
  const { root } = await render(<NearbyJobs nearby={nearby} />)
  expect(root.textContent).toContain('12 open jobs within the distance you work')
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/caregiver-jobs',
    '/caregiver-jobs/california/oakland/71',
  ])
})

it('says that there is no job near her', async () => {
  const { nearby } = store(careOf(), { nearby: { data: [], records: 0 } })
  const { root } = await render(<NearbyJobs nearby={nearby} />)
  expect(root.textContent).toContain('No open jobs within the distance you work right now.')
})
