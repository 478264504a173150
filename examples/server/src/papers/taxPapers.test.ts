import {
  getHouseholdTaxes,
  scheduleHref,
  taxLimits,
  taxTableHref,
  wageStatementHref,
} from '@homecare/sdk/householdTaxes'
import { formatDollars, say } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { readPdf, wordsOf } from '../pdf/testing/readPdf.ts'
import { users } from '../tables/account.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { trailEntries } from '../tables/trail.ts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
let connection: number
const { carol, card, handedIn, pay } = moneyWorld(server, () => connection)

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  connection = await someWork(server)
  const at = new Date('2026-11-01T12:00:00Z')
  await server.db.insert(taxProfiles).values({
    ...{ user_id: actors.family, legal_name: 'Carol Ito', enrolled_at: at, updated_at: at },
    ...{ signed_name: 'Carol Ito', consent_version: '1', choice: 'enroll' },
    ...{ employer_id_last4: '6789', employer_id_sealed: 'v1.' },
  })
  await card()
})

const files = [
  wageStatementHref(actors.caregiver, 2026, 'en'),
  scheduleHref(2026, 'en'),
  taxTableHref(2026, 'en'),
] as const
const fetched = async (who: Actor | number, path: string) => (await server.visitorAs(who)).jar.fetch(path)
async function paid(): Promise<void> {
  await pay(await handedIn())
}
async function read(path: string): Promise<string> {
  const response = await fetched('family', path)
  expect(response.status).toBe(200)
  return wordsOf(readPdf(new Uint8Array(await response.arrayBuffer())).root)
}
async function table(path = files[2]): Promise<string[]> {
  const response = await fetched('family', path)
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  // Reading it as text would take the mark of its letters away.
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text.slice(1).split('\r\n')
}

describe('the files of a household’s taxes', () => {
  it.each(files)('%s is for the household, and for nobody else', async (path) => {
    await paid()
    const statuses = await Promise.all(
      actorNames.map(async (who) => {
        const response = await fetched(who, path)
        await response.arrayBuffer()
        return [who, response.status] as const
      }),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      ...Object.fromEntries(actorNames.map((who) => [who, 404])),
      ...{ family: 200, anonymous: 401 },
      // A table of nothing is another household's own.
      ...(path === files[2] && { otherFamily: 200 }),
    })
    if (path === files[2]) expect(await (await fetched('otherFamily', path)).text()).not.toContain('Marisol')
    const exported = and(eq(trailEntries.about_user, actors.family), eq(trailEntries.action, 'export'))
    expect(await server.db.select().from(trailEntries).where(exported)).toMatchObject([
      { subject: 'household_taxes', actor_user: actors.family },
    ])
  })

  it('hold what the page says, that they are copies, and what they do not cover', async () => {
    await paid()
    const { statements, schedule } = await (await carol()).call(getHouseholdTaxes)
    const [statement, sheet] = [await read(files[0]), await read(files[1])]
    for (const words of [statement, sheet]) {
      expect(words).toContain('Copy for your records.')
      for (const limit of taxLimits) expect(words).toContain(say('en', limit))
      expect(words).toContain('Ends in 6789')
    }
    expect(statement).toContain(formatDollars(statements[0]!.wages))
    expect(statement).toContain(`you give back the ${formatDollars(statements[0]!.gives_back)}`)
    expect(sheet).toContain(formatDollars(schedule.total))
    expect(await read(wageStatementHref(actors.caregiver, 2026, 'es'))).toContain('Copia para sus archivos.')
  })

  it('are of a year with figures, and of one’s own caregivers', async () => {
    await paid()
    for (const path of [
      wageStatementHref(actors.caregiver, 2025, 'en'),
      wageStatementHref(actors.staff, 2026, 'en'),
      scheduleHref(2025, 'en'),
      taxTableHref(1234, 'en'),
    ])
      expect((await fetched('family', path)).status).toBe(404)
    // Which year is no year: this one.
    expect((await fetched('family', '/files/payroll/schedule-h.pdf?year=x')).status).toBe(200)
  })
})

describe('the table for a preparer', () => {
  it('holds each pay with its taxes, the figures, and what is not covered', async () => {
    await paid()
    const rows = await table()
    const [statement] = (await (await carol()).call(getHouseholdTaxes)).statements
    expect(rows[0]).toBe('Part,Caregiver,Day,Invoice,Item,Amount')
    expect(rows[1]).toMatch(/^Pay,Marisol Rivera,2026-11-\d\d,[^,]+,Wages,\d+\.\d\d$/)
    expect(rows.filter((row) => /^Pay,.*,Medicare withheld,\d+\.\d\d$/.test(row))).toHaveLength(1)
    expect(rows).toContain(`Form W-2,Marisol Rivera,,,"Box 1, wages",${(statement!.wages / 100).toFixed(2)}`)
    expect(rows.some((row) => /^Schedule H,,,,Due with your return,\d+\.\d\d$/.test(row))).toBe(true)
    expect(rows).toContain('What is not covered,,,,State taxes are not included.,')
  })

  it('of a year without pays says so by having none', async () => {
    expect((await table(taxTableHref(2025, 'en'))).filter((row) => row.startsWith('Pay,'))).toEqual([])
  })

  it('holds no formula, whatever a name begins with', async () => {
    await paid()
    await server.db
      .update(users)
      .set({ first_name: '=HYPERLINK("x")', last_name: '' })
      .where(eq(users.id, actors.caregiver))
    const rows = await table()
    expect(rows[1]).toMatch(/^Pay,"'=HYPERLINK\(""x""\)",/)
    expect(rows.some((row) => /(?:^|,)"?=/.test(row))).toBe(false)
  })
})
