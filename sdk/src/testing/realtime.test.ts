import { beforeEach, expect, test } from 'vitest'
import { createMemoryRealtime, type MemoryRealtime } from './realtime.js'

let realtime: MemoryRealtime
beforeEach(() => {
  realtime = createMemoryRealtime()
})

const settled = () => Promise.resolve()

test('a watch gives the first value, then every later one, until it ends', async () => {
  const seen: unknown[] = []
  const end = realtime.watch('a/b', (value) => seen.push(value))
  await settled()
  realtime.server.set('a/b', 1)
  realtime.server.set('a/other', 5)
  realtime.server.set('a', { b: 2 })
  end()
  realtime.server.set('a/b', 3)
  expect(seen).toEqual([null, 1, 2])
})

test('the latest children come, change, and go when newer ones push them out', async () => {
  const first = realtime.server.push('list', { timestamp: 1 })
  const second = realtime.server.push('list', { timestamp: 2 })
  const events: unknown[] = []
  realtime.watchLatest<{ timestamp: number }>(
    'list',
    { orderBy: 'timestamp', limit: 2 },
    {
      added: (key, value) => events.push(['added', key, value.timestamp]),
      changed: (key) => events.push(['changed', key]),
      removed: (key) => events.push(['removed', key]),
    },
  )
  await settled()
  await realtime.set(`list/${second}/seen`, true)
  const third = realtime.server.push('list', { timestamp: 3 })
  expect(events).toEqual([
    ['added', first, 1],
    ['added', second, 2],
    ['changed', second],
    ['removed', first],
    ['added', third, 3],
  ])
})

test('an older page ends just before a child, also among equal timestamps', async () => {
  for (const key of ['a', 'b', 'c', 'd'])
    realtime.server.set(`list/${key}`, { timestamp: key === 'a' ? 1 : 2 })
  const before = { value: 2, key: 'd' }
  const page = await realtime.before('list', { orderBy: 'timestamp', limit: 2, before })
  expect(page.map(([key]) => key)).toEqual(['b', 'c'])
})

test('what is denied ends its watches and refuses writes', async () => {
  const failures: unknown[] = []
  realtime.watch(
    'mine/deep',
    () => undefined,
    (error) => failures.push(error),
  )
  await settled()
  realtime.server.deny('mine')
  expect(failures).toHaveLength(1)
  await expect(realtime.set('mine/deep', 1)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
})

test('while the connection is away values stay, own writes show, and all is caught up after it', async () => {
  const seen: unknown[] = []
  const states: boolean[] = []
  realtime.watch('a', (value) => seen.push(value))
  realtime.connected((yes) => states.push(yes))
  await settled()
  realtime.server.drop()
  realtime.server.set('a/server', 1)
  const written = realtime.set('a/client', 2)
  expect(realtime.server.get('a/client')).toBeNull()
  realtime.server.restore()
  await written
  expect(seen).toEqual([null, { client: 2 }, { server: 1, client: 2 }])
  expect(states).toEqual([true, false, true])
})

test('a refused sign-in rejects', async () => {
  realtime.server.refuseSignIn(true)
  await expect(realtime.signIn('t')).rejects.toThrow()
  realtime.server.refuseSignIn(false)
  await realtime.signIn('t')
  expect(realtime.server.signedIn()).toBe('t')
})
