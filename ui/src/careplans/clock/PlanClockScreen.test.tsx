import {
  decideClockCorrection,
  type ClockCorrection,
  type PlanClock,
  type PlanClocks,
} from '@homecare/sdk/clock'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { find, named, press, render } from '../../kit/testing/render'
import ClockRecordScreen from './ClockRecordScreen'
import DecideDialog from './DecideDialog'
import PlanClockScreen from './PlanClockScreen'

const person = { id: 5, first_name: 'Marisol', last_initial: 'R', photo: null }
const times = { clock_in_at: '2026-11-20T17:00:00.000Z', clock_out_at: '2026-11-20T21:00:00.000Z' }
const said = (id: number, more: Partial<ClockCorrection> = {}): ClockCorrection => ({
  ...{ id, visit_id: 4, ...times, was_in_at: null, was_out_at: null, reason: 'forgot_out', note: '' },
  ...{ by: person, at: times.clock_out_at, accepted: null, decided_by: null, decided_at: null },
  ...{ decision_note: '', ...more },
})
const unplaced = { device_at: null, server_at: null, accuracy: null, position: null }
const record = (corrections: ClockCorrection[]): PlanClock => ({
  ...{ id: 1, plan_id: 2, connection_id: 3, visit_id: 4, category: null, recipient_name: 'Aiko', person },
  ...{ own: false, city: 'Oakland, CA', start: times.clock_in_at, end: times.clock_out_at, ...times },
  ...{ clock_breaks: [], clock_closed_at: null, minutes: 240, note: '', typed: null, corrections },
  pressed_in: { ...unplaced, method: 'position', place: 'there' },
  pressed_out: null,
})
const plan = {
  ...{ id: 2, recipient_name: 'Aiko', time_zone: 'America/Los_Angeles', decides: true, sees_plan: true },
}
const clocks = (corrections: ClockCorrection[]): PlanClocks => ({
  ...{ plan, from: '2026-11-01', to: '2026-11-21', records: [record(corrections)], unclocked: [], today: [] },
})
const visit = {
  path: '/careplan/connection/2/clockio' as const,
  ...{ params: { planId: '2' }, query: new URLSearchParams() },
}
const loadedAt = '2026-11-21T12:00:00.000Z'

function setUp() {
  const fake = fakeServer().on(decideClockCorrection, ({ params }) =>
    said(Number(params['correctionId']), { accepted: true }),
  )
  const app = testApp({ care: careOf(fake), identity: someone('family') })
  const page = (corrections: ClockCorrection[]) => (
    <AppContext value={app}>
      <PlanClockScreen {...visit} data={{ clocks: clocks(corrections), loadedAt }} />
    </AppContext>
  )
  return { fake, app, page }
}

it('accepts the times that are shown, also where others have taken their place since', async () => {
  const { fake, page } = setUp()
  const { rerender } = await render(page([said(11)]))
  await rerender(page([said(12), said(11, { accepted: false, decided_by: person })]))
  await press(named('Accept: Friday, November 20'))
  expect(fake.seen.at(-1)?.params['correctionId']).toBe('12')
})

it('asks a family that does not accept them for a reason that the caregiver reads, and that may be left out', async () => {
  const { app } = setUp()
  const ask = { planId: 2, correctionId: 11, accept: false, onDone: () => {}, onClose: () => {} }
  const { rerender } = await render(
    <AppContext value={app}>
      <DecideDialog {...ask} isStaff={false} />
    </AppContext>,
  )
  expect(find('dialog').textContent).toContain('The caregiver reads it.')
  expect(find('textarea').getAttribute('aria-required')).not.toBe('true')
  await rerender(
    <AppContext value={app}>
      <DecideDialog {...ask} isStaff />
    </AppContext>,
  )
  expect(find('dialog').textContent).toContain('Why are you deciding this?')
  expect(find('textarea').getAttribute('aria-required')).toBe('true')
})

it('says of an end that nobody pressed that it is the planned one, and of replaced times that they were', async () => {
  const { app } = setUp()
  const replaced = said(11, { accepted: false, decided_by: person, decided_at: loadedAt })
  await render(
    <AppContext value={app}>
      <ClockRecordScreen {...visit} data={{ one: { plan, record: record([replaced]) }, loadedAt }} />
    </AppContext>,
  )
  const text = find('body').textContent ?? ''
  expect(text).toContain('Nobody clocked out')
  expect(text).toContain('Replaced by other times')
  expect(text).not.toContain('Not accepted')
})
