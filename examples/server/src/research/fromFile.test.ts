import { getStudy, researchAgreements, updateResearchStep, type StudySettings } from '@homecare/sdk/research'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { studies, studyStaff, studyVersions } from '../tables/research.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { loadStudy, studyFileOf } from './fromFile.ts'
import { agreeToAll } from './testing.ts'

const server = smallWorld()
beforeEach(() => void server.change())

const load = (file: unknown) => loadStudy(server.db, file, server.clock.now())
const fileOf = (code: string) => studyFileOf(server.db, code)
const inForce = (code: string) => server.visitor().care.call(getStudy, { study: code })
type Version = StudySettings['versions'][number]
const reworded = (version: Version, number = version.version): Version => ({
  ...version,
  version: number,
  summary: ['Said anew.', 'Dicho de nuevo.'],
})

test('a study of a file is there with its words, questions and staff, and loaded again nothing is done', async () => {
  const file = { ...(await fileOf('night-rest')), code: 'meals', staff: ['Facility@example.com'] }
  expect(await load(file)).toEqual(['meals: added', 'version 1: added', 'staff: 1'])
  expect(await load(file)).toEqual(['meals: unchanged', 'version 1: unchanged', 'staff: 1'])
  expect(await inForce('meals')).toMatchObject({ version: 1, is_open: true, title: 'Rest at night' })
  const staff = await server.as('facility')
  expect(await staff.call(getStudy, { study: 'meals' })).toMatchObject({ is_staff: true })
  // What is printed of it is the file.
  expect(await fileOf('meals')).toEqual({ ...file, staff: ['facility@example.com'] })
})

test('new words are a new version, which is in force from then on', async () => {
  const file = await fileOf('night-rest')
  const [first] = file.versions
  const lines = await load({ ...file, versions: [first, reworded(first!, 2)] })
  expect(lines).toEqual(['night-rest: unchanged', 'version 1: unchanged', 'version 2: added', 'staff: 1'])
  expect(await inForce('night-rest')).toMatchObject({ version: 2, summary: 'Said anew.' })
})

test('words that are in use stay, whether somebody agreed to them or not', async () => {
  const file = await fileOf('night-rest')
  const changed = { ...file, run_by: 'Another clinic', versions: file.versions.map((one) => reworded(one)) }
  await expect(load(changed)).rejects.toThrow('0 consents were given')
  await agreeToAll(server, 'family', 'night-rest')
  await expect(load(changed)).rejects.toThrow(
    `version 1: its words are in use, and ${researchAgreements.length} consents`,
  )
  // Nothing of a file is written of which a part was refused.
  const [study] = await server.db.select().from(studies).where(eq(studies.code, 'night-rest'))
  expect(study).toMatchObject({ run_by: file.run_by })
})

test('of a file in which anything is wrong nothing is written', async () => {
  const file = await fileOf('night-rest')
  await expect(load({ ...file, code: 'meals', versions: [] })).rejects.toThrow('versions')
  await expect(load({ ...file, code: 'meals', staff: ['nobody@example.com'] })).rejects.toThrow(
    'nobody has an account as nobody@example.com',
  )
  expect(await server.db.$count(studies, eq(studies.code, 'meals'))).toBe(0)
  await expect(fileOf('meals')).rejects.toThrow('There is no study meals.')
})

test('its staff are those of the file alone', async () => {
  const file = await fileOf('night-rest')
  await load({ ...file, staff: ['staff@example.com'] })
  const [study] = await server.db.select().from(studies).where(eq(studies.code, 'night-rest'))
  const rows = await server.db.select().from(studyStaff).where(eq(studyStaff.study_id, study!.id))
  expect(rows.map(({ user_id }) => user_id)).toEqual([actors.staff])
})

test('whoever agreed goes on under the words that they read, until they agree to the new ones', async () => {
  const { care } = await agreeToAll(server, 'family', 'night-rest')
  const file = await fileOf('night-rest')
  await load({ ...file, versions: [...file.versions, reworded(file.versions[0]!, 2)] })
  const body = { step: 'data-use', version: 1, agreed: true } as const
  expect(await kindOf(care.call(updateResearchStep, { study: 'night-rest', body }))).toBe('conflict')
  expect(await server.db.$count(studyVersions, eq(studyVersions.version, 2))).toBe(1)
})
