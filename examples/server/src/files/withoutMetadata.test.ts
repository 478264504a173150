import sharp from 'sharp'
import { expect, test } from 'vitest'
import { noise, smallPng } from '../testing/pictures.ts'
import { photoOfAPlace, place } from '../testing/placedPhoto.ts'
import { box } from './testing/films.ts'
import { withoutMetadata } from './withoutMetadata.ts'

const text = (file: Uint8Array | null) => Buffer.from(file ?? []).toString('latin1')
const seen = (file: Uint8Array) => sharp(file).raw().toBuffer()
const chunk = (name: string, body: string) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, Buffer.from(`${body}crc!`, 'latin1')])
}

test('a photo keeps what is seen, how it is turned and its colours, and loses where it was taken', async () => {
  const photo = await photoOfAPlace()
  expect(text(photo)).toContain(place)
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(100)
  const alone = withoutMetadata(photo, { ending: 'jpg' })!
  const { orientation, exif, icc, xmp, iptc } = await sharp(alone).metadata()
  expect([orientation, xmp, iptc, icc !== undefined]).toEqual([6, undefined, undefined, true])
  // The turn alone.
  expect(exif?.length).toBeLessThan(40)
  expect(text(alone)).not.toContain(place)
  expect(await seen(alone)).toEqual(await seen(photo))
  expect(withoutMetadata(alone, { ending: 'jpg' })).toEqual(alone)
})

test('what hangs behind a photo goes, such as a film of the same moment', async () => {
  const photo = await noise(40, 30).jpeg({ progressive: true }).toBuffer()
  const longer = Buffer.concat([photo, Buffer.from(`ftyp ${place}`)])
  expect(withoutMetadata(longer, { ending: 'jpg' })).toEqual(withoutMetadata(photo, { ending: 'jpg' }))
})

test('a photo that breaks off is kept as far as it goes', async () => {
  const photo = await noise(60, 60).jpeg().toBuffer()
  const half = photo.subarray(0, photo.length / 2)
  expect(withoutMetadata(half, { ending: 'jpg' })?.length).toBeGreaterThan(half.length / 2)
})

test('a PNG and a GIF lose their words', async () => {
  const png = Buffer.from(smallPng())
  const end = png.length - 12
  const worded = Buffer.concat([
    png.subarray(0, end),
    ...['eXIf', 'tEXt', 'iTXt', 'tIME'].map((name) => chunk(name, place)),
    png.subarray(end),
    Buffer.from(place),
  ])
  expect(withoutMetadata(worded, { ending: 'png' })).toEqual(png)

  const gif = await noise(10, 10).gif().toBuffer()
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, place.length]),
    Buffer.from(place),
    Buffer.from([0]),
  ])
  const at = gif.length - 1
  const commented = Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)])
  expect(withoutMetadata(commented, { ending: 'gif' })).toEqual(withoutMetadata(gif, { ending: 'gif' }))
  expect(await seen(withoutMetadata(commented, { ending: 'gif' })!)).toEqual(await seen(gif))
})

test('a film loses its words where they stand, and nothing moves', () => {
  const moov = box('moov', box('mvhd', 'head'), box('udta', `xyz${place}`), box('trak', box('meta', place)))
  const film = Buffer.concat([box('ftyp', 'isom'), moov, box('uuid', place), box('mdat', 'pictures')])
  const alone = withoutMetadata(film, { ending: 'mp4' })!
  expect(text(alone)).not.toContain(place)
  expect([alone.length, alone.indexOf('pictures'), text(alone)]).toEqual([
    film.length,
    film.indexOf('pictures'),
    expect.stringContaining('mvhdhead'),
  ])
})

test.each([
  ['jpg', '\xff\xd8nothing of a picture'],
  ['jpg', '\xff\xd8\xff\xe1\xff\xffshort'],
  ['png', '\x89PNG\r\n\x1a\ncard'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['gif', 'GIF89a\x01\0\x01\0\0\0\0what is this'],
  ['mp4', '\0\0\0\x0cftypisom\0\0\xff\xffmoov'],
])('a %s whose parts cannot be told apart is none', (ending, bytes) => {
  expect(withoutMetadata(Buffer.from(bytes, 'latin1'), { ending })).toBeNull()
})

test('a document stays as it was written', () => {
  const file = Buffer.from(`%PDF-1.4 ${place}`)
  expect(withoutMetadata(file, { ending: 'pdf' })).toBe(file)
})
