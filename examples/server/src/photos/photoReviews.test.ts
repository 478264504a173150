import { deleteAccount, whoami } from '@homecare/sdk/account'
import { getCaregiver, photoGuideCases } from '@homecare/sdk/caregivers'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import {
  cropOwnPhoto,
  getOwnPhoto,
  listPhotosToReview,
  reviewPhoto,
  takeBackPhotoReview,
  uploadOwnPhoto,
} from '@homecare/sdk/photos'
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { testOrigin } from '../testing/jar.ts'
import { noise } from '../testing/pictures.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => rm(filesFolder(), { recursive: true, force: true }))
afterEach(() => server.reset())

const id = actors.caregiver
const filesFolder = () => join(server.deps.config.dataFolder, 'files')
const squares = () =>
  existsSync(filesFolder())
    ? readdirSync(filesFolder(), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name === '768.webp')
        .map(({ parentPath }) => parentPath.split('/').at(-1))
    : []

/** Uploads a picture of its own, cuts it, and answers its version. */
async function newPhoto(side = 600): Promise<string> {
  const care = await server.as('caregiver')
  const bytes = new Uint8Array(await noise(side, side).jpeg().toBuffer())
  await care.call(uploadOwnPhoto, {
    body: { photo: new File([bytes], 'me.jpg', { type: 'image/jpeg' }) },
  })
  const crop = { ll_x: 0, ll_y: 0, ur_x: side, ur_y: side, cropped_at_width: side }
  return versionOf((await care.call(cropOwnPhoto, { body: crop })).photo)
}
const versionOf = (address: string | null) => address?.split('v=')[1] ?? ''
const shownToFamilies = async () =>
  versionOf((await (await server.as('family')).call(getCaregiver, { id })).photo)
const review = async (version: string, approved: boolean) =>
  (await server.as('staff')).call(
    reviewPhoto,
    {
      id,
      body: { version, approved, ...(!approved && { refusal: 'dark', note: 'Your face is in the shadow.' }) },
    },
    { idempotencyKey: crypto.randomUUID() },
  )
async function status(address: string, who: Actor): Promise<number> {
  const { jar } = await server.visitorAs(who)
  return (await jar.fetch(testOrigin + address)).status
}
const lettersToHer = () =>
  server.db.select().from(outbox).where(eq(outbox.recipient, 'marisol@example.com')).orderBy(outbox.id)

test('a photo waits unseen by others, and is shown once staff approve it', async () => {
  const before = await shownToFamilies()
  const version = await newPhoto()
  const care = await server.as('caregiver')
  expect(await care.call(getOwnPhoto)).toMatchObject({ state: 'waiting', refusal: null })
  expect(await care.call(getOwnCaregiver)).toMatchObject({
    photo: expect.stringContaining(version),
    photo_state: 'waiting',
  })
  expect((await care.call(whoami)).data.photo).toContain(version)
  expect(await shownToFamilies()).toBe(before)
  const address = `/photos/${id}/768.webp?v=${version}`
  for (const who of actorNames) {
    const sees = who === 'caregiver' || who === 'staff'
    // Whoever is given a version that is not shown sees the drawing that stands for her, or nothing.
    const { jar } = await server.visitorAs(who)
    const answer = await jar.fetch(testOrigin + address)
    const isPrivate = answer.headers.get('Cache-Control') === 'private, no-store'
    expect([who, isPrivate]).toEqual([who, sees])
  }
  const staff = await server.as('staff')
  expect(await staff.call(listPhotosToReview)).toMatchObject([{ id, version, photo: address }])

  expect(await review(version, true)).toEqual({ state: 'approved' })
  expect(await shownToFamilies()).toBe(version)
  expect(await status(address, 'anonymous')).toBe(200)
  expect(await care.call(getOwnPhoto)).toMatchObject({ state: 'approved' })
  expect(await staff.call(listPhotosToReview)).toEqual([])
  expect((await lettersToHer()).map(({ subject }) => subject)).toEqual(['Families can see your new photo'])
})

test('one that is turned down is shown to nobody else, and she is told why', async () => {
  const before = await shownToFamilies()
  const version = await newPhoto()
  await expect(
    (await server.as('staff')).call(reviewPhoto, { id, body: { version, approved: false } }),
  ).rejects.toMatchObject({ fieldErrors: { refusal: [expect.any(String)] } })
  await review(version, false)
  const care = await server.as('caregiver')
  expect(await care.call(getOwnPhoto)).toMatchObject({
    photo: expect.stringContaining(version),
    state: 'refused',
    refusal: 'dark',
    refusal_note: 'Your face is in the shadow.',
  })
  const record = await care.call(getOwnCaregiver)
  expect([record.photo_state, versionOf(record.photo)]).toEqual(['refused', before])
  expect(await shownToFamilies()).toBe(before)
  const [letter] = await lettersToHer()
  expect(letter?.body).toContain(photoGuideCases.get('dark').label[0])
  expect(letter?.body).toContain('Your face is in the shadow.')
  // Another one waits again.
  const next = await newPhoto(500)
  expect(await care.call(getOwnPhoto)).toMatchObject({ state: 'waiting', refusal: null, refusal_note: null })
  expect(await (await server.as('staff')).call(listPhotosToReview)).toMatchObject([{ version: next }])
})

test('without a photo that is shown, one that is turned down leaves her with none', async () => {
  await server.db.update(users).set({ portrait: null }).where(eq(users.id, id))
  const version = await newPhoto()
  const care = await server.as('caregiver')
  const waiting = await care.call(getOwnCaregiver)
  await review(version, false)
  const refused = await care.call(getOwnCaregiver)
  expect([waiting.photo !== null, refused.photo]).toEqual([true, null])
  expect(refused.cg_profile_score).toBeLessThan(waiting.cg_profile_score)
})

test('what was said of one by mistake is taken back: it waits again, unseen, and she is told', async () => {
  const before = await shownToFamilies()
  const takeBack = async (version: string, idempotencyKey: string = crypto.randomUUID()) =>
    (await server.as('staff')).call(takeBackPhotoReview, { id, body: { version } }, { idempotencyKey })
  const waits = async () =>
    (await (await server.as('staff')).call(listPhotosToReview)).map((photo) => photo.version)
  const version = await newPhoto()
  await expect(takeBack(version)).rejects.toMatchObject({ kind: 'conflict' })
  await review(version, false)
  // Sent again, as after an answer that was lost, it is done once.
  for (let time = 0; time < 2; time++)
    expect(await takeBack(version, 'one press')).toEqual({ state: 'waiting' })
  expect([await waits(), await shownToFamilies()]).toEqual([[version], before])
  expect((await lettersToHer()).at(-1)?.subject).toBe('We are looking at your photo again')

  await review(version, true)
  await takeBack(version)
  expect([await waits(), await shownToFamilies()]).toEqual([[version], ''])
  await review(version, true)
  expect(await shownToFamilies()).toBe(version)
  await newPhoto(500)
  await expect(takeBack(version)).rejects.toMatchObject({ kind: 'conflict' })
})

test('what is said of a photo is said of that very one, and once', async () => {
  const seen = await newPhoto()
  const uploadedMeanwhile = await newPhoto(500)
  await expect(review(seen, true)).rejects.toMatchObject({ kind: 'conflict' })
  await review(uploadedMeanwhile, true)
  await expect(review(uploadedMeanwhile, false)).rejects.toMatchObject({ kind: 'conflict' })
  expect(await shownToFamilies()).toBe(uploadedMeanwhile)
})

test('the files of what is shown stay while another waits, and go with what takes their place', async () => {
  const first = await newPhoto()
  await review(first, true)
  const second = await newPhoto(500)
  expect(squares().toSorted()).toEqual([first, second].toSorted())
  const third = await newPhoto(400)
  expect(squares().toSorted()).toEqual([first, third].toSorted())
  await review(third, true)
  expect(squares()).toEqual([third])
  await newPhoto(450)
  await (await server.as('caregiver')).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  expect(squares()).toEqual([])
})

test('nobody but the staff looks at what waits, or decides', async () => {
  const version = await newPhoto()
  for (const who of actorNames.filter((name) => name !== 'staff')) {
    const care = await server.as(who)
    const kinds = await Promise.all([
      kindOf(care.call(listPhotosToReview)),
      kindOf(care.call(reviewPhoto, { id, body: { version, approved: true } })),
    ])
    const kind = who === 'anonymous' ? 'unauthenticated' : 'forbidden'
    expect([who, ...kinds]).toEqual([who, kind, kind])
  }
})
