import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aTaskMedia, fakeServer, refuseWith } from '../testing/index.js'
import { createTaskPhotos } from './photoStore.js'
import { addTaskPhoto, removeTaskPhoto } from './taskCalls.js'
import { carePlanTexts } from './texts.js'

const lunch = aTaskMedia({ id: 1 })
const walk = aTaskMedia({ id: 2, description: 'In the park' })
const file = (name: string) => new File(['x'], name)

function setUp() {
  const server = fakeServer()
    .on(addTaskPhoto, () => walk)
    .on(removeTaskPhoto, () => {})
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createTaskPhotos(care, toasts, { id: 7, plan_id: 191, date: '2026-11-23', photos: [lunch] })
  return { server, toasts, store }
}

describe('the photos of a task', () => {
  it('are added behind the others, and removed', async () => {
    const { server, store } = setUp()
    const adding = store.add(file('walk.png'), ' In the park ')
    expect(store.adding.value).toBe(true)
    expect(await adding).toEqual(walk)
    expect(store.photos.value).toEqual([lunch, walk])
    expect(server.seen[0]).toMatchObject({
      params: { id: '191', taskId: '7' },
      body: { description: 'In the park' },
    })
    await store.remove.run(1)
    expect(store.photos.value).toEqual([walk])
  })

  it('are .jpg and .png; another file is not sent, and the warning says so', async () => {
    const { server, store, toasts } = setUp()
    expect(await store.add(file('walk.heic'))).toBeUndefined()
    expect([server.seen, toasts.list.value]).toMatchObject([
      [],
      [{ kind: 'error', text: carePlanTexts.photoFailed }],
    ])
  })

  it.each([
    ['with the warning', undefined, carePlanTexts.photoFailed],
    ["in the server's words where it has some", 'The photo is too dark.', 'The photo is too dark.'],
  ])('that fail to upload say so %s, and the others stay', async (_, words, text) => {
    const { server, store, toasts } = setUp()
    server.on(addTaskPhoto, () => refuseWith(500, words))
    await store.add(file('walk.jpeg'))
    expect([store.photos.value, store.adding.value]).toEqual([[lunch], false])
    expect(toasts.list.value).toMatchObject([{ kind: 'error', text }])
  })

  it('stay when removing one fails', async () => {
    const { server, store, toasts } = setUp()
    server.on(removeTaskPhoto, () => refuseWith(403, 'Not yours.'))
    await store.remove.run(1)
    expect([store.photos.value, toasts.list.value]).toMatchObject([[lunch], [{ text: 'Not yours.' }]])
  })
})
