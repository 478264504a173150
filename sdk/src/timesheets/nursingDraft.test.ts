import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import type { FileStorage } from '../kit/state/deviceStorage.js'
import { createToasts } from '../kit/state/toasts.js'
import { aNursingTimesheet, anOwnShift, fakeServer } from '../testing/index.js'
import { draftOf, keepNursingDraft, shapedLike } from './nursingDraft.js'
import {
  updateNursingTimesheet,
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
  const storage: FileStorage = {
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
    .on(updateNursingTimesheet, () => sheet)
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
  const was = { start: '07:00', end: '15:00', break_minutes: 0, supervisor: '' }
  expect([...device.values()]).toEqual([{ fields: { end: '15:30' }, was, photos: [] }])
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
  again.restore({ fields: { supervisor: 'P. Grant' }, was: {}, photos: [] })
  expect(again.form.data.value.supervisor).toBe('Somebody else')
  stop()
})

describe('over a timesheet that was changed since it was typed', () => {
  /** The break was typed over this timesheet, or over none; then the page is opened on what there is now. */
  const reopened = async (
    typedOver: Partial<NursingTimesheet> | null,
    now: Partial<NursingTimesheet> | null,
  ) => {
    const { open, sheet } = setUp()
    const sheetOf = (change: Partial<NursingTimesheet> | null) =>
      change && { ...sheet, break_minutes: 0, ...change }
    const { editor, stop } = await open(sheetOf(typedOver))
    editor.form.fields.break_minutes.set(30)
    await settled()
    stop()
    const { editor: again, stop: stopAgain } = await open(sheetOf(now))
    return { again, stopAgain, open, sheetOf }
  }

  it.each<[string, Partial<NursingTimesheet> | null, Partial<NursingTimesheet> | null, number[]]>([
    ['nobody has changed it', {}, {}, []],
    ['something else was changed', {}, { supervisor: 'P. Grant' }, []],
    ['it was changed to the same', {}, { break_minutes: 30 }, []],
    ['the same field was changed', {}, { break_minutes: 45 }, [45]],
    ['it was begun elsewhere meanwhile', null, { break_minutes: 45 }, [45]],
    ['it was begun elsewhere as it stood here', null, {}, []],
    ['there is none yet', null, null, []],
  ])('where %s', async (_, typedOver, now, asked) => {
    const { again } = await reopened(typedOver, now)
    expect(again.form.conflicts.value.map(({ theirs }) => theirs)).toEqual(asked)
    expect([again.form.data.value.break_minutes, again.restored.value]).toEqual([30, true])
    if (now?.supervisor) expect(again.form.data.value.supervisor).toBe(now.supervisor)
  })

  it('nothing is sent before it is chosen, nor forgotten that it was to be', async () => {
    const { again, stopAgain, open, sheetOf } = await reopened({}, { break_minutes: 45 })
    expect([await again.save(), again.form.conflicts.value.length]).toEqual([false, 1])
    await settled()
    stopAgain()
    // The tab is killed once more.
    const { editor } = await open(sheetOf({ break_minutes: 45 }))
    expect(editor.form.conflicts.value).toMatchObject([{ name: 'break_minutes', theirs: 45, mine: 30 }])
    editor.form.choose('break_minutes', 'theirs')
    expect([editor.form.data.value.break_minutes, await editor.save(), editor.restored.value]).toEqual([
      ...[45, true, false],
    ])
  })

  it('hours are asked about as a whole, as they were had in mind', async () => {
    const { open, sheet } = setUp()
    const { editor, stop } = await open(sheet)
    editor.form.fields.start.set('07:10')
    await settled()
    stop()
    const { editor: again } = await open({ ...sheet, end: '2026-11-20T22:00:00Z' })
    expect(again.form.conflicts.value).toEqual([
      {
        name: 'start',
        theirs: { start: '07:00', end: '14:00' },
        mine: { start: '07:10', end: '15:00' },
      },
    ])
  })
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

const form = { start: '07:00', end: '15:00', break_minutes: 30, supervisor: 'P. Grant' }
it.each([
  ['nothing, where nothing was typed or picked', [], [], null],
  [
    'what was typed, over all that was said',
    ['end'],
    [],
    { fields: { end: '15:00' }, was: form, photos: [] },
  ],
  ['what was picked', [], ['k1'], { fields: {}, was: form, photos: ['k1'] }],
] as const)('a draft holds %s', (_, typed, keys, expected) => {
  const waiting = keys.map((key) => ({ key, file: photo('one.png'), upload: { state: 'waiting' } as const }))
  const draft = draftOf(form, { ...form, note: 'Calm.' } as never, typed, waiting)
  expect(draft && { ...draft, photos: draft.photos.map(({ key }) => key) }).toEqual(expected)
  // How far a photo had come is of its page.
  for (const kept of draft?.photos ?? []) expect(Object.keys(kept)).toEqual(['key', 'file'])
})

it('of what an older version kept, what has the shape of its field is taken', () => {
  const found = { start: 7, end: '16:00', break_minutes: '30', supervisor: null, note: 'Calm.' } as never
  expect(shapedLike(found, form)).toEqual({ end: '16:00' })
})
