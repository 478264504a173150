import type { License } from '@homecare/sdk/caregivers'
import { csrfCookie, csrfHeader, type Client } from '@homecare/sdk/client'
import {
  addLicense,
  addLicensePhoto,
  updateLicense,
  updateLicensePhoto,
  listOwnLicenses,
  removeLicense,
  removeLicensePhoto,
} from '@homecare/sdk/credentials'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { actors, type Actor } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, licensePhotos } from '../tables/caregivers.ts'

const server = smallWorld()
let aide: Client
afterEach(() => server.reset())

/** An aide is offered certifications, a nurse licenses. */
const as = async (who: Actor) => (aide = await server.as(who))
const draft = { map_id: 3, license_number: 'HHA-77', state: 'CA', expires: '2027-06-30' } as const
const picture = async (name = 'front.jpg') => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#dcebe8' } })
  const jpeg = await image
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(jpeg)], name, { type: 'image/jpeg' })
}
const initials = async () => {
  const [row] = await server.db
    .select({ held: caregivers.certifications_initials })
    .from(caregivers)
    .where(eq(caregivers.id, actors.caregiver))
  return row!.held
}
const anAddedLicense = async (): Promise<License> => (await as('caregiver')).call(addLicense, { body: draft })

describe('a license', () => {
  test('is added, changed and removed, and the initials that families see follow', async () => {
    const before = await initials()
    expect(before).not.toContain('GCM')
    const care = await as('caregiver')
    const added = await care.call(addLicense, { body: { ...draft, map_id: 11, license_number: null } })
    expect(added).toMatchObject({ license_name: 'Geriatric Care Manager', license_number: null, photos: [] })
    expect(await initials()).toEqual([...before, 'GCM'])
    const body = { ...draft, map_id: 11, license_number: ' G-1 ' } as const
    expect(await care.call(updateLicense, { id: added.id, body })).toMatchObject({ license_number: 'G-1' })
    await care.call(removeLicense, { id: added.id })
    expect(await initials()).toEqual(before)
  })

  test('is refused at the fields that are wrong', async () => {
    const care = await as('caregiver')
    await care.call(addLicense, { body: draft })
    const bodies: [object, string[]][] = [
      [{ map_id: 7 }, ['map_id']],
      [{ license_number: 'x'.repeat(61), state: 'NV' }, ['license_number']],
      [{ expires: '06/30/2027', state: 'NV' }, ['expires']],
      [{ license_number: 'hha-77' }, ['license_number']],
      [{ license_number: null }, ['map_id']],
      [{ caregiver_id: 1 }, ['caregiver_id']],
    ]
    for (const [body, fields] of bodies)
      expect(await fieldsOf(care.call(addLicense, { body: { ...draft, ...body } }))).toEqual(fields)
  })

  test('is what is offered to this kind of caregiver', async () => {
    const nurse = await as('otherCaregiver')
    expect(await fieldsOf(nurse.call(addLicense, { body: { ...draft, map_id: 3 } }))).toEqual(['map_id'])
    expect(await kindOf(nurse.call(addLicense, { body: { ...draft, map_id: 15 } }))).toBe('answered')
  })

  test('that was held before the list changed may stay what it is', async () => {
    const nurse = await as('otherCaregiver')
    const cpr = (await nurse.call(listOwnLicenses)).find(({ map_id }) => map_id === 1)!
    const body = { map_id: 1, license_number: 'C-2', state: cpr.state } as const
    expect(await kindOf(nurse.call(updateLicense, { id: cpr.id, body }))).toBe('answered')
  })

  test('is added once by two tabs at one instant', async () => {
    const { jar, care } = await server.visitorAs('caregiver')
    const held = await care.call(listOwnLicenses)
    // Without a key, that is not in one transaction from the beginning.
    const add = () =>
      jar.fetch('/v1/caregivers/0/licenses/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [csrfHeader]: jar.get(csrfCookie)! },
        body: JSON.stringify(draft),
      })
    const [one, other] = await Promise.all([add(), add()])
    expect([one.status, other.status].toSorted()).toEqual([200, 400])
    expect(await care.call(listOwnLicenses)).toHaveLength(held.length + 1)
  })

  test('of somebody else is not there', async () => {
    const { id } = await anAddedLicense()
    const other = await as('otherCaregiver')
    expect([
      await kindOf(other.call(updateLicense, { id, body: draft })),
      await kindOf(other.call(removeLicense, { id })),
      await kindOf(other.call(addLicensePhoto, { id, body: { photo: await picture() } })),
    ]).toEqual(['notFound', 'notFound', 'notFound'])
    const outcomes = []
    for (const who of ['family', 'staff', 'anonymous'] as const)
      outcomes.push(await kindOf((await as(who)).call(listOwnLicenses)))
    expect(outcomes).toEqual(['forbidden', 'forbidden', 'unauthenticated'])
  })
})

describe('a photo of a license', () => {
  const withPhoto = async () => {
    const license = await anAddedLicense()
    const body = { photo: await picture(), description: 'front' }
    return { license, photo: await aide.call(addLicensePhoto, { id: license.id, body }) }
  }

  test('is kept without its metadata, for its owner and the staff alone', async () => {
    const { license, photo } = await withPhoto()
    expect((await aide.call(listOwnLicenses)).find(({ id }) => id === license.id)?.photos).toEqual([photo])
    const statuses: number[] = []
    for (const who of ['caregiver', 'staff', 'otherCaregiver', 'family', 'anonymous'] as const) {
      const { jar } = await server.visitorAs(who)
      const answer = await jar.fetch(photo.photo)
      statuses.push(answer.status)
      if (who !== 'caregiver') continue
      expect(answer.headers.get('Content-Type')).toBe('image/jpeg')
      const { exif, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([exif, width]).toEqual([undefined, 900])
    }
    expect(statuses).toEqual([200, 200, 404, 404, 401])
  })

  test('is described, and removed with its file', async () => {
    const { license, photo } = await withPhoto()
    const ids = { id: 0, licenseId: license.id, photoId: photo.id }
    const said = await aide.call(updateLicensePhoto, { ...ids, body: { description: ' back ' } })
    expect(said.description).toBe('back')
    const [row] = await server.db.select().from(licensePhotos).where(eq(licensePhotos.id, photo.id))
    await aide.call(removeLicensePhoto, { ...ids, id: actors.caregiver })
    expect(await server.deps.files.get(row!.stored_as)).toBeNull()
  })

  test('goes with its license', async () => {
    const { license, photo } = await withPhoto()
    const [row] = await server.db.select().from(licensePhotos).where(eq(licensePhotos.id, photo.id))
    await aide.call(removeLicense, { id: license.id })
    expect(await server.deps.files.get(row!.stored_as)).toBeNull()
  })

  test('is one of ten at most, of two at one instant too', async () => {
    const { id: license_id } = await anAddedLicense()
    const { jar, care } = await server.visitorAs('caregiver')
    await care.call(listOwnLicenses)
    const created_at = new Date(server.clock.now())
    const nine = Array.from({ length: 9 }, (_, i) => ({ license_id, stored_as: `${i}.jpg`, created_at }))
    await server.db.insert(licensePhotos).values(nine)
    const photo = await picture()
    const add = () => {
      const body = new FormData()
      body.set('photo', photo)
      return jar.fetch(`/v1/caregivers/0/licenses/${license_id}/photos/`, {
        method: 'POST',
        headers: { [csrfHeader]: jar.get(csrfCookie)! },
        body,
      })
    }
    const [one, other] = await Promise.all([add(), add()])
    expect([one.status, other.status].toSorted()).toEqual([200, 400])
    expect(await server.db.$count(licensePhotos, eq(licensePhotos.license_id, license_id))).toBe(10)
  })

  test('is found only by ids that belong together', async () => {
    const { license, photo } = await withPhoto()
    const [otherLicense] = await aide.call(listOwnLicenses)
    expect(otherLicense!.id).not.toBe(license.id)
    const mixed = [
      { id: actors.otherCaregiver, licenseId: license.id, photoId: photo.id },
      { id: 0, licenseId: otherLicense!.id, photoId: photo.id },
      { id: 0, licenseId: license.id, photoId: photo.id + 1 },
    ]
    for (const ids of mixed) expect(await kindOf(aide.call(removeLicensePhoto, ids))).toBe('notFound')
    const other = await as('otherCaregiver')
    const ids = { id: 0, licenseId: license.id, photoId: photo.id }
    expect(await kindOf(other.call(removeLicensePhoto, ids))).toBe('notFound')
    expect(await kindOf(other.call(updateLicensePhoto, { ...ids, body: { description: 'x' } }))).toBe(
      'notFound',
    )
  })

  test.each([
    ['HTML', new File(['<!doctype html>'], 'front.jpg')],
    ['SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'front.png')],
    ['a PDF', new File(['%PDF-1.4'], 'front.pdf')],
    ['half an image', new File([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')], 'front.png')],
    ['nothing', new File([], 'front.png')],
  ])('is an image: %s is refused at its field', async (_, photo) => {
    const { id } = await anAddedLicense()
    expect(await fieldsOf(aide.call(addLicensePhoto, { id, body: { photo } }))).toEqual(['photo'])
  })
})
