import { readFile } from 'node:fs/promises'
import { whoami } from '@homecare/sdk/account'
import type { BrandingFlow, PartnerSettings } from '@homecare/sdk/partners'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { families } from '../tables/families.ts'
import { partners } from '../tables/partners.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { loadPartners } from './fromFile.ts'

const server = smallWorld()
const example = new URL('../../../partner-signup/partners.json', import.meta.url)
const file = async () => JSON.parse(await readFile(example, 'utf8')) as PartnerSettings[]

test('the example is loaded once, and read in the language of the page', async () => {
  const [maple] = await file()
  expect(await loadPartners(server.change(), await file())).toEqual([{ code: maple!.code, what: 'added' }])
  expect(await loadPartners(server.db, await file())).toEqual([{ code: maple!.code, what: 'unchanged' }])

  const read = async (language: string) => {
    const headers = { 'Accept-Language': language }
    const answer = await server.fetch(`/v1/sales/flow_branding/${maple!.code}/`, { headers })
    return ((await answer.json()) as { data: BrandingFlow }).data
  }
  for (const [index, language] of (['en', 'es'] as const).entries()) {
    const { slogan_html, welcome, phone_number } = await read(language)
    expect(slogan_html).toBe(maple!.slogan[index])
    expect(welcome?.benefit).toBe(maple!.welcome.benefit[index])
    expect(welcome?.steps).toHaveLength(3)
    expect(phone_number).toBe(maple!.phone_number)
  }
})

test('a partner is what its last file says, and another than the file names stays', async () => {
  const [maple] = await file()
  await loadPartners(server.change(), [maple])
  const others = await server.db.$count(partners)
  const { phone_number: _, ...without } = maple!
  expect(await loadPartners(server.db, [{ ...without, name: 'Maple Care' }])).toMatchObject([
    { what: 'changed' },
  ])
  const [row] = await server.db.select().from(partners).where(eq(partners.code, maple!.code))
  expect(row).toMatchObject({ name: 'Maple Care', phone_number: null })
  expect(await server.db.$count(partners)).toBe(others)
})

test('of a file in which anything is wrong nothing is written', async () => {
  const [maple] = await file()
  const wrong = [
    { ...maple, code: 'fine' },
    { ...maple, name: '' },
  ]
  await expect(loadPartners(server.change(), wrong)).rejects.toThrow('1.name')
  expect(await server.db.$count(partners, eq(partners.code, 'fine'))).toBe(0)
})

test('a family that came by a partner is told its number, once it is active', async () => {
  await server
    .change()
    .update(families)
    .set({ partner_code: 'getcare' })
    .where(eq(families.id, actors.family))
  const partner = async () => (await (await server.as('family')).call(whoami)).data.partner
  const [row] = await server.db.select().from(partners).where(eq(partners.code, 'getcare'))
  expect(await partner()).toEqual({ name: row!.name, phone_number: row!.phone_number })
  expect((await (await server.as('caregiver')).call(whoami)).data.partner).toBeNull()
  await server.db.update(partners).set({ is_active: false }).where(eq(partners.code, 'getcare'))
  expect(await partner()).toBeNull()
})
