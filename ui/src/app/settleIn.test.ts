import { expect, it } from 'vitest'
import { beforeLeaving } from './settleIn'
import { testApp } from './testing'

it('asks nobody who leaves a page but where something is typed, and has the browser keep its place', () => {
  const app = testApp()
  const leave = (kind: string) => window.dispatchEvent(new Event(kind, { cancelable: true }))
  beforeLeaving(window, app)
  for (const kind of ['beforeunload', 'pagehide']) {
    window.history.scrollRestoration = 'manual'
    expect([leave(kind), window.history.scrollRestoration]).toEqual([true, 'auto'])
  }
  const release = app.unsaved.hold()
  expect(leave('beforeunload')).toBe(false)
  release()
})
