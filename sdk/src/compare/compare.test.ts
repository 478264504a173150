import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createToasts } from '../kit/state/toasts.js'
import { aJob } from '../testing/builders.js'
import { fakeServer, refuseStale, refuseWith } from '../testing/fakeServer.js'
import { addCompareLink, removeCompareLink, updateFavoriteNote, type CompareLink } from './calls.js'
import { comparisonHref, fitToCompare, isAlike, readCompared } from './compared.js'
import { createCompareLinks } from './compareLinks.js'
import { createFavoriteNoteForm } from './favoriteNote.js'
import { jobToCompare, wishesOfJob } from './jobWishes.js'
import { checkFavoriteNote, checkLinkName, endOfCompareLink } from './limits.js'

describe('who is compared', () => {
  it.each([
    ['with=51,52', [51, 52]],
    ['with=52&with=51', [52, 51]],
    ['with=51,51,52', [51, 52]],
    ['with=1,2,3,4,5', [1, 2, 3, 4]],
    ['with=a,-1,0,1.5,99999999999,7', [7]],
    ['', []],
  ])('reads %s', (query, ids) => expect(readCompared(new URLSearchParams(query))).toEqual(ids))

  it('is what its address says', () => {
    for (const ids of [[], [7], [51, 52], [4, 3, 2, 1]])
      expect(readCompared(new URLSearchParams(comparisonHref(ids).split('?')[1]))).toEqual(ids)
  })

  it('keeps what a search asked for, and nobody else whom its address names', () =>
    expect(comparisonHref([51, 52], 'conditions=2&with=9')).toBe(
      '/caregivers-search/compare?with=51,52&conditions=2',
    ))

  it('is two to four', () =>
    expect([0, 1, 2, 4, 5].map(fitToCompare)).toEqual(['few', 'few', 'ok', 'ok', 'many']))
})

describe('what a job asks for', () => {
  const at = (day_of_week: number, start_time: string, end_time: string) => ({
    ...{ day_of_week, start_time, end_time },
  })
  it.each([
    ['no days', [], null],
    [
      'days of the same hours',
      [at(4, '13:00', '17:00'), at(2, '13:00', '17:00')],
      { days: [2, 4], times: ['13-17'] },
    ],
    ['hours that are begun', [at(1, '08:30', '12:15')], { days: [1], times: ['8-13'] }],
    ['until midnight', [at(1, '20:00', '00:00')], { days: [1], times: ['20-24'] }],
    [
      'days of different hours',
      [at(1, '08:00', '12:00'), at(2, '13:00', '17:00')],
      { days: [1, 2], times: [] },
    ],
  ])('of %s', (_, schedule, when) => expect(wishesOfJob(aJob({ schedule })).when).toEqual(when))

  it('names each wish once, and no wish of the person’s own kind', () => {
    const job = aJob({ conditions: [2, 2], assistance: [1], preferred_languages: [3], preferred_gender: 1 })
    expect(Object.keys(wishesOfJob(job)).toSorted()).toEqual([
      'conditions',
      'home_support',
      'schedule',
      'spoken_languages',
      'when',
    ])
    expect(wishesOfJob(job)).toMatchObject({ conditions: [2], home_support: [1], spoken_languages: [3] })
  })

  it('is of the latest open job, else of the latest draft', () => {
    const job = (id: number, status: 'open' | 'draft' | 'closed') =>
      aJob({ id, status, created_at: `2026-11-0${id}T00:00:00Z` })
    const pick = (...jobs: ReturnType<typeof job>[]) => jobToCompare(jobs)?.id
    expect([
      pick(job(1, 'open'), job(3, 'draft'), job(2, 'open')),
      pick(job(1, 'draft'), job(2, 'closed')),
      pick(job(1, 'closed')),
    ]).toEqual([2, 1, undefined])
  })
})

it('tells rows apart in which somebody differs', () => {
  expect([
    isAlike([['a'], ['a'], ['a']]),
    isAlike([['a'], ['a', 'b']]),
    isAlike([['a, b'], ['a', 'b']]),
    isAlike([['a']]),
    isAlike([[], []]),
  ]).toEqual([true, false, false, false, true])
})

describe('notes and names', () => {
  it.each([
    ['none', '', true],
    ['two lines', 'Two\nlines', true],
    ['emoji', '😀'.repeat(1000), true],
    ['too long', 'a'.repeat(1001), false],
    ['turned round', 'turned \u202E', false],
    ['control signs', 'bell \u0007', false],
  ])('a note: %s', (_, note, ok) => expect(checkFavoriteNote(note) === null).toBe(ok))

  it.each([
    ['For my brother', true],
    ['', false],
    ['  ', false],
    ['two\nlines', false],
    ['a'.repeat(61), false],
    ['turned \u202E', false],
  ])('name %j', (name, ok) => expect(checkLinkName(name) === null).toBe(ok))

  it('end after thirty days', () =>
    expect(endOfCompareLink(new Date('2026-11-01T12:00:00Z')).toISOString()).toBe('2026-12-01T12:00:00.000Z'))
})

const link: CompareLink = {
  ...{ id: 3, name: 'For my brother', caregivers: [], last_opened_at: null },
  ...{ created_at: '2026-11-01T12:00:00Z', expires_at: '2026-12-01T12:00:00Z' },
}
const client = (server: ReturnType<typeof fakeServer>) =>
  createClient({ fetch: server.fetch, pause: async () => {} })

describe('the form of a note', () => {
  const note = { caregiver_id: 51, note: 'Kind' }

  it('sends what it has seen, and leaves whose words stay to whoever writes', async () => {
    const server = fakeServer().on(updateFavoriteNote, () => refuseStale({ caregiver_id: 51, note: 'Late' }))
    const saved: string[] = []
    const form = createFavoriteNoteForm(client(server), note, (one) => saved.push(one.note))
    form.fields.note.set('Punctual')
    expect(await form.submit()).toBe(false)
    expect(form.conflicts.value).toEqual([{ name: 'note', theirs: 'Late', mine: 'Punctual' }])
    expect(form.data.value.note).toBe('Punctual')
    form.choose('note', 'mine')
    server.on(updateFavoriteNote, ({ body }) => ({ caregiver_id: 51, note: body.note }))
    expect(await form.submit()).toBe(true)
    expect(saved).toEqual(['Punctual'])
    const versions = server.seen.map(({ body }) => (body as { version: string }).version)
    expect(new Set(versions).size).toBe(2)
  })

  it('keeps what was typed when it could not be saved', async () => {
    const server = fakeServer().on(updateFavoriteNote, () => refuseWith(500))
    const form = createFavoriteNoteForm(client(server), note, () => {})
    form.fields.note.set('Punctual')
    expect([await form.submit(), form.data.value.note]).toEqual([false, 'Punctual'])
  })
})

describe('the links of a family', () => {
  const setUp = () => {
    const server = fakeServer()
      .on(addCompareLink, ({ body }) => ({ link: { ...link, id: 4, name: body.name }, url: 'https://a/b' }))
      .on(removeCompareLink, () => {})
    const toasts = createToasts(() => {})
    const store = createCompareLinks(client(server), toasts, [link])
    store.compare([51, 52])
    return { server, toasts, store }
  }

  it('gain the one that is made, whose address is there until it is revoked', async () => {
    const { store, server } = setUp()
    store.form.fields.name.set(' For my sister ')
    expect(await store.form.submit()).toBe(true)
    expect(server.seen[0]!.body).toEqual({ name: 'For my sister', caregivers: [51, 52] })
    expect([store.all.value.map(({ id }) => id), store.made.value?.url]).toEqual([[4, 3], 'https://a/b'])
    await store.revoke.run(store.all.value[0]!)
    expect([store.all.value.map(({ isRevoked }) => isRevoked), store.made.value]).toEqual([
      [true, false],
      null,
    ])
  })

  it('need a name', async () => {
    const { store, server } = setUp()
    expect([await store.form.submit(), server.seen.length]).toEqual([false, 0])
  })

  it('are revoked where another tab has revoked them, and stay where it failed', async () => {
    const { store, server, toasts } = setUp()
    server.on(removeCompareLink, () => refuseWith(500))
    await store.revoke.run(link)
    expect([store.all.value[0]!.isRevoked, toasts.list.value.length]).toEqual([false, 1])
    server.on(removeCompareLink, () => refuseWith(404))
    await store.revoke.run(link)
    expect(store.all.value[0]!.isRevoked).toBe(true)
  })
})
