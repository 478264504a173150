import { getCaregiver } from '@homecare/sdk/caregivers'
import type { Args, Client } from '@homecare/sdk/client'
import {
  addLicensePhoto,
  getLicenseToReview,
  listLicensesToReview,
  listOwnLicenses,
  removeLicensePhoto,
  reviewLicense,
  updateLicense,
  type LicenseUnderReview,
} from '@homecare/sdk/credentials'
import { searchCaregivers } from '@homecare/sdk/search'
import { applyToShift, getOpenShift, listOpenShifts } from '@homecare/sdk/shifts'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { outbox } from '../tables/account.ts'

const server = smallWorld()
afterEach(() => server.reset())

const nurseId = actors.otherCaregiver
const asNurse = () => server.as('otherCaregiver')
const asStaff = () => server.as('staff')
/** The nurse's own license, which the demo's staff verified. */
async function nursesLicense(): Promise<number> {
  const [row] = await server.db
    .select({ id: licenses.id })
    .from(licenses)
    .where(and(eq(licenses.caregiver_id, nurseId), eq(licenses.map_id, 6)))
  return row!.id
}
/** As it waits for a look: with another number than the one that was verified. */
async function changed(nurse: Client, license_number = 'VN-2'): Promise<number> {
  const id = await nursesLicense()
  const body = { map_id: 6, license_number, state: 'CA', expires: '2099-06-30' } as const
  await nurse.call(updateLicense, { id, body })
  return id
}
const waits = async (staff: Client, id: number) =>
  (await staff.call(listLicensesToReview)).some((license) => license.id === id)
type Body = NonNullable<Args<typeof reviewLicense>['body']>
const decide = async (
  staff: Client,
  id: number,
  body: Omit<Body, 'version'>,
): Promise<LicenseUnderReview> => {
  const { version } = await staff.call(getLicenseToReview, { id })
  return staff.call(reviewLicense, { id, body: { version, ...body } })
}
/** A shift that asks for what the nurse has, and that they want, but for the license. */
async function shiftForTheNurse(nurse: Client): Promise<number> {
  await server.db.update(caregivers).set(allPreferences).where(eq(caregivers.id, nurseId))
  const { data } = await nurse.call(listOpenShifts, { query: { limit: 100 } })
  const fits = data.find(({ license_types, has_applied }) => license_types.includes(6) && !has_applied)
  return fits!.id
}
const allPreferences = {
  shift_preferences_availability_mornings: true,
  shift_preferences_availability_afternoons: true,
  shift_preferences_availability_nights: true,
  shift_preferences_availability_weekdays: true,
  shift_preferences_availability_weekends: true,
  shift_preferences_availability_holidays: true,
  shift_preferences_duration_8hr: false,
  shift_preferences_duration_12hr: false,
  shift_preferences_assignment_red_zone: true,
  shift_preferences_assignment_yellow_zone: true,
  shift_preferences_assignment_green_zone: true,
  shift_preferences_assignment_sub_acute: true,
}
const ownOne = async (nurse: Client, id: number) =>
  (await nurse.call(listOwnLicenses)).find((license) => license.id === id)!
const foundAsProfessional = async () => {
  const { data } = await server
    .visitor()
    .care.call(searchCaregivers, { query: { provider_type: 2, limit: 100, state: 'CA' } })
  return data.find(({ id }) => id === nurseId)
}

describe('a license', () => {
  test('waits once it is changed; verified, it lets a nurse apply, and says who verified it', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const shift = await shiftForTheNurse(nurse)
    expect(await foundAsProfessional()).toMatchObject({
      licensed: true,
      certifications_initials: ['LVN', 'CPR'],
    })
    const id = await changed(nurse)
    expect(await ownOne(nurse, id)).toMatchObject({ verified: null, refused: null })
    expect(await nurse.call(getOpenShift, { id: shift })).toMatchObject({
      qualified: false,
      license_gap: { standing: 'waiting', map_id: 6 },
    })
    expect(await kindOf(nurse.call(applyToShift, { body: { shift_id: shift } }))).toBe('forbidden')
    expect(await foundAsProfessional()).toBeUndefined()
    const seen = await server.visitor().care.call(getCaregiver, { id: nurseId })
    expect([seen.licensed, seen.certifications_initials]).toEqual([false, ['CPR']])
    expect(seen.licenses.find(({ map_id }) => map_id === 6)?.verified).toBeNull()

    expect(await waits(staff, id)).toBe(true)
    const verified = { on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), by: 'Jordan P.' }
    expect(await decide(staff, id, { decision: 'verify' })).toMatchObject({ verified, refused: null })
    expect(await waits(staff, id)).toBe(false)
    expect((await server.visitor().care.call(getCaregiver, { id: nurseId })).licenses).toContainEqual(
      expect.objectContaining({ map_id: 6, verified }),
    )
    expect(await foundAsProfessional()).toMatchObject({ licensed: true })
    expect(await nurse.call(applyToShift, { body: { shift_id: shift } })).toMatchObject({ has_applied: true })
  })

  test('sent back says why to its caregiver alone, and waits again once it is changed', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const shift = await shiftForTheNurse(nurse)
    const id = await changed(nurse)
    await decide(staff, id, { decision: 'refuse', refusal: 'not_found', note: ' Two digits are swapped. ' })
    const refused = { reason: 'not_found', note: 'Two digits are swapped.' }
    expect(await ownOne(nurse, id)).toMatchObject({ verified: null, refused })
    expect((await nurse.call(getOpenShift, { id: shift })).license_gap?.standing).toBe('refused')
    const seen = await server.visitor().care.call(getCaregiver, { id: nurseId })
    expect(seen.licenses.some(({ map_id }) => map_id === 6)).toBe(false)
    expect(JSON.stringify(await server.db.select().from(outbox).orderBy(outbox.id))).toContain(
      'Two digits are swapped.',
    )
    await changed(nurse, 'VN-3')
    expect(await ownOne(nurse, id)).toMatchObject({ refused: null })
    expect(await waits(staff, id)).toBe(true)
  })

  test('is judged as it was looked at, once, and what was said can be taken back', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const id = await changed(nurse)
    const { version } = await staff.call(getLicenseToReview, { id })
    await changed(nurse, 'VN-9')
    const late = { version, decision: 'verify' } as const
    expect(await kindOf(staff.call(reviewLicense, { id, body: late }))).toBe('conflict')
    expect(await kindOf(decide(staff, id, { decision: 'undo' }))).toBe('conflict')
    await decide(staff, id, { decision: 'verify' })
    expect(await kindOf(decide(staff, id, { decision: 'refuse', refusal: 'not_active' }))).toBe('conflict')
    const back = await decide(staff, id, { decision: 'undo' })
    expect(back).toMatchObject({ verified: null, refused: null })
    expect(back.history.map(({ decision, by }) => [decision, by])).toEqual([
      ['undo', 'Jordan P.'],
      ['verify', 'Jordan P.'],
    ])
    expect(await waits(staff, id)).toBe(true)
  })

  test('is sent back for a reason, with words where there is none of ours', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const id = await changed(nurse)
    expect(await fieldsOf(decide(staff, id, { decision: 'refuse' }))).toEqual(['refusal'])
    expect(await fieldsOf(decide(staff, id, { decision: 'refuse', refusal: 'other' }))).toEqual(['note'])
  })

  test('that is saved as it was stays verified; another photo, and one less, is another license', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const id = await changed(nurse)
    await decide(staff, id, { decision: 'verify' })
    await changed(nurse)
    expect((await ownOne(nurse, id)).verified).not.toBeNull()
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#dcebe8' } })
    const photo = new File([new Uint8Array(await image.jpeg().toBuffer())], 'a.jpg', { type: 'image/jpeg' })
    const added = await nurse.call(addLicensePhoto, { id, body: { photo } })
    expect((await ownOne(nurse, id)).verified).toBeNull()
    await decide(staff, id, { decision: 'verify' })
    await nurse.call(removeLicensePhoto, { id: 0, licenseId: id, photoId: added.id })
    expect((await ownOne(nurse, id)).verified).toBeNull()
  })

  test('without a number waits for its caregiver, one that has ended for nobody', async () => {
    const [nurse, staff] = [await asNurse(), await asStaff()]
    const id = await changed(nurse)
    await server.db.update(licenses).set({ license_number: null }).where(eq(licenses.id, id))
    expect(await waits(staff, id)).toBe(false)
    const ended = { license_number: 'VN-1', expires: '2000-01-01' }
    await server.db.update(licenses).set(ended).where(eq(licenses.id, id))
    expect(await waits(staff, id)).toBe(false)
  })
})
