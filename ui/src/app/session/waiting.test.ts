import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../testing'
import { followWaiting } from './waiting'

function standing(user_type: 'family' | 'anonymous' = 'family') {
  let counts: Record<string, number> = { find: 2 }
  let asked = 0
  const fake = fakeServer().on(countOwnWaiting, () => (asked++, { counts }))
  const app = testApp({ identity: someone(user_type), care: careOf(fake) })
  const page = new EventTarget() as EventTarget & { visibilityState: string }
  page.visibilityState = 'visible'
  let time = 0
  followWaiting(app, { document: page as unknown as Document }, () => time)
  return {
    app,
    asked: () => asked,
    say: (next: Record<string, number>) => (counts = next),
    look(after: number) {
      time += after
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

it('asks for nothing that came with the page', () => {
  const { app, asked } = standing()
  expect([asked(), app.waiting.peek()]).toEqual([0, {}])
})

it('counts again once the last of several deeds is done', async () => {
  const { app, asked } = standing()
  app.underWay.value = 2
  app.underWay.value = 1
  expect(asked()).toBe(0)
  app.underWay.value = 0
  await vi.waitFor(() => expect(app.waiting.peek()).toEqual({ find: 2 }))
  expect(asked()).toBe(1)
})

it('counts again when it is looked at after a while, and not before', async () => {
  const { app, asked, look, say } = standing()
  look(59_000)
  expect(asked()).toBe(0)
  say({ find: 5 })
  look(1000)
  await vi.waitFor(() => expect(app.waiting.peek()).toEqual({ find: 5 }))
  expect(asked()).toBe(1)
})

it('is nothing to a visitor', () => {
  const { app, asked, look } = standing('anonymous')
  app.underWay.value = 1
  app.underWay.value = 0
  look(600_000)
  expect(asked()).toBe(0)
})
