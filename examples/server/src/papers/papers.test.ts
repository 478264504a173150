import { getConnectionAgreement } from '@homecare/sdk/documents'
import {
  acceptOffer,
  declineOffer,
  hireCaregiver,
  paperHref,
  type ConnectionPaper,
} from '@homecare/sdk/hiring'
import type { Locale } from '@homecare/sdk/kit'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { agreementAnswers } from '../tables/documents.ts'
import { families } from '../tables/families.ts'
import { connections, hireOffers } from '../tables/hiring.ts'
import { rateLimits } from '../tables/server.ts'
import { trailEntries } from '../tables/trail.ts'
import { someTerms } from '../offers/testing/someTerms.ts'
import { nodesOf, readPdf, wordsOf, type Node } from '../pdf/testing/readPdf.ts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { freeCaregiverWorld } from '../testing/world.ts'

const server = freeCaregiverWorld()
const to = { id: actors.caregiver }
const version = '2026-11-01'

beforeEach(async () => {
  const db = server.change()
  await db.delete(hireOffers)
  await db.delete(agreementAnswers)
  await db.update(families).set({ onboarding_completed: true })
  await db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.caregiver))
})

async function offered(more = {}, by: Actor = 'family'): Promise<number> {
  const care = await server.as(by)
  return (await care.call(hireCaregiver, { ...to, body: { ...someTerms, ...more } })).connection_id
}
async function accept(id: number): Promise<void> {
  const body = { version: 1, agreement_version: version, full_name: 'Marisol Rivera' }
  await (await server.as('caregiver')).call(acceptOffer, { id, body })
}
async function fetched(who: Actor | number, path: string, init?: RequestInit) {
  return (await server.visitorAs(who)).jar.fetch(path, init)
}
async function read(who: Actor | number, id: number, paper: ConnectionPaper, locale: Locale = 'en') {
  const response = await fetched(who, paperHref(id, paper, locale))
  expect(response.status).toBe(200)
  return readPdf(new Uint8Array(await response.arrayBuffer()))
}
const textOf = async (...given: Parameters<typeof read>) => wordsOf((await read(...given)).root)

/** The rows of a table that stands under a heading, cell by cell. */
function rowsUnder(root: Node, heading: string): string[][] {
  const at = root.children.findIndex(({ tag, words }) => tag === 'H2' && words === heading)
  const table = root.children.slice(at).find(({ tag }) => tag === 'Table')
  return table!.children.map(({ children }) => children.map(({ words }) => words))
}

describe('the offer and the agreement as files', () => {
  it.each(['offer', 'agreement'] as const)('the %s is for both sides, and for nobody else', async (paper) => {
    const id = await offered()
    const statuses = await Promise.all(
      actorNames.map(async (who) => {
        const response = await fetched(who, paperHref(id, paper, 'en'))
        await response.arrayBuffer()
        return [who, response.status] as const
      }),
    )
    const own = { family: 200, caregiver: 200, anonymous: 401 }
    expect(Object.fromEntries(statuses)).toEqual({
      ...Object.fromEntries(actorNames.map((who) => [who, 404])),
      ...own,
    })
  })

  it('of a family whose partner pays is the offer alone', async () => {
    const [made] = await server.db
      .insert(connections)
      .values({ family_id: actors.b2bFamily, caregiver_id: actors.caregiver, hire_stage: 2 })
      .returning({ id: connections.id })
    const [offer] = await server.db
      .select()
      .from(hireOffers)
      .where(eq(hireOffers.connection_id, await offered()))
    const { id: _, ...row } = offer!
    const terms = { ...row.terms, paid_by: 'BlueLeaf' }
    await server.db.insert(hireOffers).values({ ...row, terms, connection_id: made!.id })
    expect(await textOf('b2bFamily', made!.id, 'offer')).toContain('Pay Paid by BlueLeaf')
    await server.db.update(hireOffers).set({ terms: row.terms }).where(eq(hireOffers.connection_id, made!.id))
    expect(await textOf('b2bFamily', made!.id, 'offer')).not.toMatch(/\$|Pay/)
    expect((await fetched('b2bFamily', paperHref(made!.id, 'agreement', 'en'))).status).toBe(404)
  })

  it.each([
    ['/files/connections/999999999/offer.pdf', 404],
    ['/files/connections/9999999999/offer.pdf', 404],
    ['/files/connections/1/other.pdf', 404],
    ['/files/connections/0/agreement.pdf', 404],
  ])('is not at %s', async (path, status) => {
    expect((await fetched('family', path)).status).toBe(status)
  })

  it('has no offer where none was made', async () => {
    const [made] = await server.db
      .insert(connections)
      .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 1 })
      .returning({ id: connections.id })
    expect((await fetched('family', paperHref(made!.id, 'offer', 'en'))).status).toBe(404)
    expect(await textOf('family', made!.id, 'agreement')).toContain('Care agreement')
  })

  it('is saved under a name of its own, kept nowhere, and asked for by GET', async () => {
    const path = paperHref(await offered(), 'offer', 'es')
    const head = await fetched('family', path, { method: 'HEAD' })
    expect(await head.text()).toBe('')
    for (const { headers } of [head, await fetched('family', path)]) {
      expect(headers.get('Content-Type')).toBe('application/pdf')
      expect(headers.get('Content-Disposition')).toMatch(
        /^attachment; filename="Oferta de trabajo_ Marisol R\.pdf"; filename\*=UTF-8''Oferta%20de%20trabajo%2C%20Marisol%20R\.pdf$/,
      )
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect((await fetched('family', path, { method: 'DELETE' })).status).toBe(405)
  })

  it('speaks the language of the address, else of the account, else of the browser', async () => {
    const id = await offered()
    const speaks = async (query: string, accepts: string) => {
      const headers = { 'Accept-Language': accepts }
      const response = await fetched('family', `/files/connections/${id}/offer.pdf${query}`, { headers })
      return readPdf(new Uint8Array(await response.arrayBuffer())).language
    }
    expect(await speaks('?lang=es', 'en')).toBe('es')
    await server.db.update(users).set({ language: 'es' }).where(eq(users.id, actors.family))
    expect(await speaks('?lang=xx', 'en')).toBe('es')
  })

  it('stands in both trails as having left, and once somebody has had too many, none is drawn', async () => {
    const id = await offered()
    await read('family', id, 'offer')
    const entries = await server.db
      .select()
      .from(trailEntries)
      .where(and(eq(trailEntries.subject, 'offer'), eq(trailEntries.subject_id, id)))
      .orderBy(desc(trailEntries.about_user))
    expect(entries.map(({ action, actor_user }) => [action, actor_user])).toEqual([
      ['export', actors.family],
      ['export', actors.family],
    ])
    expect(new Set(entries.map(({ about_user }) => about_user))).toEqual(
      new Set([actors.family, actors.caregiver]),
    )
    await server.db
      .update(rateLimits)
      .set({ hits: 60 })
      .where(eq(rateLimits.key, `print:user ${actors.family}`))
    const refused = await fetched('family', paperHref(id, 'offer', 'en'))
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '600'])
  })
})

describe('an offer on paper', () => {
  it('says what was offered, in the language of its reader', async () => {
    const id = await offered({ note: '¿Le va bien?\nCarol' })
    const { root, title, language } = await read('caregiver', id, 'offer', 'es')
    expect({ title, language }).toEqual({ title: 'Oferta de trabajo', language: 'es' })
    expect(
      nodesOf(root)
        .filter(({ tag }) => /^H\d/.test(tag))
        .map(({ tag, words }) => `${tag} ${words}`),
    ).toEqual(['H1 Oferta de trabajo', 'H2 Qué se ofrece'])
    const rows = Object.fromEntries(rowsUnder(root, 'Qué se ofrece'))
    expect(rows).toMatchObject({
      'Quién necesita cuidado': 'Kenji (padre)',
      Dónde: 'Oakland, CA',
      'Primer día': '1 de diciembre de 2026',
      Pago: '$24.50 por hora, antes de impuestos. Unos $98.00 por semana.',
      Mensaje: '¿Le va bien? Carol',
    })
    expect(rows['Cuándo']).toMatch(/^martes, de 9:00\sa\.\s?m\. a 1:00\sp\.\s?m\. 4 horas por semana$/)
    expect(wordsOf(root)).toMatch(
      /De Carol I\. Para Marisol Rivera Enviada 21 de noviembre de 2026, 4:00\sa\.\s?m\. \(hora estándar del Pacífico\)/,
    )
    expect(wordsOf(root)).toContain('Espera respuesta hasta el 28 de noviembre de 2026')
  })

  it('tells the caregiver no street, no way in and no number, and the family all that it wrote', async () => {
    const id = await offered()
    const own = rowsUnder((await read('family', id, 'offer')).root, 'Only in your copy')
    expect(Object.fromEntries(own)).toEqual({
      Address: '88 Grand Ave Oakland, CA 94612',
      'How to get in': 'The key is with the neighbor.',
      'Your full legal name': 'Carol Ito',
      'Phone number': '(510) 555-0142',
      'E-mail address': 'carol@example.com',
      'You would like to be reached by': 'Message',
    })
    const theirs = await textOf('caregiver', id, 'offer')
    expect(theirs).not.toMatch(/Grand|neighbor|0142|carol@|Ito\b|94612/)
    expect(theirs).toContain('You get the street and phone number from the day before the first visit.')
  })

  it('that the caregiver has as a file has been seen', async () => {
    const id = await offered()
    const seen = async () =>
      (await server.db.select().from(hireOffers).where(eq(hireOffers.connection_id, id)))[0]?.seen_at
    await read('family', id, 'offer')
    expect(await seen()).toBeNull()
    await read('caregiver', id, 'offer')
    expect(await seen()).toEqual(new Date(server.clock.now()))
  })

  it('says what came of it', async () => {
    const id = await offered()
    const body = { version: 1, reason: 'hours' as const, note: 'Mondays suit me better.' }
    await (await server.as('caregiver')).call(declineOffer, { id, body })
    const text = await textOf('family', id, 'offer')
    expect(text).toContain('Declined on November 21, 2026')
    expect(text).toContain('The days or hours')
    expect(text).toContain('Mondays suit me better.')
  })

  it('that is over has lapsed, though nobody has noted it', async () => {
    const id = await offered()
    server.clock.advance(8 * 86_400_000)
    expect(await textOf('family', id, 'offer')).toContain('Ended on November 28, 2026 without an answer')
  })

  it('of many words goes on over the pages', async () => {
    const lines = Array.from({ length: 150 }, (_, nth) => `line ${nth}`)
    const id = await offered({ recipient_desc: lines.join('\n') })
    const { pages, root } = await read('caregiver', id, 'offer')
    expect(pages.length).toBeGreaterThan(2)
    expect(Object.fromEntries(rowsUnder(root, 'What is offered'))).toMatchObject({
      'About them': lines.join(' '),
    })
  })
})

describe('an agreement on paper', () => {
  it('has the terms, what is paid, its words, and who signed which version at what instant', async () => {
    const id = await offered()
    await accept(id)
    const { root } = await read('family', id, 'agreement')
    const { body } = await (await server.as('family')).call(getConnectionAgreement, { id })
    expect(
      nodesOf(root)
        .filter(({ tag }) => /^H\d/.test(tag))
        .map(({ words }) => words),
    ).toEqual([
      ...[
        'Care agreement',
        'What you agreed on',
        'Only in your copy',
        'Rates',
        'The agreement',
        'Signatures',
      ],
    ])
    expect(Object.fromEntries(rowsUnder(root, 'What you agreed on'))).toMatchObject({
      When: expect.stringMatching(/^Tuesday, 9:00.AM to 1:00.PM 4 hours a week$/) as string,
      'First day': 'December 1, 2026',
    })
    expect(rowsUnder(root, 'Rates')).toEqual([
      ['Rate', 'From', 'Until', 'Amount'],
      ['Regular rate', 'December 1, 2026', 'Open', '$24.50 an hour'],
    ])
    expect(
      nodesOf(root)
        .filter(({ tag }) => tag === 'LBody')
        .map(({ words }) => words),
    ).toEqual(body)
    expect(rowsUnder(root, 'Signatures')).toEqual([
      ['Name', 'Signs as', 'Signed', 'Version'],
      [
        'Marisol Rivera',
        'Caregiver',
        expect.stringMatching(/^November 21, 2026, 4:00.AM \(Pacific Standard Time\)$/),
        'November 1, 2026',
      ],
      ['Carol Ito', 'Family', 'Not answered yet', ''],
    ])
  })

  it('has nothing of the street or the way in on the caregiver’s copy, nor who the family is before it signs', async () => {
    const id = await offered()
    await accept(id)
    const text = await textOf('caregiver', id, 'agreement')
    expect(text).not.toMatch(/Grand|neighbor|0142|carol@|94612|Ito\b/)
    expect(text).toContain('Oakland, CA')
    expect(text).toContain('$24.50 an hour')
  })

  it('says nothing of rates to a caregiver whom an agency pays', async () => {
    const id = await offered({ hourly_rate: null, daily_rate: 31_000 })
    await accept(id)
    expect(
      rowsUnder((await read('caregiver', id, 'agreement')).root, 'Rates')
        .at(-1)
        ?.at(-1),
    ).toBe('$310.00 a day, for 4 hours')
    await server.db.update(users).set({ role: 'agency_caregiver' }).where(eq(users.id, actors.caregiver))
    expect(await textOf('caregiver', id, 'agreement')).not.toContain('Rates')
  })
})
