import type { Deed, Outbox } from '@homecare/sdk/outbox'
import { ApiError } from '@homecare/sdk/kit'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { held } from '../frame/scope'
import { render } from '../kit/testing/render'
import { placeOf, WaitingNotice } from './WaitingNotice'
import { shownOutbox } from './shownOutbox'

const deed: Deed = {
  ...{ key: 'k', kind: 'plan_task', subject: 'plan:5:7/2026-11-23', at: 0, state: 'waiting' },
  content: { plan_id: 5, task_id: 7, date: '2026-11-23', version: 't1d0', did: 'complete', held: 'h' },
  error: new ApiError('offline'),
}
const path = '/careplan/connection/5/tasks/7'

it('leads to a task on the day on which it was done', () => {
  expect(placeOf(deed)).toBe(`${path}?date=2026-11-23`)
})

it.each([
  [path, '', 0],
  [path, '?date=2026-11-23', 0],
  [path, '?date=2026-11-24', 1],
  ['/messages', '', 1],
])('is said on every page but the one that says it itself: %s%s', async (at, search, times) => {
  const app = testApp()
  held(app, shownOutbox).value = { deeds: signal([deed]), isKept: signal(true) } as unknown as Outbox
  const { root } = await render(
    <AppContext value={app}>
      <WaitingNotice path={at} search={search} />
    </AppContext>,
  )
  expect(root.querySelectorAll('.waiting')).toHaveLength(times)
})
