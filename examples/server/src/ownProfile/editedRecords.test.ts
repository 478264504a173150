import {
  addAvailability,
  availabilityRecord,
  updateAvailability,
  listAvailabilities,
  removeAvailability,
} from '@homecare/sdk/availability'
import type { AnyCall, Client } from '@homecare/sdk/client'
import {
  addLicense,
  updateLicense,
  licenseRecord,
  listOwnLicenses,
  removeLicense,
} from '@homecare/sdk/credentials'
import { versionOf, type Editable } from '@homecare/sdk/kit'
import {
  addEducation,
  addExperience,
  updateEducation,
  updateExperience,
  educationRecord,
  experienceRecord,
  listOwnEducation,
  listOwnExperience,
  removeEducation,
  removeExperience,
} from '@homecare/sdk/ownProfile'
import {
  addReference,
  updateReference,
  listReferences,
  referenceRecord,
  removeReference,
} from '@homecare/sdk/references'
import { beforeEach, describe, expect, it } from 'vitest'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => server.reset())

interface Edited {
  readonly kind: Pick<Editable<unknown>, 'parts'>
  readonly calls: readonly [list: AnyCall, add: AnyCall, change: AnyCall, remove: AnyCall]
  readonly draft: Readonly<Record<string, unknown>>
  /** A field that the first tab changes, and the second. */
  readonly field: string
  readonly values: readonly [first: string, second: string]
}

const place = { city: 'Oakland', state: 'CA', country: 'US' }
const edited: Readonly<Record<string, Edited>> = {
  'a school': {
    kind: educationRecord,
    calls: [listOwnEducation, addEducation, updateEducation, removeEducation],
    draft: { ...place, college: 'Night school', start_date: '2014-01-01' },
    field: 'major',
    values: ['Nursing', 'Nutrition'],
  },
  'an employer': {
    kind: experienceRecord,
    calls: [listOwnExperience, addExperience, updateExperience, removeExperience],
    draft: { ...place, company_name: 'Sunporch', position: 'Aide', start_date: '2020-03-01' },
    field: 'description',
    values: ['Nights.', 'Weekends.'],
  },
  'a reference': {
    kind: referenceRecord,
    calls: [listReferences, addReference, updateReference, removeReference],
    draft: { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119' },
    field: 'note',
    values: ['After six.', 'Before noon.'],
  },
  'a license': {
    kind: licenseRecord,
    calls: [listOwnLicenses, addLicense, updateLicense, removeLicense],
    draft: { map_id: 13, license_number: 'N-77', state: 'CA' },
    field: 'expires',
    values: ['2028-01-01', '2029-01-01'],
  },
  'an availability': {
    kind: availabilityRecord,
    calls: [listAvailabilities, addAvailability, updateAvailability, removeAvailability],
    draft: { start_date: '2099-01-05', start_time: '09:00', end_time: '17:00', repeats_weekly: true },
    field: 'end_time',
    values: ['18:00', '19:00'],
  },
}

/** The calls of a kind of record, whatever its kind: what each takes and answers is the kind's own. */
function tabOf(care: Client, { calls, draft, field, kind }: Edited) {
  const [list, add, change, remove] = calls
  const send = care.call as (
    call: AnyCall,
    args?: object,
    options?: object,
  ) => Promise<{ id: number } & Record<string, unknown>>
  return {
    add: () => send(add, { body: draft }),
    save: (id: number, value: string, version?: string, options: object = {}) =>
      send(change, { id, body: { ...draft, [field]: value, ...(version && { version }) } }, options),
    remove: (id: number, version?: string) => send(remove, { id, query: version ? { version } : {} }),
    read: async (id: number) => {
      const all = (await send(list)) as unknown as readonly ({ id: number } & Record<string, unknown>)[]
      return all.find((record) => record.id === id)
    },
    versionOf: (seen: object) => versionOf(seen, kind.parts()),
  }
}

describe.each(Object.entries(edited))('%s that two tabs edit', (_, record) => {
  const { field, values } = record

  it('is not overwritten by the second, which gets what there is now and may then save', async () => {
    const tab = tabOf(await server.as('caregiver'), record)
    const seen = await tab.add()
    const first = () => tab.save(seen.id, values[0], tab.versionOf(seen), { idempotencyKey: 'one attempt' })
    expect((await first())[field]).toBe(values[0])
    // The same attempt again is no conflict with itself.
    expect((await first())[field]).toBe(values[0])
    const refusal = await tab.save(seen.id, values[1], tab.versionOf(seen)).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'conflict', current: { id: seen.id, [field]: values[0] } })
    expect((await tab.read(seen.id))?.[field]).toBe(values[0])
    const { current } = refusal as { current: object }
    expect((await tab.save(seen.id, values[1], tab.versionOf(current)))[field]).toBe(values[1])
    // Who names no version saves as before.
    expect((await tab.save(seen.id, values[0]))[field]).toBe(values[0])
  })

  it('stays where it is deleted as it was, goes as it is now, and is nobody else’s to see by a refusal', async () => {
    const tab = tabOf(await server.as('caregiver'), record)
    const seen = await tab.add()
    const now = await tab.save(seen.id, values[0], tab.versionOf(seen))
    await expect(tab.remove(seen.id, tab.versionOf(seen))).rejects.toMatchObject({
      kind: 'conflict',
      current: { id: seen.id, [field]: values[0] },
    })
    const others = tabOf(await server.as('otherCaregiver'), record)
    const attempts = [() => others.save(seen.id, values[1], 'stale'), () => others.remove(seen.id, 'stale')]
    for (const attempt of attempts) {
      const refusal = await attempt().then(
        () => null,
        (error: unknown) => error,
      )
      expect(refusal).toMatchObject({ kind: 'notFound' })
      expect(refusal).not.toHaveProperty('current.id')
    }
    await tab.remove(seen.id, tab.versionOf(now))
    expect(await tab.read(seen.id)).toBeUndefined()
    await expect(tab.save(seen.id, values[1], tab.versionOf(now))).rejects.toMatchObject({ kind: 'notFound' })
  })
})
