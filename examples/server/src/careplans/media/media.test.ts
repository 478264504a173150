import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  addTaskPhoto,
  addTasks,
  addTaskVideo,
  getTask,
  listTasks,
  removeTask,
  removeTaskPhoto,
  removeTaskVideo,
  replacePlanPermissions,
  taskMediaMost,
  type CarePlan,
  type Task,
} from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { box, filmOfAPlace } from '../../files/testing/films.ts'
import { taskMedia } from '../../tables/care/careplans.ts'
import { actors } from '../../testing/actors.ts'
import { noise } from '../../testing/pictures.ts'
import { photoOfAPlace, place } from '../../testing/placedPhoto.ts'
import { fieldsOf, kindOf, refusal } from '../../testing/refusal.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan } from '../testing/plans.ts'
import { rangeOf } from './downloads.ts'

const world = smallWorld()
const today = '2026-11-21'
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
let task: Task
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
  const schedule = [
    {
      schedule_type: 'daily' as const,
      interval: 1,
      day_of_week: null,
      day_of_month: null,
      start_date: today,
      end_date: null,
    },
  ]
  ;[task] = (await carol.call(addTasks, { id: plan.id, body: { title: 'Walk', schedule } })) as [Task]
})

const ids = () => ({ id: plan.id, taskId: task.id })
const file = (bytes: Uint8Array, name: string, type = '') => new File([new Uint8Array(bytes)], name, { type })
const photo = async (who = marisol, bytes?: Uint8Array, date = today) =>
  who.call(addTaskPhoto, {
    ...ids(),
    body: { date, photo: file(bytes ?? (await noise(60, 40).jpeg().toBuffer()), 'a.jpg') },
  })
const video = (bytes: Uint8Array, who = marisol) =>
  who.call(addTaskVideo, {
    ...ids(),
    body: { date: today, video: file(bytes, 'walk.mov', 'video/quicktime') },
  })

/** What a browser of somebody's gets of an address. */
async function read(who: keyof typeof actors, url: string, init?: RequestInit) {
  const { jar } = await world.visitorAs(who)
  const answer = await jar.fetch(url, init)
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const kept = async () =>
  (
    await readdir(join(world.deps.config.dataFolder, 'files', 'plans'), { recursive: true }).catch(() => [])
  ).filter((name) => /\.(jpg|mp4|mov)$/.test(name))

describe('a photo', () => {
  test('is drawn anew in two sizes, upright, without a word of its device, and what was sent is not kept', async () => {
    const before = await kept()
    const added = await photo(marisol, await photoOfAPlace())
    for (const url of [added.url, added.small_url!]) {
      const { bytes, headers } = await read('family', url)
      const { width, height, exif, xmp, orientation } = await sharp(bytes).metadata()
      expect([width! < height!, exif, xmp, orientation]).toEqual([true, undefined, undefined, undefined])
      expect(bytes.toString('latin1')).not.toContain(place)
      expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
        'image/jpeg',
        'private, no-store',
      ])
    }
    expect((await kept()).length - before.length).toBe(2)
  })

  test('of a telephone is made smaller: 4032 dots come as no more than the longest edge, and as a small one', async () => {
    const added = await photo(marisol, await noise(4032, 3024).jpeg().toBuffer())
    const edges = async (url: string) => (await sharp((await read('family', url)).bytes).metadata()).width
    expect([await edges(added.url), await edges(added.small_url!)]).toEqual([2048, 480])
  })

  test.each<[what: string, bytes: () => Uint8Array | Promise<Uint8Array>]>([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', async () => noise(10, 10).gif().toBuffer()],
    ['film', () => filmOfAPlace('mp4')],
    ['photo that breaks off', async () => (await noise(60, 60).jpeg().toBuffer()).subarray(0, 40)],
  ])('is no %s, whatever its name says', async (_, bytes) => {
    const before = await kept()
    expect(await fieldsOf(photo(marisol, await bytes()))).toEqual(['photo'])
    expect(await kept()).toEqual(before)
  })

  test('belongs to a day: it is on that day of the task, and counted with it', async () => {
    await photo()
    const seen = async (date: string) =>
      (await carol.call(getTask, { ...ids(), query: { date } })).photos.length
    expect([await seen(today), await seen('2026-11-22')]).toEqual([1, 0])
    const { data } = await carol.call(listTasks, { id: plan.id, query: {} })
    expect(data.slice(0, 2).map(({ media }) => media)).toEqual([1, 0])
  })

  test('is one of so many on a day', async () => {
    const { id } = await photo()
    const [row] = await world.db.select().from(taskMedia).where(eq(taskMedia.id, id))
    const { id: _, ...same } = row!
    await world.db.insert(taskMedia).values(Array.from({ length: taskMediaMost - 1 }, () => same))
    expect(await fieldsOf(photo())).toEqual(['photo'])
    expect(await kindOf(photo(marisol, undefined, '2026-11-22'))).toBe('answered')
  })
})

describe('a video', () => {
  test.each(['mp4', 'mov'] as const)(
    '(%s) loses its place, and keeps its pictures as they are',
    async (kind) => {
      const film = filmOfAPlace(kind)
      const added = await video(film)
      const { bytes, headers } = await read('family', added.url)
      expect(bytes.toString('latin1')).not.toMatch(/Maple|xyz|loci|\+37/)
      expect([bytes.length, bytes.indexOf('pictures')]).toEqual([film.length, film.indexOf('pictures')])
      expect(headers.get('Content-Type')).toBe(kind === 'mp4' ? 'video/mp4' : 'video/quicktime')
      expect(added.small_url).toBeNull()
    },
  )

  test('comes in parts, as a player asks for them', async () => {
    const film = filmOfAPlace('mp4')
    const { url } = await video(film)
    const whole = (await read('family', url)).bytes
    const ask = (Range: string, method = 'GET') => read('family', url, { method, headers: { Range } })
    const part = await ask('bytes=10-19')
    expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Length')]).toEqual([
      206,
      `bytes 10-19/${film.length}`,
      '10',
    ])
    expect(part.bytes).toEqual(whole.subarray(10, 20))
    expect(part.headers.get('Cache-Control')).toBe('private, no-store')
    const beyond = await ask(`bytes=${film.length}-`)
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${film.length}`])
    const head = await ask('bytes=0-1', 'HEAD')
    expect([head.status, head.headers.get('Content-Length'), head.bytes.length]).toEqual([206, '2', 0])
    expect((await read('family', url)).headers.get('Accept-Ranges')).toBe('bytes')
    expect((await read('family', url, { method: 'POST' })).status).toBe(405)
  })

  test('may be sent where photos are', async () => {
    const sent = { date: today, video: file(filmOfAPlace('mp4'), 'walk.mp4') }
    await marisol.call(addTaskPhoto, { ...ids(), body: sent })
    expect((await carol.call(getTask, { ...ids(), query: { date: today } })).videos).toHaveLength(1)
  })

  test.each<[what: string, bytes: Uint8Array]>([
    ['text called .mov', Buffer.from('hello hello hello')],
    [
      'film whose parts cannot be told apart',
      Buffer.concat([box('ftyp', 'isom'), Buffer.from('\0\0\xff\xffmoov', 'latin1')]),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('is no %s', async (_, bytes) => {
    expect(await fieldsOf(video(bytes))).toEqual(['video'])
  })
})

describe('who may see it', () => {
  test('is judged at each request: whoever has lost access gets nothing more, not a part either', async () => {
    const { url } = await video(filmOfAPlace('mp4'))
    const status = async (who: keyof typeof actors, init?: RequestInit) => (await read(who, url, init)).status
    expect([await status('caregiver'), await status('otherCaregiver')]).toEqual([200, 200])
    expect([await status('anonymous'), await status('otherFamily'), await status('staff')]).toEqual([
      401, 404, 404,
    ])
    await carol.call(replacePlanPermissions, {
      id: plan.id,
      caregiverId: actors.otherCaregiver,
      body: { permissions: [] },
    })
    expect(await status('otherCaregiver')).toBe(404)
    expect(await status('otherCaregiver', { headers: { Range: 'bytes=0-1' } })).toBe(404)
  })

  test('is nobody by a guessed number', async () => {
    for (const url of ['/files/plans/999999999', '/files/plans/0', '/files/plans/abc', '/files/plans/1/../2'])
      expect((await read('family', url)).status).toBe(404)
  })
})

describe('one that is taken away', () => {
  test('is gone with its files, and a row stays that says by whom and when', async () => {
    const before = await kept()
    const { id, url } = await photo()
    expect(await kindOf(denise.call(removeTaskPhoto, { ...ids(), photoId: id }))).toBe('forbidden')
    await marisol.call(removeTaskPhoto, { ...ids(), photoId: id })
    await marisol.call(removeTaskPhoto, { ...ids(), photoId: id })
    expect((await read('family', url)).status).toBe(404)
    expect(await kept()).toEqual(before)
    const [row] = await world.db.select().from(taskMedia).where(eq(taskMedia.id, id))
    expect(row).toMatchObject({
      removed_by: actors.caregiver,
      stored_as: null,
      small_as: null,
      description: '',
    })
    expect(row!.removed_at).toEqual(new Date(world.clock.now()))
  })

  test('is one’s own, or anybody’s where the family does it', async () => {
    const [own, film] = [await photo(), await video(filmOfAPlace('mov'))]
    const taskSeen = async (who: Client) =>
      (await who.call(getTask, { ...ids(), query: { date: today } })).photos[0]!.own
    expect([await taskSeen(carol), await taskSeen(marisol), await taskSeen(denise)]).toEqual([
      true,
      true,
      false,
    ])
    await carol.call(replacePlanPermissions, {
      ...{ id: plan.id, caregiverId: actors.otherCaregiver },
      body: { permissions: ['view_tasks', 'add_photos'] },
    })
    expect(await kindOf(denise.call(removeTaskPhoto, { ...ids(), photoId: own.id }))).toBe('forbidden')
    await carol.call(removeTaskVideo, { ...ids(), videoId: film.id })
    expect(await kindOf(carol.call(removeTaskVideo, { ...ids(), videoId: own.id }))).toBe('notFound')
  })

  test('with its task takes no more', async () => {
    const { last_modified_at } = task
    await carol.call(removeTask, { ...ids(), body: { last_modified_at, date: today, scope: 'all' } })
    const before = await kept()
    const error = await refusal(photo())
    expect(error.kind).toBe('conflict')
    expect(await kept()).toEqual(before)
  })
})

test.each<[header: string | null, part: ReturnType<typeof rangeOf>]>([
  [null, null],
  ['', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['lines=0-1', null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=90-200', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=-0', 'none'],
  ['bytes=100-', 'none'],
  ['bytes=9-3', 'none'],
])('of a hundred bytes %j is %j', (header, part) => {
  expect(rangeOf(header, 100)).toEqual(part)
})
