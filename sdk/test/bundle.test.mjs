import assert from 'node:assert/strict'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withBase, withQuery } from '../bundle/ufo.mjs'

const ofetch = realpathSync(fileURLToPath(new URL('../node_modules/ofetch', import.meta.url)))
const ufo = await import(pathToFileURL(join(dirname(ofetch), 'ufo', 'dist', 'index.mjs')))

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
