import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/toasts.js'
import { aNursingTimesheet, anOwnShift, fakeServer } from '../testing/index.js'
import { keepNursingDraft, type DraftStorage } from './nursingDraft.js'
import {
  changeNursingTimesheet,
  startNursingTimesheet,
  submitNursingTimesheet,
  updateNursingPhotos,
  type NursingTimesheet,
} from './nursingCalls.js'
import { createNursingTimesheet } from './nursingStore.js'

const shift = { start: '2026-11-20T15:00:00Z', end: '2026-11-20T23:00:00Z' }
const photo = (name: string) => new File(['picture'], name, { type: 'image/png' })
/** Lets every reading and writing end; no time passes. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}

function setUp() {
  const device = new Map<string, unknown>()
  let isFull = false
  const storage: DraftStorage = {
    read: async (name) => device.get(name),
    async write(name, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      device.set(name, value)
    },
    remove: async (name) => void device.delete(name),
  }
  const keys: (string | null)[] = []
  const server = fakeServer()
  const sheet = aNursingTimesheet({ id: 3, ...shift })
  let photos = 0
  server
    .on(startNursingTimesheet, ({ body: { shift_id: _, ...begun } }) => ({
      ...sheet,
      ...(begun as Partial<NursingTimesheet>),
    }))
    .on(changeNursingTimesheet, () => sheet)
    .on(submitNursingTimesheet, () => ({ ...sheet, status: 1 }))
    .on(updateNursingPhotos, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      return { ...sheet, photos: [{ id: (photos += 1), photo: '/p.png' }] }
    })
  /** A page with the timesheet. */
  const open = async (saved: NursingTimesheet | null = null, name = 'sheet.31.7') => {
    const editor = createNursingTimesheet(
      createClient({ fetch: server.fetch, pause: async () => {}, cookies: () => '' }),
      createToasts(() => {}),
      { shift: anOwnShift(shift), saved, now: () => Date.parse('2026-11-21T12:00:00Z') },
    )
    const draft = keepNursingDraft(editor, storage, name)
    const stop = draft.begin()
    await settled()
    return { editor, draft, stop }
  }
  return { device, open, keys, fill: (full: boolean) => (isFull = full), sheet }
}

it('what was typed and picked is there again after the tab was killed, and gone once it is handed in', async () => {
  const { device, open, keys } = setUp()
  const { editor } = await open()
  editor.form.fields.supervisor.set('Paulette Grant')
  editor.form.fields.break_minutes.set(30)
  editor.addPhotos([photo('one.png'), photo('two.png')])
  const key = editor.waiting.value[0]?.key
  await settled()
  const { editor: again } = await open()
  expect(again.form.data.value).toMatchObject({ supervisor: 'Paulette Grant', break_minutes: 30, photos: 2 })
  expect(again.waiting.value.map(({ file }) => file.name)).toEqual(['one.png', 'two.png'])
  expect(again.dirty.value).toBe(true)
  expect(await again.form.submit()).toBe(true)
  // It goes up under the key that it had.
  expect([keys.length, keys[0]]).toEqual([2, key])
  await settled()
  expect(device.size).toBe(0)
})

it('keeps nothing that was not typed, and never the note', async () => {
  const { device, open } = setUp()
  const { editor } = await open()
  expect(device.size).toBe(0)
  editor.form.fields.note.set('Her blood sugar was low.')
  editor.form.fields.end.set('15:30')
  await settled()
  expect([...device.values()]).toEqual([{ fields: { end: '15:30' }, photos: [] }])
})

it('a photo that is dropped leaves the device, and a draft that was saved for later too', async () => {
  const { device, open } = setUp()
  const { editor } = await open()
  editor.addPhotos([photo('one.png')])
  await settled()
  expect(device.size).toBe(2)
  editor.dropPhoto(editor.waiting.value[0]?.key ?? '')
  await settled()
  expect(device.size).toBe(0)
  editor.form.fields.supervisor.set('P. Grant')
  await settled()
  await editor.save()
  await settled()
  expect(device.size).toBe(0)
})

it('is of one person and one shift, and what was typed meanwhile stays', async () => {
  const { open } = setUp()
  const { editor } = await open()
  editor.form.fields.supervisor.set('P. Grant')
  await settled()
  expect((await open(null, 'sheet.32.7')).editor.dirty.value).toBe(false)
  expect((await open(null, 'sheet.31.8')).editor.dirty.value).toBe(false)
  const { editor: again, stop } = await open()
  again.form.fields.supervisor.set('Somebody else')
  again.restore({ fields: { supervisor: 'P. Grant' }, photos: [] })
  expect(again.form.data.value.supervisor).toBe('Somebody else')
  stop()
})

it('a timesheet that was handed in meanwhile takes nothing of it, and forgets it', async () => {
  const { device, open, sheet } = setUp()
  const { editor } = await open()
  editor.form.fields.supervisor.set('P. Grant')
  editor.addPhotos([photo('one.png')])
  await settled()
  const { editor: handedIn } = await open({ ...sheet, status: 1 })
  expect([handedIn.dirty.value, device.size]).toEqual([false, 0])
})

it('says where the device keeps nothing, and goes on', async () => {
  const { open, fill } = setUp()
  const { editor, draft } = await open()
  fill(true)
  editor.form.fields.supervisor.set('P. Grant')
  await settled()
  expect(draft.isKept.value).toBe(false)
  fill(false)
  editor.form.fields.supervisor.set('P. Grant, RN')
  await settled()
  expect(draft.isKept.value).toBe(true)
})

it.each([
  null,
  7,
  { fields: 4, photos: [] },
  { fields: {}, photos: 'x' },
  { fields: { start: 9 }, photos: [4] },
])('what is no draft is not taken in: %o', async (found) => {
  const { device, open } = setUp()
  device.set('sheet.31.7', found)
  expect((await open()).editor.dirty.value).toBe(false)
})
