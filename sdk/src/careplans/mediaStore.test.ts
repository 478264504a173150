import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aTaskMedia, fakeServer, refuseWith } from '../testing/index.js'
import { createTaskMedia } from './mediaStore.js'
import { addTaskPhoto, addTaskVideo, removeTaskPhoto, removeTaskVideo } from './taskCalls.js'
import { carePlanTexts } from './texts.js'
import { taskVideoMegabytes } from '../vocabulary/careplans/constants.js'

const lunch = aTaskMedia({ id: 1 })
const walk = aTaskMedia({ id: 2, description: 'In the park' })
const film = aTaskMedia({ id: 3, small_url: null })
const file = (name: string) => new File(['x'], name)

function setUp() {
  const server = fakeServer()
    .on(addTaskPhoto, () => walk)
    .on(removeTaskPhoto, () => {})
    .on(addTaskVideo, () => film)
    .on(removeTaskVideo, () => {})
  const parts: (number | null)[] = []
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const task = { id: 7, plan_id: 191, date: '2026-11-23', photos: [lunch], videos: [] }
  const store = createTaskMedia(care, toasts, task, {
    upload: (tell) => (input, init) => {
      tell({ sent: 1, total: 4 })
      parts.push(store.sending.value)
      return server.fetch(input, init)
    },
  })
  return { server, toasts, store, parts }
}

describe('the photos of a task', () => {
  it('are added behind the others, and removed', async () => {
    const { server, store, parts } = setUp()
    const adding = store.add(file('walk.png'), ' In the park ')
    expect(store.sending.value).not.toBeNull()
    expect(await adding).toEqual(walk)
    expect([parts, store.sending.value]).toEqual([[0.25], null])
    expect(store.photos.value).toEqual([lunch, walk])
    expect(server.seen[0]).toMatchObject({
      params: { id: '191', taskId: '7' },
      body: { description: 'In the park' },
    })
    await store.remove.run('photo', 1)
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
    expect([store.photos.value, store.sending.value]).toEqual([[lunch], null])
    expect(toasts.list.value).toMatchObject([{ kind: 'error', text }])
  })

  it('a video is one too, of so many megabytes', async () => {
    const { server, store, toasts } = setUp()
    await store.add(file('Walk.MOV'))
    expect([store.videos.value, store.photos.value]).toEqual([[film], [lunch]])
    await store.remove.run('video', 3)
    expect(store.videos.value).toEqual([])
    const large = { name: 'walk.mp4', size: taskVideoMegabytes * 1_048_576 + 1 } as File
    const sent = server.seen.length
    expect(await store.add(large)).toBeUndefined()
    expect([server.seen.length, toasts.list.value.length]).toEqual([sent, 1])
    store.take({ photos: [walk], videos: [film] })
    expect([store.photos.value, store.videos.value]).toEqual([[walk], [film]])
  })

  it('stay when removing one fails', async () => {
    const { server, store, toasts } = setUp()
    server.on(removeTaskPhoto, () => refuseWith(403, 'Not yours.'))
    await store.remove.run('photo', 1)
    expect([store.photos.value, toasts.list.value]).toMatchObject([[lunch], [{ text: 'Not yours.' }]])
  })
})
