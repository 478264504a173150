import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { listOpenShifts } from '@homecare/sdk/shifts'
import { aOwnCaregiver, fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone } from '../app/testing'
import { loadOpenShiftsPage } from './openShiftsPage'

const chosen = { schedule_part_time: true, shift_preferences_availability_mornings: true }
const nothing = { schedule_part_time: false, shift_preferences_availability_mornings: false }

async function open(own: Parameters<typeof aOwnCaregiver>[0], query = 'distance=20') {
  const asked: unknown[] = []
  const server = fakeServer()
    .on(getOwnCaregiver, () => aOwnCaregiver(own))
    .on(listOpenShifts, (request) => {
      asked.push(request.query)
      return { data: [], records: 0, fitting: 0, in_part: 0, located: own?.user?.latitude !== null }
    })
  const page = await loadOpenShiftsPage({
    care: careOf(server),
    identity: someone('caregiver'),
    query: new URLSearchParams(query),
    signal: new AbortController().signal,
  })
  return { page, asked }
}

it('filters for whoever has chosen job and shift preferences', async () => {
  const { page, asked } = await open(chosen)
  expect([page.missing, page.filters.length]).toEqual([[], 1])
  expect(asked).toEqual([expect.objectContaining({ distance: '20' })])
})

it('names the preferences to choose first, and filters by nothing until then', async () => {
  const { page, asked } = await open(nothing)
  expect(page).toMatchObject({ missing: ['jobPreferences', 'shiftPreferences'], filters: [] })
  expect(asked).toEqual([expect.not.objectContaining({ distance: expect.anything() })])
  expect((await open({ ...chosen, schedule_part_time: false })).page.missing).toEqual(['jobPreferences'])
})

it('says that it does not know the home, instead of that nothing is near it', async () => {
  const { user } = aOwnCaregiver()
  const { page } = await open({ ...chosen, user: { ...user, latitude: null, longitude: null } }, '')
  expect(page.notice?.title[0]).toBe('We do not know where you live yet')
  expect(page.notice?.links[0]?.href).toBe('/caregiver/profile/location')
  expect((await open(chosen, '')).page.notice?.title[0]).toBe('No open shifts near you yet')
})
