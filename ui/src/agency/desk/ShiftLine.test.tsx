import type { AgencyShift } from '@homecare/sdk/agency'
import { expect, it } from 'vitest'
import { render } from '../../kit/testing/render'
import { ShiftLine } from './ShiftLine'

const shift = {
  kind: 'shift',
  id: 7,
  caregiver_id: 1,
  start: '2026-11-27T15:00:00Z',
  end: '2026-11-28T03:00:00Z',
  time_zone: 'America/Los_Angeles',
  status: 'confirmed',
  clock_in_at: null,
  clock_out_at: null,
} as AgencyShift

it.each([
  ['while they may still be on time', '2026-11-27T15:14:00Z', null, null],
  ['once they are late', '2026-11-27T15:15:00Z', null, 'Not clocked in yet'],
  ['once it is over', '2026-11-28T03:00:00Z', null, 'Did not clock in'],
  ['once they are at work', '2026-11-27T15:15:00Z', '2026-11-27T14:58:00Z', null],
] as const)('says who has not clocked in, %s', async (_, now, clock_in_at, says) => {
  const { root } = await render(<ShiftLine shift={{ ...shift, clock_in_at }} now={new Date(now)} />)
  expect(/Not clocked in yet|Did not clock in/.exec(root.textContent ?? '')?.[0] ?? null).toBe(says)
})

it.each([
  ['not of one of today', '2026-11-27T18:00:00Z', false],
  ['of one that began the day before', '2026-11-28T09:00:00Z', true],
] as const)('says the day in a list of today, %s', async (_, now, says) => {
  const { root } = await render(<ShiftLine shift={shift} name="Teresa" now={new Date(now)} />)
  expect(root.textContent).toContain('7:00')
  expect(root.textContent?.includes('Friday')).toBe(says)
})
