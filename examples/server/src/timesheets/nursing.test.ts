import { versionFor } from '@homecare/sdk/kit'
import { updateFacilityShift } from '@homecare/sdk/shifts'
import {
  updateNursingTimesheet,
  getNursingTimesheet,
  nursingTimesheetRecord,
  startNursingTimesheet,
  submitNursingTimesheet,
  updateNursingPhotos,
  type NursingTimesheet,
} from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { nursingTimesheetPhotos, nursingTimesheets } from '../tables/timesheets.ts'

const server = smallWorld()
beforeEach(() => void server.change())

const hours = { start: '2026-11-20T15:05:00.000Z', end: '2026-11-20T23:10:00.000Z' }
async function workedShift(given: Partial<typeof shifts.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: actors.otherCaregiver, day: '2026-11-20', shift_block_type: 1 },
      ...{ rate: 3900, status: 'done' as const },
      start: new Date('2026-11-20T15:00:00Z'),
      end: new Date('2026-11-20T23:00:00Z'),
      ...given,
    })
    .returning()
  return row!.id
}
const aPhoto = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 700, channels: 3, background: '#eee' } })
          .withExif({ IFD0: { Artist: 'Somebody' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'sheet.jpg',
  )

describe('the timesheet of a nursing shift', () => {
  it('that another tab has changed meanwhile is not overwritten: the second gets it as it is now', async () => {
    const care = await server.as('otherCaregiver')
    const shift_id = await workedShift()
    const seen = await care.call(startNursingTimesheet, { body: { shift_id, ...hours } })
    const note = (text: string, of = seen) =>
      care.call(updateNursingTimesheet, {
        id: seen.id,
        body: { note: text, version: versionFor(nursingTimesheetRecord, of) },
      })
    await note('From the first tab.')
    const refusal = await note('From the second.').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'conflict', current: { note: 'From the first tab.' } })
    const { current } = refusal as { current: NursingTimesheet }
    expect((await note('From the second.', current)).note).toBe('From the second.')
    const body = { note: 'Without a version.' }
    expect((await care.call(updateNursingTimesheet, { id: seen.id, body })).note).toBe(body.note)
    const others = await server.as('caregiver')
    const stranger = await others
      .call(updateNursingTimesheet, { id: seen.id, body: { note: '', version: 'stale' } })
      .catch((error: unknown) => error)
    expect(stranger).toMatchObject({ kind: 'notFound' })
    expect(stranger).not.toHaveProperty('current.id')
  })

  it('is begun once, changed, and handed in with its photo, then the facility’s to decide', async () => {
    const care = await server.as('otherCaregiver')
    const shift_id = await workedShift()
    const begun = await care.call(startNursingTimesheet, { body: { shift_id, ...hours } })
    expect(begun).toMatchObject({ status: -1, minutes: 485, photos: [] })
    expect(await care.call(startNursingTimesheet, { body: { shift_id, ...hours } })).toEqual(begun)
    const { id } = begun
    expect(await fieldsOf(care.call(submitNursingTimesheet, { id }))).toEqual(['supervisor', 'photos'])
    await care.call(updateNursingTimesheet, { id, body: { break_minutes: 30, supervisor: ' P. Grant ' } })
    const withPhoto = await care.call(updateNursingPhotos, { id, body: { photo: await aPhoto() } })
    expect(withPhoto).toMatchObject({ supervisor: 'P. Grant', minutes: 455 })
    expect(withPhoto.photos).toHaveLength(1)

    const desk = await server.as('facility')
    const photo = withPhoto.photos[0]!.photo
    const statusFor = async (who: Parameters<typeof server.visitorAs>[0]) =>
      (await (await server.visitorAs(who)).jar.fetch(photo)).status
    // Until it is handed in it is the nurse's own.
    expect(await kindOf(desk.call(getNursingTimesheet, { id }))).toBe('notFound')
    expect(await statusFor('facility')).toBe(404)
    const handedIn = await care.call(submitNursingTimesheet, { id })
    expect(handedIn).toMatchObject({ status: 1, submitted: '2026-11-21T12:00:00.000Z' })
    expect(await care.call(submitNursingTimesheet, { id })).toEqual(handedIn)
    expect(await desk.call(getNursingTimesheet, { id })).toMatchObject({ id })
    expect([
      await statusFor('otherCaregiver'),
      await statusFor('facility'),
      await statusFor('staff'),
      await statusFor('caregiver'),
      await statusFor('family'),
      await statusFor('anonymous'),
    ]).toEqual([200, 200, 200, 404, 404, 401])

    expect(await kindOf(care.call(updateNursingTimesheet, { id, body: { note: 'x' } }))).toBe('conflict')
    const reject = { id: shift_id, action: 'reject', note: 'The break is missing.' } as const
    expect(await fieldsOf(desk.call(updateFacilityShift, { body: { ...reject, note: ' ' } }))).toEqual([
      'note',
    ])
    await desk.call(updateFacilityShift, { body: reject })
    expect(await care.call(getNursingTimesheet, { id })).toMatchObject({
      status: 5,
      decision_note: 'The break is missing.',
    })
    // A correction is the nurse's own until it is handed in: hours, words and photos.
    const before = await desk.call(getNursingTimesheet, { id })
    await care.call(updateNursingTimesheet, { id, body: { break_minutes: 45, note: 'With the break' } })
    const corrected = await care.call(updateNursingPhotos, { id, body: { photo: await aPhoto() } })
    expect(await desk.call(getNursingTimesheet, { id })).toEqual(before)
    const added = corrected.photos.at(-1)!.photo
    const seesAdded = async () => (await (await server.visitorAs('facility')).jar.fetch(added)).status
    expect([await seesAdded(), await statusFor('facility')]).toEqual([404, 200])
    // A photo that it takes out is still shown to the facility, until then.
    const remove_id = before.photos[0]!.id
    corrected.photos = (await care.call(updateNursingPhotos, { id, body: { remove_id } })).photos
    expect(corrected.photos.map(({ photo }) => photo)).toEqual([added])
    expect(await care.call(getNursingTimesheet, { id })).toMatchObject({ photos: corrected.photos })
    expect(await desk.call(getNursingTimesheet, { id })).toEqual(before)
    expect(await statusFor('facility')).toBe(200)
    expect(await care.call(submitNursingTimesheet, { id })).toMatchObject({ status: 1, decision_note: '' })
    expect(await desk.call(getNursingTimesheet, { id })).toMatchObject({
      break_minutes: 45,
      note: 'With the break',
      photos: corrected.photos,
    })
    expect([await seesAdded(), await statusFor('facility')]).toEqual([200, 404])
    expect(await desk.call(updateFacilityShift, { body: { id: shift_id, action: 'approve' } })).toMatchObject(
      { timesheet: { status: 3 } },
    )
    for (const action of ['approve', 'reject'] as const)
      expect(await kindOf(desk.call(updateFacilityShift, { body: { ...reject, action } }))).toBe('conflict')
  })

  it('is of an own shift that has begun, with hours about it', async () => {
    const care = await server.as('otherCaregiver')
    const ahead = await workedShift({
      start: new Date('2026-11-22T15:00:00Z'),
      end: new Date('2026-11-22T23:00:00Z'),
      status: 'confirmed',
    })
    expect(await kindOf(care.call(startNursingTimesheet, { body: { shift_id: ahead, ...hours } }))).toBe(
      'conflict',
    )
    const another = await server.as('agencyCaregiver')
    const body = { shift_id: await workedShift(), ...hours }
    expect(await kindOf(another.call(startNursingTimesheet, { body }))).toBe('notFound')
    const wrong: [object, string][] = [
      [{ end: hours.start }, 'end'],
      [{ start: '2026-11-20T05:00:00.000Z' }, 'start'],
      [{ end: '2026-11-22T05:00:00.000Z' }, 'end'],
      [{ break_minutes: 600 }, 'break_minutes'],
      [{ supervisor: 'x'.repeat(101) }, 'supervisor'],
    ]
    const shift_id = await workedShift()
    for (const [change, field] of wrong) {
      const start = care.call(startNursingTimesheet, { body: { shift_id, ...hours, ...change } })
      expect(await fieldsOf(start)).toEqual([field])
    }
    expect(await server.db.$count(nursingTimesheets, eq(nursingTimesheets.shift_id, shift_id))).toBe(0)
  })

  it('takes five photos that are pictures, without a word of metadata, and lets them go with their file', async () => {
    const care = await server.as('otherCaregiver')
    const { id } = await care.call(startNursingTimesheet, {
      body: { shift_id: await workedShift(), ...hours },
    })
    const add = (photo: File) => care.call(updateNursingPhotos, { id, body: { photo } })
    for (const bad of [new File(['<svg/>'], 'a.png'), new File(['%PDF-1.4'], 'a.pdf'), new File([], 'a.jpg')])
      expect(await fieldsOf(add(bad))).toEqual(['photo'])
    expect(await fieldsOf(care.call(updateNursingPhotos, { id, body: {} }))).toEqual(['photo'])
    for (let i = 0; i < 5; i++) await add(await aPhoto())
    expect(await fieldsOf(add(await aPhoto()))).toEqual(['photo'])
    const { photos } = await care.call(getNursingTimesheet, { id })
    const rows = await server.db.select().from(nursingTimesheetPhotos)
    const stored = rows.find((row) => row.id === photos[0]!.id)!.stored_as
    const kept = await (await server.visitorAs('otherCaregiver')).jar.fetch(photos[0]!.photo)
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).exif).toBeUndefined()
    const left = await care.call(updateNursingPhotos, { id, body: { remove_id: photos[0]!.id } })
    expect([left.photos.length, await server.deps.files.get(stored)]).toEqual([4, null])
  })
})
