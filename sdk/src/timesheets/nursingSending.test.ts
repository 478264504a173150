import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { aNursingTimesheet, fakeServer } from '../testing/index.js'
import {
  nursingTimesheetRecord,
  startNursingTimesheet,
  updateNursingTimesheet,
  type NursingTimesheet,
} from './nursingCalls.js'
import { contentOf, sendNursingTimesheet, type NursingContent } from './nursingSending.js'

const content: NursingContent = {
  ...{ start: '2026-11-20T15:00:00.000Z', end: '2026-11-20T23:00:00.000Z' },
  ...{ break_minutes: 30, supervisor: 'P. Grant', note: '' },
}
const sheet = (more: Partial<NursingTimesheet> = {}) => aNursingTimesheet({ id: 3, ...content, ...more })

function opened(begun: NursingTimesheet) {
  const server = fakeServer()
    .on(startNursingTimesheet, () => begun)
    .on(updateNursingTimesheet, () => begun)
  const care = createClient({ fetch: server.fetch, pause: async () => {}, cookies: () => '' })
  return { server, care }
}

it('what was seen is changed, as it was seen', async () => {
  const seen = sheet()
  const { server, care } = opened(sheet({ break_minutes: 30 }))
  await sendNursingTimesheet(care, 31, content, seen)
  expect(server.seen[0]?.call.route).toBe(updateNursingTimesheet.route)
  expect(server.seen[0]?.body).toEqual({ ...content, version: versionFor(nursingTimesheetRecord, seen) })
})

it('what was not is begun', async () => {
  // The server may write the instants otherwise.
  const { server, care } = opened(sheet({ start: '2026-11-20T07:00:00-08:00' }))
  expect(await sendNursingTimesheet(care, 31, content, null)).toMatchObject({ id: 3 })
  expect(server.seen[0]?.body).toEqual({ shift_id: 31, ...content })
})

it('one that was begun elsewhere with something else is a conflict, with what there is now', async () => {
  const theirs = sheet({ break_minutes: 45 })
  const { care } = opened(theirs)
  await expect(sendNursingTimesheet(care, 31, content, null)).rejects.toMatchObject({
    kind: 'conflict',
    current: theirs,
  })
})

it.each<[Partial<NursingContent>, boolean]>([
  [{}, true],
  [{ end: '2026-11-20T15:00:00-08:00' }, true],
  [{ start: '2026-11-20T15:01:00Z' }, false],
  [{ break_minutes: 0 }, false],
  [{ supervisor: 'Somebody else' }, false],
  [{ note: 'Calm.' }, false],
])('with %j it says the same: %s', (change, same) => {
  expect(contentOf({ ...content, ...change }) === contentOf(content)).toBe(same)
})
