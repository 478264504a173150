import { describe, expect, it } from 'vitest'
import { answerRaw, fakeServer, refuse, refuseWith } from '../testing/fakeServer.js'
import type { ClientOptions } from './options.js'
import type { ApiError } from '../kit/error.js'
import { addPet, client, errorOf, listPets } from './testing/pets.js'

describe('tries', () => {
  const failing = (status: number, headers: Record<string, string> = {}) => {
    let tries = 0
    const server = fakeServer().on(listPets, () => {
      if (++tries < 3) answerRaw('{"status":"fail"}', { status, headers })
      return []
    })
    return { fetch: server.fetch, tries: () => tries }
  }
  async function waited(options: ClientOptions): Promise<[pauses: number[], kind: string]> {
    const pauses: number[] = []
    const pause = async (ms: number) => void pauses.push(ms)
    const sent = client({ pause, ...options }).call(listPets, { owner: 1 })
    return [
      pauses,
      await sent.then(
        () => 'success',
        (error: ApiError) => error.kind,
      ),
    ]
  }

  it('are some time apart, which differs, so that many do not come back at once', async () => {
    const drawn = new Set<number>()
    for (let run = 0; run < 20; run++) {
      const [pauses, kind] = await waited({ fetch: failing(503).fetch })
      expect(kind).toBe('success')
      expect(pauses).toHaveLength(2)
      for (const [at, pause] of pauses.entries()) {
        expect(pause).toBeGreaterThan([150, 600][at] ?? NaN)
        expect(pause).toBeLessThanOrEqual([300, 1200][at] ?? NaN)
        drawn.add(pause)
      }
    }
    expect(drawn.size).toBeGreaterThan(2)
  })

  it('are as many as the client is told, and none where it is told so', async () => {
    expect(await waited({ fetch: failing(503).fetch, retryPausesMs: [] })).toEqual([[], 'server'])
    expect((await waited({ fetch: failing(503).fetch, retryPausesMs: [10] }))[1]).toBe('server')
    expect((await waited({ fetch: failing(503).fetch, retryPausesMs: [10, 10] }))[1]).toBe('success')
  })

  it('wait as long as the server asks, up to five seconds; who is to wait longer hears it at once', async () => {
    for (const status of [429, 503])
      expect(await waited({ fetch: failing(status, { 'Retry-After': '5' }).fetch })).toEqual([
        [5000, 5000],
        'success',
      ])
    expect(await waited({ fetch: failing(503, { 'Retry-After': '6' }).fetch })).toEqual([[], 'server'])
    expect(await waited({ fetch: failing(429).fetch })).toEqual([[], 'tooMany'])
  })
})

describe('whoever watches calls', () => {
  it('is told of each once it has ended, with its name in the log of the server, and how often it was sent', async () => {
    const seen: unknown[] = []
    const onCall: ClientOptions['onCall'] = ({ route }) => {
      const began = seen.length
      return ({ error, requestId, tries }) => seen.push([began, route, error?.kind, requestId, tries])
    }
    let busy = true
    const server = fakeServer()
      .on(listPets, () => {
        if (busy) refuseWith(503)
        return []
      })
      .on(addPet, () => refuse({ name: ['Taken.'] }))
    const pause = async () => void (busy = false)
    const care = client({ fetch: server.fetch, onCall, pause })
    await care.call(listPets, { owner: 1 })
    await errorOf(care.call(addPet, { owner: 1, body: { name: 'M' } }))
    await errorOf(care.call(addPet, { owner: 1 } as never))
    server.offline()
    await errorOf(care.call(addPet, { owner: 1, body: { name: 'M' } }))
    expect(seen).toEqual([
      [0, listPets.route, undefined, 'fake-2', 2],
      [1, addPet.route, 'invalid', 'fake-3', 1],
      [2, addPet.route, 'invalid', undefined, 0],
      [3, addPet.route, 'offline', undefined, 1],
    ])
  })

  it('takes no answer away by failing at the end, and gives headers to the calls that it means', async () => {
    const server = fakeServer().on(listPets, () => [])
    const care = client({
      fetch: server.fetch,
      onCall: () => () => {
        throw new Error('no log')
      },
      headers: ({ route }): Record<string, string> =>
        route === listPets.route ? { traceparent: '00-1-2-01' } : {},
    })
    expect(await care.call(listPets, { owner: 1 })).toEqual([])
    expect(server.seen[0]?.headers.get('traceparent')).toBe('00-1-2-01')
  })
})
