import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { createToasts } from '../../kit/state/toasts.js'
import { aTask, fakeServer, refuseStale, refuseWith } from '../../testing/index.js'
import type { ApiError } from '../../kit/error.js'
import type { Task } from '../../vocabulary/careplans/entities.js'
import { completeTask, skipTask, uncompleteTask } from '../taskCalls.js'
import { taskKey } from '../taskDeed.js'
import { createSettling } from './settling.js'

const pills = aTask({ id: 7, date: '2026-11-23', title: 'Pills' })
const walk = aTask({ id: 8, date: '2026-11-23', title: 'Walk' })
const answer = (task: Task) => ({ ...task, affected_tasks: [] })

function setUp() {
  const server = fakeServer()
    .on(completeTask, ({ params }) => answer(Number(params['taskId']) === 7 ? pills : walk))
    .on(skipTask, () => answer(pills))
    .on(uncompleteTask, () => answer(pills))
  const changed: Task[] = []
  const lost: ApiError[] = []
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const settling = createSettling(care, toasts, {
    changed: (task) => void changed.push(task),
    lost: (error) => void lost.push(error),
  })
  return { server, settling, changed, lost, toasts }
}

describe('settling tasks', () => {
  it('sends what was said with the version that was read, several at once, each once', async () => {
    const { server, settling, changed } = setUp()
    const presses = [1, 2, 3].map(() =>
      settling.run(pills, { kind: 'complete', data: { pain: 2 }, note: 'Well' }),
    )
    presses.push(settling.run(walk, { kind: 'complete', data: {}, note: '' }))
    expect([...settling.busy.value]).toEqual([taskKey(pills), taskKey(walk)])
    expect(await Promise.all(presses)).toEqual([true, false, false, true])
    expect(settling.busy.value.size).toBe(0)
    const { last_modified_at } = pills
    expect(server.seen.map(({ body }) => body)).toEqual([
      { last_modified_at, date: '2026-11-23', data: { pain: 2 }, observation_notes: 'Well' },
      { last_modified_at: walk.last_modified_at, date: '2026-11-23' },
    ])
    await settling.run(pills, { kind: 'skip', reason: 'tired' })
    await settling.run(pills, { kind: 'undo' })
    expect(server.seen.at(-2)?.body).toMatchObject({ reason: 'tired' })
    expect(changed.map(({ id }) => id)).toEqual([7, 8, 7, 7])
  })

  it('keeps what was said where somebody has changed the task, shows it as it is now, and does it again on that', async () => {
    const { server, settling, changed, toasts } = setUp()
    const differences = [{ field: 'instructions', before: 'One', after: 'Two' }]
    const current = { ...pills, instructions: 'Two', last_modified_at: 'v-2', differences }
    server.on(completeTask, () => refuseStale(current))
    expect(await settling.run(pills, { kind: 'complete', data: { took: 'yes' }, note: 'With tea' })).toBe(
      false,
    )
    expect(settling.refused.value.get(taskKey(pills))).toMatchObject({
      ...{ differences, task: { instructions: 'Two' } },
      deed: { kind: 'complete', data: { took: 'yes' }, note: 'With tea' },
    })
    expect([changed.at(-1)?.instructions, toasts.list.value]).toEqual(['Two', []])
    server.on(completeTask, () => answer(current))
    expect(await settling.again(pills)).toBe(true)
    expect(server.seen.at(-1)?.body).toMatchObject({ last_modified_at: 'v-2', observation_notes: 'With tea' })
    expect(settling.refused.value.size).toBe(0)
    expect(await settling.again(pills)).toBe(false)
  })

  it('lets be what was refused', async () => {
    const { server, settling } = setUp()
    server.on(completeTask, () => refuseStale(pills))
    await settling.run(pills, { kind: 'complete' })
    settling.forget(pills)
    expect(settling.refused.value.size).toBe(0)
  })

  it.each([403, 404])(
    'tells that the plan may be seen no more (%d), and any other failure in a toast',
    async (status) => {
      const { server, settling, lost, toasts } = setUp()
      server.on(completeTask, () => refuseWith(status, 'No access.'))
      await settling.run(pills, { kind: 'complete' })
      expect([lost.length, toasts.list.value.length]).toEqual([1, 0])
      server.on(completeTask, () => refuseWith(500))
      await settling.run(pills, { kind: 'complete' })
      expect([lost.length, toasts.list.value.length, settling.busy.value.size]).toEqual([1, 1, 0])
    },
  )
})
