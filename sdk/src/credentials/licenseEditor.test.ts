import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aLicense, createTestClock, fakeServer, refuse, refuseWith } from '../testing/index.js'
import {
  addLicense,
  addLicensePhoto,
  updateLicense,
  updateLicensePhoto,
  removeLicensePhoto,
} from './licenseCalls.js'
import { type License } from '../vocabulary/caregivers/licenseEntities.js'
import { createLicenseEditor } from './licenseEditor.js'
import { createLicenseStore } from './licenseStore.js'
import { licenseTexts } from '../caregivers/recordTexts.js'

function setUp(saved: License | null = null) {
  const server = fakeServer()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const reported: string[] = []
  const toasts = createToasts(() => {})
  const clock = createTestClock()
  const store = createLicenseStore(care, toasts)
  store.records.set(saved ? [saved] : [])
  const editor = createLicenseEditor(care, store, {
    saved,
    report: ({ kind }) => reported.push(kind),
    after: clock.after,
  })
  return { server, store, editor, reported, clock, toasts }
}
const image = () => new File(['x'], 'front.png', { type: 'image/png' })
const states = (editor: ReturnType<typeof setUp>['editor']) =>
  editor.photos.value.map(({ upload }) => upload?.state ?? 'stored')

it('sends the photos of a new license once it is saved, and a failed one can be tried again', async () => {
  const { server, store, editor, reported, toasts } = setUp()
  server
    .on(addLicense, () => aLicense({ id: 9 }))
    .on(updateLicense, () => aLicense({ id: 9 }))
    .on(addLicensePhoto, () => refuseWith(500))
  await editor.addPhotos([image()])
  expect([states(editor), editor.dirty.value]).toEqual([['waiting'], true])
  editor.form.fields.map_id.set(3)
  expect(await editor.save()).toBe(false)
  expect([states(editor), reported]).toEqual([['failed'], ['server']])
  // It is said where it stands, and in no toast.
  expect(toasts.list.value.map(({ kind }) => kind)).toEqual(['success'])

  server.on(addLicensePhoto, () => ({ id: 4, photo: '/p', description: '' }))
  const before = server.seen.length
  expect(await editor.save()).toBe(true)
  // The license is stored already: it is changed, not added a second time.
  expect(server.seen.slice(before).map(({ call }) => call.method)).toEqual(['PUT', 'POST'])
  expect(states(editor)).toEqual(['sent'])
  expect(store.records.data.value?.[0]?.photos).toEqual([{ id: 4, photo: '/p', description: '' }])
})

it('sends the photos of a saved license at once, describes and removes them', async () => {
  const { server, store, editor, clock } = setUp(aLicense({ photos: [] }))
  server
    .on(addLicensePhoto, () => ({ id: 4, photo: '/p', description: '' }))
    .on(updateLicensePhoto, ({ body }) => ({ id: 4, photo: '/p', description: body.description }))
    .on(removeLicensePhoto, () => undefined)
  await editor.addPhotos([image()])
  const { key } = editor.photos.value[0]!
  expect(await editor.describe(key, 'front')).toBe(true)
  expect(await editor.describe(key, 'front')).toBe(false)
  expect(store.records.data.value?.[0]?.photos[0]?.description).toBe('front')
  server.on(removeLicensePhoto, () => refuseWith(500))
  clock.advance(999)
  await editor.removePhoto(key)
  expect(states(editor)).toEqual(['sent'])
  clock.advance(1)
  expect(states(editor)).toEqual(['stored'])
  server.on(removeLicensePhoto, () => undefined)
  await editor.removePhoto(key)
  expect([states(editor), store.records.data.value?.[0]?.photos]).toEqual([[], []])
})

it('says at the photo what the server says of it, and takes images only', async () => {
  const { server, editor } = setUp(aLicense())
  server.on(addLicensePhoto, () => refuse({ photo: ['Too dark.'] }))
  await editor.addPhotos([image(), new File(['x'], 'a.pdf', { type: 'application/pdf' })])
  expect(editor.photos.value.map(({ upload }) => upload)).toEqual([{ state: 'failed', error: 'Too dark.' }])
  expect(editor.refused.value).toBe(licenseTexts.imagesOnly)
  await editor.removePhoto(editor.photos.value[0]!.key)
  expect(editor.dirty.value).toBe(false)
})

it('waits with Save for a photo that is on its way, and sends it once', async () => {
  const { server, editor } = setUp(aLicense({ photos: [] }))
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  server
    .on(updateLicense, () => aLicense())
    .on(addLicensePhoto, async () => {
      await arrived
      return { id: 4, photo: '/p', description: '' }
    })
  const adding = editor.addPhotos([image()])
  const saving = editor.save()
  await expect.poll(() => server.seen.some(({ call }) => call === updateLicense)).toBe(true)
  expect(states(editor)).toEqual(['sending'])
  arrive()
  expect(await saving).toBe(true)
  await adding
  expect(server.seen.filter(({ call }) => call === addLicensePhoto)).toHaveLength(1)
})

it('removes one photo after the other, and keeps what the server kept', async () => {
  const photos = [1, 2, 3].map((id) => ({ id, photo: `/${id}`, description: '' }))
  const { server, editor } = setUp(aLicense({ photos }))
  server.on(removeLicensePhoto, ({ params }) => (params.photoId === '2' ? refuseWith(500) : undefined))
  await Promise.all(editor.photos.value.map(({ key }) => editor.removePhoto(key)))
  expect(editor.photos.value.map(({ photo }) => photo?.id)).toEqual([2])
  expect(server.seen.map(({ params }) => params['photoId'])).toEqual(['1', '2', '3'])
})

it('is saved whole although a photo was removed before its turn came', async () => {
  const { server, editor } = setUp()
  server
    .on(addLicense, () => aLicense({ id: 9 }))
    .on(addLicensePhoto, async () => {
      await editor.removePhoto(editor.photos.value[1]!.key)
      return { id: 4, photo: '/p', description: '' }
    })
  await editor.addPhotos([image(), image()])
  editor.form.fields.map_id.set(3)
  expect([await editor.save(), states(editor)]).toEqual([true, ['sent']])
})
