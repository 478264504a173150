import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followNativeApp } from './nativeApp'
import { testApp } from '../testing'
import { standAtTop, startAt, stopAll } from '../testingRouter'

beforeEach(standAtTop)
afterEach(() => {
  stopAll()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

/** A page in an app, whose person answers so to whether they leave what they have typed. */
function page(leaves: boolean) {
  const reload = vi.fn<() => void>()
  let hear: (event: MessageEvent<unknown>) => void = () => {}
  const origin = 'http://localhost:3000'
  const frame = {
    location: { origin, reload },
    history: {},
    addEventListener: (_: string, how: typeof hear) => (hear = how),
    removeEventListener: () => {},
  } as unknown as Window
  const mayLeave = vi.fn<() => Promise<boolean>>(async () => leaves)
  const app = testApp({ config: { native: true }, navigation: { mayLeave } })
  app.unsaved.hold()
  followNativeApp(frame, app, () => {})
  hear({ origin, data: { type: 'reload' } } as MessageEvent<unknown>)
  return { app, reload, mayLeave }
}

it('asks before an app’s reload throws away what is typed', async () => {
  const { app, reload, mayLeave } = page(false)
  await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1))
  expect([reload.mock.calls.length, app.unsaved.any()]).toEqual([0, true])
})

it('reloads once whoever typed it lets it go', async () => {
  const { app, reload } = page(true)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(app.unsaved.any()).toBe(false)
})

it('reloads once in a while, however often the app asks', async () => {
  const first = page(true)
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledTimes(1))
  const next = page(true)
  expect([next.mayLeave.mock.calls.length, next.reload.mock.calls.length]).toEqual([0, 0])
})

it('asks before a push of the app throws away a dialog with something typed in it', async () => {
  const { router, unsaved, shown } = await startAt('/caregivers')
  await router.openModal('display')
  unsaved.hold('modal')
  let hear: (event: MessageEvent<unknown>) => void = () => {}
  const frame = {
    location: window.location,
    history: window.history,
    addEventListener: (_: string, how: typeof hear) => (hear = how),
    removeEventListener: () => {},
  } as unknown as Window
  followNativeApp(frame, testApp({ config: { native: true }, navigation: router }), () => {})
  const pushed = new MessageEvent('message', {
    origin: window.location.origin,
    data: { type: 'push', path: '/about' },
  })
  for (const answer of [false, true]) {
    hear(pushed)
    await vi.waitFor(() => expect(router.question.peek()).not.toBeNull())
    expect([shown().pathname, shown().modal?.row.id]).toEqual(['/caregivers', 'display'])
    router.question.peek()?.answer(answer)
  }
  await vi.waitFor(() => expect(shown().pathname).toBe('/about'))
})
