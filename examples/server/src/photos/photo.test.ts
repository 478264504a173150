import { deleteAccount } from '@homecare/sdk/account'
import {
  analyzeOwnPhoto,
  cropOwnPhoto,
  getOwnPhoto,
  profilePhotoRuleTexts as said,
  requestPhotoReview,
  reviewPhoto,
  uploadOwnPhoto,
  type PhotoCrop,
} from '@homecare/sdk/photos'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { actors, type Actor } from '../testing/actors.ts'
import { testOrigin } from '../testing/jar.ts'
import { noise } from '../testing/pictures.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { profilePhotos } from '../tables/caregivers.ts'
import { cutSquare } from './cutSquare.ts'
import { photoOf } from '../people/photoState.ts'
import { keepSquare, readRaw } from './photoStore.ts'

const server = smallWorld()
afterEach(async () => {
  await server.reset()
  await rm(filesFolder(), { recursive: true, force: true })
})

const fileOf = (bytes: Buffer, name = 'me.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })
const upload = async (image: Sharp, who: Actor = 'caregiver') =>
  (await server.as(who)).call(uploadOwnPhoto, { body: { photo: fileOf(await image.jpeg().toBuffer()) } })
const crop = async (numbers: Partial<PhotoCrop> = {}) => {
  const body = { ll_x: 0, ll_y: 0, ur_x: 600, ur_y: 600, cropped_at_width: 800, ...numbers }
  return (await server.as('caregiver')).call(cropOwnPhoto, { body })
}
const analyze = async (type: 'raw' | 'cropped' = 'raw') =>
  (await server.as('caregiver')).call(analyzeOwnPhoto, { query: { type } })
const mine = async () => (await server.as('caregiver')).call(getOwnPhoto)

async function seen(address: string | null, who: Actor = 'anonymous') {
  const { jar } = await server.visitorAs(who)
  const response = await jar.fetch(testOrigin + address)
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    headers: response.headers,
    bytes,
  }
}
const filesFolder = () => join(server.deps.config.dataFolder, 'files')
/** Every file that the store holds. */
function storedFiles(): string[] {
  if (!existsSync(filesFolder())) return []
  const entries = readdirSync(filesFolder(), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.type')).map(({ name }) => name)
}

test('a photo is uploaded, measured, cut, and waits in the place of the one before', async () => {
  const before = await mine()
  const uploaded = await upload(noise(800, 600))
  expect(uploaded).toMatchObject({ photo: before.photo, raw_photo: expect.stringContaining('/raw.jpg?v=') })
  const analysis = await analyze()
  expect(analysis).toMatchObject({ original_width: 800, original_height: 600, info_message: '' })
  expect([analysis.crop_width, analysis.crop_height]).toEqual([594, 594])
  const cut = await crop()
  expect(cut.photo).not.toBe(before.photo)
  expect(cut.state).toBe('waiting')
  const square = await seen(cut.photo, 'caregiver')
  expect([square.status, square.type, (await sharp(square.bytes).metadata()).width]).toEqual([
    200,
    'image/webp',
    768,
  ])
  expect(square.headers.get('Cache-Control')).toContain('no-store')
  expect((await seen(cut.photo!.replace('768', '96'), 'caregiver')).status).toBe(200)
  expect(await analyze('cropped')).toMatchObject({ original_width: 600, crop_width: 600, info_message: '' })
})

test('the square is cut from the lower left, after the picture was turned', async () => {
  const quarters = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: 'blue' } }, left: 0, top: 200 },
    ])
    .png()
    .toBuffer()
  await upload(sharp(quarters))
  const colour = async (numbers: Partial<PhotoCrop>) => {
    const { photo } = await crop({ ll_x: 0, ll_y: 0, ur_x: 50, ur_y: 50, cropped_at_width: 100, ...numbers })
    const { dominant } = await sharp((await seen(photo, 'caregiver')).bytes).stats()
    return dominant.b > dominant.r ? 'blue' : 'red'
  }
  expect(await colour({})).toBe('blue')
  expect(await colour({ ll_x: 50, ur_x: 100 })).toBe('red')
  expect(await colour({ rotate: 90 })).toBe('red')
  expect(await colour({ rotate: 90, ll_y: 50, ur_y: 100 })).toBe('blue')
  expect(await colour({ rotate: 270, ll_x: 50, ur_x: 100 })).toBe('blue')
})

test('where a photo was taken is not kept, and it stands upright', async () => {
  const telling = await noise(600, 300)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Marisol' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { raw_photo } = await upload(sharp(telling).keepMetadata())
  const { bytes } = await seen(raw_photo, 'caregiver')
  const kept = await sharp(bytes).metadata()
  expect([kept.exif, kept.orientation, kept.width, kept.height]).toEqual([undefined, undefined, 300, 600])
})

test('a large photo is made smaller, and its analysis is in the pixels that are kept', async () => {
  await upload(noise(5000, 3000))
  expect(await analyze()).toMatchObject({ original_width: 2048, original_height: 1229 })
})

describe('the analysis', () => {
  test.each([
    ['too dark', () => noise(600, 600, 10), said.dark],
    ['too bright', () => noise(600, 600, 255), said.bright],
    ['blurry', () => noise(600, 600).blur(20), said.blurred],
    ['small', () => noise(300, 300), said.small],
  ])('says that a photo is %s', async (_, image, text) => {
    await upload(image())
    expect((await analyze()).info_message).toBe(text[0])
  })

  test('says it in the language of the page', async () => {
    await upload(noise(600, 600, 10))
    const { jar } = await server.visitorAs('caregiver')
    const response = await jar.fetch(`${testOrigin}/v1/caregivers/0/photo/analyze/?type=raw`, {
      headers: { 'Accept-Language': 'es' },
    })
    expect(await response.text()).toContain(said.dark[1])
  })

  test('proposes the square where the eye goes', async () => {
    const face = { create: { width: 300, height: 300, channels: 3, background: '#c58c6a' } } as const
    const inset = await noise(300, 300).tint('#d09070').png().toBuffer()
    await upload(
      sharp({ create: { width: 1200, height: 400, channels: 3, background: '#dfe4e6' } }).composite([
        { input: face, left: 850, top: 50 },
        { input: inset, left: 850, top: 50 },
      ]),
    )
    const { deltax, crop_width } = await analyze()
    expect([deltax > 700, deltax + crop_width <= 1200]).toEqual([true, true])
  })

  test('and a crop need a photo', async () => {
    const withoutPhoto = { kind: 'invalid', formErrors: [expect.any(String)] }
    expect(await refusal(analyze())).toMatchObject(withoutPhoto)
    expect(await refusal(crop())).toMatchObject(withoutPhoto)
    await upload(noise(300, 300))
    expect(await kindOf(analyze('cropped'))).toBe('invalid')
  })
})

test.each([
  ['NaN', { ll_x: 'NaN' }, 'll_x'],
  ['infinite', { ur_x: 'Infinity' }, 'ur_x'],
  ['no number', { ll_y: 'ten' }, 'll_y'],
  ['empty', { ll_y: '' }, 'll_y'],
  ['negative', { ll_x: -100 }, 'll_x'],
  ['outside', { ur_x: 5000 }, 'ur_x'],
  ['inside out', { ll_x: 600, ur_x: 0 }, 'ur_x'],
  ['no square', { ur_y: 100 }, 'ur_y'],
  ['askew', { rotate: 17 }, 'rotate'],
  ['at no width', { cropped_at_width: 0 }, 'cropped_at_width'],
])('a crop that is %s is refused at its field, with words of its own', async (_, numbers, field) => {
  await upload(noise(800, 600))
  const { jar } = await server.visitorAs('caregiver')
  await jar.fetch(`${testOrigin}/v1/whoami/`)
  const body = { ll_x: 0, ll_y: 0, ur_x: 600, ur_y: 600, cropped_at_width: 800, ...numbers }
  const response = await jar.fetch(`${testOrigin}/v1/caregivers/0/photo/`, {
    method: 'PUT',
    headers: { 'X-CSRFToken': jar.get('csrftoken') ?? '' },
    body: new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])),
  })
  const answer = (await response.json()) as { message: { error_message: string; error_data: object } }
  expect([response.status, Object.keys(answer.message.error_data)]).toEqual([400, [field]])
  expect(answer.message.error_message).not.toBe('')
  expect((await server.db.select().from(profilePhotos))[0]!.version).toBeNull()
})

describe('what is stored', () => {
  test('is the last photo and the one it was cut from, and nothing older', async () => {
    await server.db.update(users).set({ portrait: null }).where(eq(users.id, actors.caregiver))
    await upload(noise(800, 600))
    await crop()
    expect(storedFiles().toSorted()).toEqual(['192.webp', '384.webp', '768.webp', '96.webp', 'raw.jpg'])
    const first = (await mine()).photo
    await upload(noise(700, 600))
    await crop({ ll_x: 10, ll_y: 10, ur_x: 310, ur_y: 310, cropped_at_width: 700 })
    expect(storedFiles()).toHaveLength(5)
    expect((await seen(first, 'caregiver')).status).toBe(404)
  })

  test('is no square of a photo that another has taken the place of', async () => {
    await upload(noise(800, 600))
    const photo = (await photoOf(server.db, actors.caregiver))!
    const raw = { jpeg: (await readRaw(server.deps.files, photo))!, width: 800, height: 600 }
    const cut = await cutSquare(raw, { ll_x: 0, ll_y: 0, ur_x: 600, ur_y: 600, cropped_at_width: 800 })
    await upload(noise(700, 600))
    await expect(keepSquare(server.deps, photo, cut)).rejects.toMatchObject({ status: 409 })
    expect(storedFiles()).toEqual(['raw.jpg'])
  })

  test('is one photo, of two first ones at one instant', async () => {
    await Promise.all([upload(noise(800, 600)), upload(noise(700, 600))])
    expect(storedFiles()).toEqual(['raw.jpg'])
    expect((await seen((await mine()).raw_photo, 'caregiver')).status).toBe(200)
  })

  test('is not seen raw by whoever has to choose a new password first', async () => {
    const { raw_photo } = await upload(noise(300, 300))
    await server
      .change()
      .update(users)
      .set({ must_change_password: true })
      .where(eq(users.id, actors.caregiver))
    expect((await seen(raw_photo, 'caregiver')).status).toBe(404)
    expect((await seen(raw_photo, 'staff')).status).toBe(200)
  })

  test('is seen raw by its owner and the staff alone', async () => {
    const { raw_photo } = await upload(noise(300, 300))
    for (const who of ['caregiver', 'staff'] as const) expect((await seen(raw_photo, who)).status).toBe(200)
    for (const who of ['anonymous', 'otherCaregiver', 'family', 'careManager'] as const)
      expect([who, (await seen(raw_photo, who)).status]).toEqual([who, 404])
    expect((await seen(raw_photo, 'caregiver')).headers.get('Cache-Control')).toContain('no-store')
  })

  test('is seen by nobody who merely guesses numbers', async () => {
    await upload(noise(800, 600))
    const { photo } = await crop()
    const version = photo!.split('v=')[1]!
    const staff = await server.as('staff')
    await staff.call(reviewPhoto, { id: actors.caregiver, body: { version, approved: true } })
    expect((await seen(photo)).status).toBe(200)
    expect((await seen(photo!.split('?')[0]!)).status).toBe(404)
    expect((await seen(photo!.replace('.webp', '.svg'))).status).toBe(404)
  })

  test('is each person’s own', async () => {
    await upload(noise(800, 600))
    await upload(noise(500, 500), 'otherCaregiver')
    expect((await mine()).raw_photo).toContain(`/photos/${actors.caregiver}/`)
    const rows = await server.db.select().from(profilePhotos)
    expect(rows.map(({ raw_width }) => raw_width).toSorted()).toEqual([500, 800])
  })

  test('goes with the account', async () => {
    await upload(noise(800, 600))
    const { photo } = await crop()
    const care = await server.as('caregiver')
    await care.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
    expect([storedFiles(), await server.db.select().from(profilePhotos)]).toEqual([[], []])
    expect((await seen(photo)).status).toBe(404)
  })

  test('once is the same as twice', async () => {
    const bytes = await noise(300, 300).jpeg().toBuffer()
    const care = await server.as('caregiver')
    const body = { photo: fileOf(bytes) }
    const [first, second] = await Promise.all([
      care.call(uploadOwnPhoto, { body }),
      care.call(uploadOwnPhoto, { body }),
    ])
    expect(first).toEqual(second)
    expect(storedFiles()).toEqual(['raw.jpg'])
  })
})

test('a person of the staff is asked to look at each photo once', async () => {
  await upload(noise(800, 600))
  await crop()
  const care = await server.as('caregiver')
  await care.call(requestPhotoReview)
  await care.call(requestPhotoReview)
  const told = () =>
    server.db.select().from(outbox).where(eq(outbox.recipient, 'staff@example.com')).orderBy(outbox.id)
  const letters = await told()
  expect(letters).toHaveLength(1)
  expect(letters[0]!.body).toContain('/staff/photos')
  await crop({ ll_x: 100, ur_x: 700 })
  await care.call(requestPhotoReview)
  expect(await told()).toHaveLength(2)
})

test('nobody but a caregiver is answered', async () => {
  for (const who of ['anonymous', 'family', 'facility', 'staff', 'careManager'] as const) {
    const kind = who === 'anonymous' ? 'unauthenticated' : 'forbidden'
    const care = await server.as(who)
    const kinds = [
      await kindOf(care.call(getOwnPhoto)),
      await kindOf(upload(noise(300, 300), who)),
      await kindOf(care.call(analyzeOwnPhoto, { query: { type: 'raw' } })),
      await kindOf(care.call(requestPhotoReview)),
    ]
    expect(kinds).toEqual(kinds.map(() => kind))
  }
  expect(storedFiles()).toEqual([])
})
