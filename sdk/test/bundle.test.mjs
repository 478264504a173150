import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { realpathSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { lean } from '../bundle/lean.mjs'
import { withBase, withQuery } from '../bundle/ufo.mjs'

const sdk = fileURLToPath(new URL('..', import.meta.url))
const ofetch = realpathSync(join(sdk, 'node_modules', 'ofetch'))
const ufo = await import(pathToFileURL(join(dirname(ofetch), 'ufo', 'dist', 'index.mjs')))

/** A package whole, and as ours holds it. */
async function bothOf(name) {
  const of = async (plugins) => {
    const stdin = { contents: `export * from '${name}'`, resolveDir: sdk }
    const options = { stdin, bundle: true, write: false, format: 'esm', platform: 'browser', plugins }
    const { outputFiles } = await build(options)
    return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  }
  return [await of([]), await of([lean])]
}

test('an address with its query says in the package what it says in the source, which asks ufo', () => {
  const queries = [
    {},
    { city: 'san josé', state: 'CA', limit: 15, offset: 0, vetted: true, favorites: false },
    { conditions: [20, 30], schedule: ['a b', 'c&d=e', '+', '#?/%'], spoken_languages: [] },
    { missing: undefined, empty: '', nothing: null, emoji: '🏠', quotes: `"'<>\\` },
    { 'a[b]': '1', 'c d': '2' },
  ]
  const read = (address) => [...new URL(address).searchParams]
  for (const base of ['https://care.example.com', 'https://care.example.com/', 'http://127.0.0.1:8080'])
    for (const query of queries) {
      const ours = withQuery(withBase('/v1/caregivers/', base), query)
      const theirs = ufo.withQuery(ufo.withBase('/v1/caregivers/', base), query)
      assert.deepEqual(read(ours), read(theirs))
      assert.equal(new URL(ours).pathname, new URL(theirs).pathname)
    }
})

describe('ofetch as the package holds it', async () => {
  const both = await bothOf('ofetch')
  const { signal } = new AbortController()
  // What the client asks of it, in every request.
  const always = { signal, responseType: 'text', ignoreResponseError: true, retry: false }
  const json = { Accept: 'application/json', 'Content-Type': 'application/json' }
  const form = new FormData()
  form.append('file', new Blob(['a photo']), 'photo.jpg')

  for (const [what, options, answer] of [
    ['a question', { method: 'GET', query: { city: 'Oakland', limit: 15 } }, () => new Response('{}')],
    ['an empty question', { method: 'GET', query: {}, baseURL: undefined }, () => new Response('')],
    ['a change', { method: 'PATCH', body: '{"a":1}', headers: json }, () => new Response('{"b":2}')],
    [
      'no body',
      { method: 'DELETE', body: undefined, headers: json },
      () => new Response(null, { status: 204 }),
    ],
    ['a form', { method: 'POST', body: form, headers: { Accept: 'text/plain' } }, () => new Response('é')],
    [
      'a refusal',
      { method: 'GET', keepalive: true, credentials: 'include' },
      () => new Response('{"no":1}', { status: 404 }),
    ],
    ['a fault', { method: 'POST', body: 'a=b', headers: json }, () => new Response('oh', { status: 503 })],
  ])
    test(`sends and reads as whole: ${what}`, async () => {
      const [whole, less] = await Promise.all(
        both.map(async ({ createFetch }) => {
          const sent = []
          const fetch = async (address, { headers, ...rest }) => {
            const { responseType: _, ignoreResponseError: __, retry: ___, ...init } = rest
            sent.push([address, Object.fromEntries(headers), JSON.parse(JSON.stringify(init)), init.body])
            assert.equal(init.signal, signal)
            return answer()
          }
          const given = Object.assign({ baseURL: 'https://care.example.com' }, options, always)
          const { status, _data } = await createFetch({ fetch }).raw('/v1/caregivers/', given)
          return { sent, status, _data }
        }),
      )
      assert.deepEqual(less, whole)
    })

  test('fails with what fetch threw, which the whole one gives as the cause', async () => {
    const lost = new TypeError('fetch failed')
    const fetch = () => Promise.reject(lost)
    const [whole, less] = both.map(({ createFetch }) =>
      createFetch({ fetch }).raw('/', { ...always, method: 'GET' }),
    )
    await assert.rejects(whole, ({ cause }) => cause === lost)
    await assert.rejects(less, (error) => error === lost)
  })
})

test('superstruct as the package holds it judges what JSON holds as the whole one, with the same words', async () => {
  const said = (await bothOf('superstruct')).map((s) => {
    const inner = s.type({ id: s.number(), name: s.nullable(s.size(s.string(), 1, 3)) })
    const structs = [
      s.size(s.array(s.number()), 1, 2),
      s.size(s.number(), 1, 2),
      s.size(s.string(), 2),
      s.nonempty(s.array(s.string())),
      s.min(s.integer(), 1),
      s.record(s.string(), s.boolean()),
      s.object({
        id: s.number(),
        list: s.array(inner),
        kind: s.enums(['a', 'b']),
        maybe: s.optional(s.string()),
      }),
    ]
    const values = [
      ...[
        null,
        true,
        0,
        1,
        2,
        3,
        1.5,
        '',
        'a',
        'ab',
        [],
        [1],
        [1, 2, 3],
        ['', 'a'],
        {},
        { a: true },
        { a: 1 },
      ],
      {
        id: 1,
        list: [
          { id: 1, name: 'abcd' },
          { id: '', name: null },
        ],
        kind: 'c',
        more: 1,
      },
      { id: 1, list: [{ id: 1, name: 'abc', more: 1 }], kind: 'a' },
    ]
    return structs.flatMap((struct) =>
      values.map((value) => {
        const [error, taken] = s.validate(value, struct, { coerce: true })
        return [taken, error?.message, error?.failures().map(({ path, message }) => [path, message])]
      }),
    )
  })
  assert.deepEqual(said[1], said[0])
  assert.ok(said[0].some(([, wrong]) => wrong === undefined) && said[0].some(([, wrong]) => wrong))
})
