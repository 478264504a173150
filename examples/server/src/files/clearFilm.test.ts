import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { place } from '../testing/placedPhoto.ts'
import { clearFilm } from './clearFilm.ts'
import { filmWithoutPlace } from './filmWithoutPlace.ts'
import { box, filmOfAPlace } from './testing/films.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-film-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function cleared(film: Buffer): Promise<Buffer | null> {
  const path = join(folder, 'film')
  await writeFile(path, film)
  return (await clearFilm(path)) ? readFile(path) : null
}

test.each(['mp4', 'mov'] as const)(
  'a film (%s) keeps its pictures where they lie, and loses its place',
  async (kind) => {
    const film = filmOfAPlace(kind)
    expect(film.toString('latin1')).toContain(place)
    const alone = (await cleared(film))!
    expect(alone.toString('latin1')).not.toMatch(/Maple|xyz|loci|udta|meta\b|com\.apple/)
    expect([alone.length, alone.indexOf('pictures')]).toEqual([film.length, film.indexOf('pictures')])
    expect(alone.toString('latin1')).toContain('mvhdhead')
  },
)

test('what is emptied is more than one piece of nothing, to the last byte', async () => {
  const words = Buffer.alloc(200_001, place)
  const film = Buffer.concat([box('ftyp', 'isom'), box('udta', words), box('mdat', 'pictures')])
  const alone = (await cleared(film))!
  expect(alone.subarray(20, 20 + words.length).every((byte) => byte === 0)).toBe(true)
  expect(alone.subarray(20 + words.length).toString('latin1')).toBe(
    box('mdat', 'pictures').toString('latin1'),
  )
})

const long = Buffer.alloc(16)
long.writeUInt32BE(1)
long.write('udta', 4, 'latin1')
long.writeBigUInt64BE(BigInt(16 + place.length), 8)
const head = (size: number, name: string) => {
  const made = Buffer.alloc(8)
  made.writeUInt32BE(size)
  made.write(name, 4, 'latin1')
  return made
}

test.each<[what: string, film: Buffer]>([
  ['with a length of eight bytes', Buffer.concat([box('ftyp', 'isom'), long, Buffer.from(place)])],
  ['whose last box has no length', Buffer.concat([box('ftyp', 'isom'), head(0, 'udta'), Buffer.from(place)])],
  [
    'that breaks off in its pictures',
    Buffer.concat([box('udta', place), head(5000, 'mdat'), Buffer.from('pictu')]),
  ],
  ['with four bytes of nothing at the end of a list', box('moov', box('udta', place), Buffer.alloc(4))],
])('a film %s is read as by who holds it whole', async (_, film) => {
  const alone = await cleared(film)
  expect(alone).toEqual(filmWithoutPlace(film))
  expect(alone!.toString('latin1')).not.toContain(place)
})

test.each<[what: string, film: Buffer]>([
  ['box that is longer than its file', Buffer.concat([box('ftyp', 'isom'), head(5000, 'moov')])],
  [
    'box that is shorter than its head',
    Buffer.concat([box('ftyp', 'isom'), head(4, 'moov'), Buffer.alloc(8)]),
  ],
  ['box that is longer than what holds it', box('moov', head(500, 'udta'), 'x')],
  ['rest that is no box', Buffer.concat([box('ftyp', 'isom'), Buffer.from('hi!')])],
])('a %s makes no film', async (_, film) => {
  expect(await cleared(film)).toBeNull()
  expect(filmWithoutPlace(film)).toBeNull()
})
