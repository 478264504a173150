import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { addFavorite } from '../families/calls.js'
import { createToasts } from '../kit/state/toasts.js'
import { say } from '../kit/text.js'
import { addSavedSearch } from '../search/savedCalls.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { mapStorage } from '../testing/mapStorage.js'
import { anonymous } from '../vocabulary/account/identity.js'
import {
  visitorHearts,
  visitorHeartsLimit,
  visitorLetter,
  visitorSaves,
  visitorSearch,
  visitorWriter,
} from './keeping.js'
import { keepWishes } from './wishes.js'

const oakland = '/caregivers-search/california/oakland'

function setUp(user_type: 'family' | 'caregiver' = 'family') {
  const server = fakeServer()
  const [device, tab] = [mapStorage(), mapStorage()]
  const wishes = { hearts: visitorHearts(device), searches: visitorSaves(tab) }
  wishes.hearts.toggle(51)
  wishes.hearts.toggle(52)
  wishes.searches.toggle(oakland)
  const toasts = createToasts(() => {})
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const sent: unknown[] = []
  let shown = 0
  const keep = () =>
    keepWishes({ care, toasts, identity: { ...anonymous, user_type } }, wishes, () => void (shown += 1))
  const said = () =>
    toasts.list.value.map(({ text }) => (typeof text === 'string' ? text : say('en', text as never)))
  return { server, wishes, keep, sent, said, shown: () => shown }
}
const saved = { id: 1, address: oakland, place: null, created_at: '2026-11-20T18:00:00.000Z' }

describe('what a visitor left', () => {
  it('is done for a family that signs in, once, and said', async () => {
    const { server, wishes, keep, sent, said, shown } = setUp()
    server.on(addFavorite, ({ params }) => {
      sent.push(Number(params.id))
      return { has_favorited: true }
    })
    server.on(addSavedSearch, ({ body }) => {
      sent.push(body.address)
      return saved
    })
    await Promise.all([keep(), keep()])
    expect(sent).toEqual([51, 52, oakland])
    expect(said()).toEqual(['2 caregivers are in your favorites now.', 'Your search is saved.'])
    expect([wishes.hearts.all(), wishes.searches.all(), shown()]).toEqual([[], [], 1])
  })

  it('is forgotten where somebody signs in who has no favorites', async () => {
    const { wishes, keep, said, shown } = setUp('caregiver')
    await keep()
    expect([wishes.hearts.all(), wishes.searches.all(), said(), shown()]).toEqual([[], [], [], 0])
  })

  it('waits for the next time where it does not get through, and not where it is refused', async () => {
    const { server, wishes, keep, said } = setUp()
    server.on(addFavorite, ({ params }) =>
      Number(params.id) === 51 ? refuseWith(500) : refuseWith(404, 'There is nobody.'),
    )
    server.on(addSavedSearch, () => refuseWith(409, 'Too many.'))
    await keep()
    expect([wishes.hearts.all(), wishes.searches.all(), said()]).toEqual([[51], [], []])
  })
})

describe('what is kept', () => {
  it('of hearts is a list without anybody twice, of so many at most, that a press takes back', () => {
    const hearts = visitorHearts(mapStorage())
    for (let id = 0; id <= visitorHeartsLimit; id++) hearts.toggle(id)
    expect(hearts.all()).toHaveLength(visitorHeartsLimit)
    expect([hearts.has(0), hearts.has(1)]).toEqual([false, true])
    expect(hearts.toggle(1)).toBe(false)
    expect(hearts.has(1)).toBe(false)
  })

  it.each(['{', '7', '["a"]', '{"to":"51"}'])('reads %s as nothing', (text) => {
    const storage = mapStorage()
    for (const name of ['hearts', 'search', 'writer', 'letter']) storage.setItem(`visitor.${name}`, text)
    expect(visitorHearts(storage).all()).toEqual([])
    expect([visitorWriter(storage).read(), visitorLetter(storage).for(51)]).toEqual([null, null])
    expect(visitorSearch(storage).read()).toBeNull()
  })

  it('of a letter is found by whom the message is for', () => {
    const letter = visitorLetter(mapStorage())
    const kept = { ticket: 't', email: 'carol@example.com', expires_at: '2026-12-01T00:00:00.000Z' }
    letter.keep(51, kept)
    expect([letter.for(51), letter.for(52)]).toMatchObject([kept, null])
    letter.forget()
    expect(letter.for(51)).toBeNull()
  })

  it('of searches is only what is one', () => {
    const search = visitorSearch(mapStorage())
    search.keep('/help/family')
    expect(search.read()).toBeNull()
    search.keep(oakland)
    expect(search.read()).toBe(oakland)
  })
})
