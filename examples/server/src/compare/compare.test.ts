import {
  addCompareLink,
  compareLinkLimits,
  favoriteNoteRecord,
  getComparison,
  listCompareLinks,
  listFavoriteNotes,
  removeCompareLink,
  updateFavoriteNote,
} from '@homecare/sdk/compare'
import { getCaregiver } from '@homecare/sdk/caregivers'
import { versionFor } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { caregivers } from '../tables/caregivers.ts'
import { compareLinks, families, favoriteNotes } from '../tables/families.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => void server.change())

const id = someCaregiver
const others = ['caregiver', 'agencyCaregiver', 'staff', 'facility', 'agency', 'careManager'] as const
const write = async (note: string, seen?: string, who: Actor = 'family') =>
  (await server.as(who)).call(updateFavoriteNote, {
    id,
    body: {
      note,
      ...(seen !== undefined && {
        version: versionFor(favoriteNoteRecord, { caregiver_id: id, note: seen }, { note }),
      }),
    },
  })
const notes = async (who: Actor = 'family') => (await server.as(who)).call(listFavoriteNotes)

describe('a note of a caregiver', () => {
  it('is its family’s alone, rewritten, and gone once it is emptied', async () => {
    expect(await notes()).toEqual([])
    expect(await write('  Kind on the phone.\nFree from March. ', '')).toEqual({
      caregiver_id: id,
      note: 'Kind on the phone.\nFree from March.',
    })
    expect(await notes()).toHaveLength(1)
    expect(await notes('otherFamily')).toEqual([])
    await write('Free from May.', 'Kind on the phone.\nFree from March.')
    expect(await notes()).toEqual([{ caregiver_id: id, note: 'Free from May.' }])
    await write('', 'Free from May.')
    expect(await notes()).toEqual([])
    expect(await server.db.$count(favoriteNotes)).toBe(0)
  })

  it('is not overwritten by a tab that has not seen it, which is told what it says now', async () => {
    await write('From one tab', '')
    await expect(write('From another', '')).rejects.toMatchObject({
      kind: 'conflict',
      current: { caregiver_id: id, note: 'From one tab' },
    })
    // The same words twice are no conflict.
    expect(await write('From one tab', '')).toMatchObject({ note: 'From one tab' })
    expect(await write('From another', 'From one tab')).toMatchObject({ note: 'From another' })
  })

  it('is written by one of two tabs that write at once', async () => {
    const kinds = await Promise.all([kindOf(write('One', '')), kindOf(write('Two', ''))])
    expect(kinds.filter((kind) => kind === 'conflict')).toHaveLength(1)
    expect(await notes()).toHaveLength(1)
  })

  it.each([
    ['a long one', 'a'.repeat(1001)],
    ['one that turns round', 'turned \u202E round'],
    ['control signs', 'bell \u0007'],
  ])('refuses %s', async (_, note) => expect(await kindOf(write(note))).toBe('invalid'))

  it('is of nobody else', async () => {
    for (const who of others)
      expect([await kindOf(write('x', '', who)), await kindOf(notes(who))]).toEqual([
        'forbidden',
        'forbidden',
      ])
    expect([await kindOf(write('x', '', 'anonymous')), await kindOf(notes('anonymous'))]).toEqual([
      'unauthenticated',
      'unauthenticated',
    ])
  })

  it('is not of somebody who cannot be found', async () => {
    await server.db.update(caregivers).set({ profile_state_name: 'inactive' }).where(eq(caregivers.id, id))
    expect(await kindOf(write('Still there?'))).toBe('notFound')
  })
})

const share = async (name = 'For my brother', ids = [id, actors.caregiver], who: Actor = 'family') =>
  (await server.as(who)).call(addCompareLink, { body: { name, caregivers: ids } })
const links = async (who: Actor = 'family') => (await server.as(who)).call(listCompareLinks)
const tokenOf = (url: string) => new URL(url).pathname.split('/').at(-1)!
const open = async (url: string, who: Actor = 'anonymous') =>
  (await server.as(who)).call(getComparison, { token: tokenOf(url) })
const revoke = async (linkId: number, who: Actor = 'family') =>
  (await server.as(who)).call(removeCompareLink, { id: linkId })

describe('a link to a comparison', () => {
  it('shows whoever opens it what a visitor sees, and nothing of the family', async () => {
    await write('Our secret', '')
    const { link, url } = await share('For my brother Tadashi')
    expect(link).toMatchObject({ name: 'For my brother Tadashi', last_opened_at: null })
    expect(link.caregivers.map((one) => one.id)).toEqual([id, actors.caregiver])
    const shown = await open(url)
    const visitor = await server.as('anonymous')
    expect(shown.caregivers).toEqual([
      await visitor.call(getCaregiver, { id }),
      await visitor.call(getCaregiver, { id: actors.caregiver }),
    ])
    expect(shown).toEqual({ caregivers: shown.caregivers, gone: 0, expires_at: link.expires_at })
    const [family] = await server.db.select().from(families).where(eq(families.id, actors.family))
    const told = JSON.stringify(shown)
    for (const secret of ['Our secret', 'Tadashi', family!.email, family!.last_name])
      expect(told).not.toContain(secret)
    // Also for the family itself: no heart and no distance.
    expect(await open(url, 'family')).toEqual(shown)
  })

  it('keeps a hash of its token, and says when it was opened last', async () => {
    const { url } = await share()
    const [row] = await server.db.select().from(compareLinks)
    expect(JSON.stringify(row)).not.toContain(tokenOf(url))
    server.clock.advance(60_000)
    await open(url)
    expect((await links())[0]!.last_opened_at).toBe(new Date(server.clock.now()).toISOString())
  })

  it('is listed to its family alone, which ends it at once', async () => {
    const { link, url } = await share()
    expect(await links('otherFamily')).toEqual([])
    expect([
      await kindOf(revoke(link.id, 'otherFamily')),
      await kindOf(revoke(link.id, 'caregiver')),
    ]).toEqual(['notFound', 'forbidden'])
    await open(url)
    await revoke(link.id)
    expect([await links(), await kindOf(open(url)), await kindOf(revoke(link.id))]).toEqual([
      [],
      'notFound',
      'notFound',
    ])
  })

  it('ends by itself', async () => {
    const { url } = await share()
    server.clock.advance(compareLinkLimits.days * 86_400_000 - 1)
    await open(url)
    server.clock.advance(1)
    expect([await kindOf(open(url)), await links()]).toEqual(['notFound', []])
    expect(await kindOf(open('https://a.example/compared/never'))).toBe('notFound')
  })

  it('says of whoever cannot be found how many they are, and no more', async () => {
    const { url } = await share()
    await server.db.update(caregivers).set({ profile_state_name: 'inactive' }).where(eq(caregivers.id, id))
    const shown = await open(url)
    expect([shown.caregivers.map((one) => one.id), shown.gone]).toEqual([[actors.caregiver], 1])
    expect((await links())[0]!.caregivers.map((one) => one.id)).toEqual([actors.caregiver])
    expect(await kindOf(share())).toBe('notFound')
  })

  it('is refused beyond the limit, until one is revoked or has ended', async () => {
    const made = await Promise.all(Array.from({ length: compareLinkLimits.most }, () => share()))
    await expect(share()).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining(`${compareLinkLimits.most} links`),
    })
    await revoke(made[0]!.link.id)
    await share()
    server.clock.advance(compareLinkLimits.days * 86_400_000)
    await share()
    expect(await server.db.$count(compareLinks)).toBe(1)
  })

  it.each([
    ['one person', 'For my brother', [id]],
    ['five people', 'For my brother', [1, 2, 3, 4, 5]],
    ['somebody twice', 'For my brother', [id, id]],
    ['no name', ' ', [id, actors.caregiver]],
    ['a name that turns round', 'For \u202Eme', [id, actors.caregiver]],
    ['a long name', 'a'.repeat(compareLinkLimits.nameLength + 1), [id, actors.caregiver]],
  ])('refuses %s', async (_, name, ids) => expect(await kindOf(share(name, ids))).toBe('invalid'))

  it('is made by families', async () => {
    for (const who of others)
      expect([await kindOf(share('x', undefined, who)), await kindOf(links(who))]).toEqual([
        'forbidden',
        'forbidden',
      ])
    expect(await kindOf(share('x', undefined, 'anonymous'))).toBe('unauthenticated')
  })

  it('is tried so often and no more', async () => {
    const kinds: string[] = []
    for (let tries = 0; tries < 61; tries++)
      kinds.push(await kindOf(open(`https://a.example/compared/${tries}`)))
    expect([kinds[59], kinds[60]]).toEqual(['notFound', 'tooMany'])
  })

  it('is neither kept nor told to others', async () => {
    const { url } = await share()
    const answer = await server.fetch(`/v1/compared/${tokenOf(url)}/`)
    expect([
      answer.status,
      answer.headers.get('Cache-Control'),
      answer.headers.get('Referrer-Policy'),
    ]).toEqual([200, 'no-store', 'no-referrer'])
  })
})
