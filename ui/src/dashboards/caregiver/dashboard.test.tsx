import type { Identity } from '@homecare/sdk/account'
import { createOwnDay, type CaregiverDay } from '@homecare/sdk/dashboards'
import { cancelShift, confirmShift, unconfirmShift } from '@homecare/sdk/shifts'
import {
  aHiredConnection,
  aDay,
  aDayWork,
  anOwnShift,
  fakeServer,
  refuseWith,
  type FakeServer,
} from '@homecare/sdk/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { careOf, someone, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, named, press, render, type as typeIn } from '../../kit/testing/render'
import { Earnings } from './Earnings'
import { NextVisit } from '../connection/NextVisit'
import { NowCard } from './NowCard'
import { WaitingList } from './WaitingList'
import { WeekCard } from './WeekCard'

// Nine in the morning of a Saturday in Oakland.
const now = new Date('2026-11-21T17:00:00Z')

describe('what is now', () => {
  const shown = (works: CaregiverDay['works'], user_type: Identity['user_type'] = 'caregiver') => {
    const app = testApp({ identity: someone(user_type) })
    return render(
      <AppContext value={app}>
        <NowCard works={works} now={now} isAgency={user_type === 'agency_caregiver'} onClocked={() => {}} />
      </AppContext>,
    )
  }
  it('is the next visit with its clock, its street on a map, and who is there', async () => {
    const { root } = await shown([aDayWork({ start: '2026-11-21T17:12:00Z', end: '2026-11-21T21:00:00Z' })])
    expect(root.textContent).toContain('Starts in 12 minutes')
    expect(root.textContent).toContain('9:12\u00a0AM – 1:00\u00a0PM')
    expect(named('Clock in').getAttribute('aria-disabled')).toBeNull()
    expect(named('Open 418 Lester Avenue, Oakland, CA on a map').getAttribute('href')).toContain(
      '418%20Lester%20Avenue',
    )
    expect(named('Call Carol I.').getAttribute('href')).toBe('tel:+15105550123')
    expect(named('Message: Carol I.').getAttribute('href')).toBe('/messages/91')
  })
  it('says when its clock opens, and of another day which', async () => {
    const { root } = await shown([aDayWork({ start: '2026-11-22T17:00:00Z', end: '2026-11-22T21:00:00Z' })])
    expect(root.textContent).toContain('Tomorrow, Sunday, November 22')
    expect(find<HTMLButtonElement>('.now-clock button').disabled).toBe(true)
    expect(root.textContent).toContain('You can clock in from 8:30\u00a0AM.')
  })
  it('is the time worked and left while on shift; in the last quarter of an hour clocking out is what is due', async () => {
    const on = { clock_in_at: '2026-11-21T14:50:00Z', start: '2026-11-21T15:00:00Z' }
    const { root, rerender } = await shown([aDayWork({ ...on, end: '2026-11-21T19:00:00Z' })])
    expect(find('h2').textContent).toBe('2\u00a0h\u00a010\u00a0min')
    expect(root.textContent).toContain('Until 11:00\u00a0AM. 2 hours left.')
    expect(named('Clock out').dataset['look']).toBe('quiet')
    await rerender(
      <AppContext value={testApp({ identity: someone('caregiver') })}>
        <NowCard
          works={[aDayWork({ ...on, end: '2026-11-21T17:15:00Z' })]}
          now={now}
          isAgency={false}
          onClocked={() => {}}
        />
      </AppContext>,
    )
    expect(named('Clock out').dataset['look']).toBe('primary')
  })
  it.each<[Identity['user_type'], string]>([
    ['caregiver', '/caregiver-jobs'],
    ['agency_caregiver', '/availability'],
  ])('is one next step where nothing is planned, for a %s', async (user_type, href) => {
    const { root } = await shown([], user_type)
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([href])
  })
  it('leads to the page of the work that its reader may open', async () => {
    const visit = aDayWork({ start: '2026-11-21T17:12:00Z', end: '2026-11-21T21:00:00Z' })
    await shown([visit], 'agency_caregiver')
    expect(named('Carol I.: Visit details').getAttribute('href')).toBe(
      `/caregiver/dashboard/connections/${visit.connection_id}`,
    )
  })
})

describe('what waits', () => {
  const offered = anOwnShift({ id: 7, status: 'assigned' })
  const setUp = async (day: Partial<CaregiverDay>, fake: FakeServer = fakeServer()) => {
    const store = createOwnDay(careOf(fake), aDay(day))
    const { root } = await render(<WaitingList store={store} />)
    return { root, store }
  }
  it('is confirmed in its row, which says so, and can be taken back', async () => {
    const fake = fakeServer()
      .on(confirmShift, () => ({ ...offered, status: 'confirmed' }))
      .on(unconfirmShift, () => offered)
    const works = [aDayWork({ kind: 'shift', id: 7, connection_id: null, to_confirm: true })]
    const { root, store } = await setUp({ to_confirm: [offered], works }, fake)
    expect(find('h2').textContent).toContain('1 needs your answer')
    await press(named('Confirm'))
    await expect.poll(() => find('[role=status]').textContent).toContain('You confirmed')
    expect(store.day.peek().works[0]?.to_confirm).toBe(false)
    expect(find('h2').textContent).not.toContain('waits for')
    await press(named('Undo'))
    await expect.poll(() => root.textContent).toContain('Confirm')
    expect(store.day.peek().works[0]?.to_confirm).toBe(true)
  })
  it('says why an answer did not count, and asks again', async () => {
    const fake = fakeServer().on(confirmShift, () => refuseWith(500))
    await setUp({ to_confirm: [offered] }, fake)
    await press(named('Confirm'))
    await expect.poll(() => find('.answer-row [role=alert]').textContent).toContain('Something went wrong')
    expect(named('Confirm')).toBeTruthy()
  })
  it('is given back with a reason, asked for in its row', async () => {
    const fake = fakeServer().on(cancelShift, () => ({ ...offered, status: 'cancelled' }))
    const { store } = await setUp(
      { to_confirm: [offered], works: [aDayWork({ kind: 'shift', id: 7 })] },
      fake,
    )
    await press(named('I cannot come'))
    const reason = find<HTMLTextAreaElement>('textarea')
    expect(document.activeElement).toBe(reason)
    await press(named('Give the shift back'))
    expect(find('.answer-row-more .problem').textContent).toBe('Please say why.')
    await typeIn(reason, 'I am ill.')
    await press(named('Give the shift back'))
    await expect.poll(() => find('[role=status]').textContent).toContain('You gave back')
    expect(store.day.peek().works).toEqual([])
  })
  it('is hours to hand in, and those that came back with a word', async () => {
    const { root } = await setUp({
      sheets: [
        { ...anOwnShift({ id: 8, status: 'done' }), decision_note: '' },
        {
          ...anOwnShift({ id: 9, status: 'done', timesheet: { id: 3, status: 5 } }),
          decision_note: 'The break is missing.',
        },
      ],
    })
    expect(named('Hand in hours').getAttribute('href')).toBe('/nursingshifts/shifts/8')
    expect(named('Correct hours').getAttribute('href')).toBe('/nursingshifts/shifts/9')
    expect(root.textContent).toContain('“The break is missing.”')
  })
  it('is nothing, and says so', async () => {
    const { root } = await setUp({})
    expect(root.textContent).toContain('Nothing needs your answer.')
  })
})

it('the week has seven days with their hours, a sentence, and only what is known of money', async () => {
  const day = aDay({
    today: '2026-11-19',
    works: [
      aDayWork({
        start: '2026-11-17T17:00:00Z',
        end: '2026-11-17T21:00:00Z',
        clock_out_at: '2026-11-17T21:00:00Z',
      }),
      aDayWork({ id: 2, start: '2026-11-20T17:00:00Z', end: '2026-11-20T21:00:00Z', cents: 10_000 }),
      aDayWork({ id: 3, start: '2026-11-21T15:00:00Z', end: '2026-11-21T23:00:00Z', to_confirm: true }),
    ],
    pay: { minutes: 240, earned: 9800, handed_in: 0, approved: 31_200 },
  })
  const { root } = await render(<WeekCard day={day} now={new Date('2026-11-19T17:00:00Z')} />)
  expect([...root.querySelectorAll('.week-day > .hidden')].map((one) => one.textContent)).toEqual([
    'Sunday, November 15: nothing planned',
    'Monday, November 16: nothing planned',
    'Tuesday, November 17: 4 hours booked',
    'Wednesday, November 18: nothing planned',
    'Thursday, November 19: nothing planned',
    'Friday, November 20: 4 hours booked',
    'Saturday, November 21: 8 hours to be confirmed',
  ])
  expect(root.textContent).toContain('8 hours booked, 8 to confirm, Thursday free.')
  expect(root.textContent).toContain('$98.00 so far this week')
  expect(root.textContent).toContain('About $198.00 if you work everything that is confirmed.')
  expect(root.textContent).toContain('$312.00 approved and on the way to you')
  expect(root.textContent).not.toContain('handed in')
  expect(root.textContent).not.toContain('in your account')
  const paid = { ...day, pay: { ...day.pay, next_deposit: { cents: 10_300, arrives_on: '2026-11-24' } } }
  const shown = await render(<WeekCard day={paid} now={new Date('2026-11-19T17:00:00Z')} />)
  expect(shown.root.querySelector('a[href="/payments"]')?.textContent).toContain(
    '$103.00 should be in your account on Tuesday, November 24.',
  )
})

describe('what was earned', () => {
  it('stands in bars and in a table, with the week that goes on, in their language', async () => {
    const weeks = [
      { start: '2026-11-08', minutes: 150, cents: 6125, open: false },
      { start: '2026-11-15', minutes: 60, cents: 2450, open: true },
    ]
    const { root, locale } = await render(<Earnings weeks={weeks} />)
    const bars = [...root.querySelectorAll('.bars-list li')].map((bar) => bar.textContent)
    expect(bars).toEqual(['Nov 8$61', 'This week$25'])
    expect(root.textContent).toContain('$85.75 in 2 weeks')
    const rows = [...root.querySelectorAll('tbody tr, tfoot tr')].map((row) => row.textContent)
    expect(rows).toEqual(['Nov 82.5$61.25', 'This week1$24.50', 'Total3.5$85.75'])
    await act(async () => void (locale.value = 'es'))
    await expect.poll(() => root.textContent).toContain('Esta semana')
  })
  it('is nothing where it is known to be nothing', async () => {
    const { root } = await render(
      <Earnings weeks={[{ start: '2026-11-15', minutes: 0, cents: 0, open: true }]} />,
    )
    expect(root.textContent).toContain('No earnings in the last 1 weeks')
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
