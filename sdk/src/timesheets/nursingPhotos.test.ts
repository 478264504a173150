import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { message } from '../kit/text.js'
import { aNursingTimesheet, fakeServer, refuseWith } from '../testing/index.js'
import { updateNursingPhotos } from './nursingCalls.js'
import { createWaitingPhotos, photosToTake } from './nursingPhotos.js'
import { nursingTexts } from './nursingTexts.js'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const words = new File(['x'], 'words.txt', { type: 'text/plain' })
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name)
const tooMany = message(nursingTexts.tooManyPhotos, { max: 5 })

describe('of picked files', () => {
  it.each([
    ['all, where there is room', [picture('a'), picture('b')], 2, ['a', 'b'], null],
    ['as many as there is room for', [picture('a'), picture('b')], 1, ['a'], tooMany],
    ['none, where there is none', [picture('a')], 0, [], tooMany],
    ['none of nothing', [], 0, [], null],
  ])('taken are %s', (_, files, room, taken, why) => {
    const found = photosToTake(files, room)
    expect([names(found.taken), found.why]).toEqual([taken, why])
  })

  it('what is no picture is left out, and said before that there are too many', () => {
    const { taken, why } = photosToTake([words, picture('a'), picture('b')], 1)
    expect(names(taken)).toEqual(['a'])
    expect([why === null, why === tooMany]).toEqual([false, false])
    expect(why).toEqual(photosToTake([words], 5).why)
  })
})

function opened(answer: () => boolean = () => true) {
  const keys: (string | null)[] = []
  const stored: number[] = []
  let counts = 0
  const sheet = aNursingTimesheet({ id: 3 })
  const server = fakeServer().on(updateNursingPhotos, ({ headers }) => {
    keys.push(headers.get('Idempotency-Key'))
    return answer() ? { ...sheet, photos: [{ id: keys.length, photo: '/p' }] } : refuseWith(500)
  })
  const photos = createWaitingPhotos({
    care: createClient({ fetch: server.fetch, pause: async () => {}, cookies: () => '' }),
    upload: undefined,
    counted: () => counts++,
    stored: (timesheet) => stored.push(timesheet.photos[0]?.id ?? 0),
  })
  return { photos, keys, stored, counts: () => counts }
}

it('each waits under a key of its own, is sent under it, and goes once it is stored', async () => {
  const { photos, keys, stored, counts } = opened()
  photos.restore([{ key: 'of-before', file: picture('a') }])
  photos.pick([picture('b'), picture('b')], 5)
  const waiting = photos.all.value.map(({ key }) => key)
  expect(new Set(waiting).size).toBe(3)
  expect([waiting[0], counts()]).toEqual(['of-before', 2])
  expect(await photos.send(3)).toBe(true)
  expect([keys, stored, photos.all.value]).toEqual([waiting, [1, 2, 3], []])
})

it('one that fails says so and stays for the next time; the others go', async () => {
  let isBroken = true
  const { photos, keys, stored } = opened(() => !isBroken || keys.length !== 1)
  photos.pick([picture('a'), picture('b')], 5)
  const [first] = photos.all.value
  expect(await photos.send(3)).toBe(false)
  expect(photos.all.value).toMatchObject([{ key: first?.key, upload: { state: 'failed' } }])
  isBroken = false
  expect(await photos.send(3)).toBe(true)
  expect(stored).toHaveLength(2)
  expect(keys.at(-1)).toBe(first?.key)
})

it('one that is dropped is not sent, and a refusal is forgotten with the next pick', async () => {
  const { photos, keys } = opened()
  photos.pick([words, picture('a')], 5)
  expect(photos.refused.value).not.toBeNull()
  photos.drop(photos.all.value[0]?.key ?? '')
  photos.pick([], 5)
  expect([photos.refused.value, photos.all.value, await photos.send(3), keys]).toEqual([null, [], true, []])
})
