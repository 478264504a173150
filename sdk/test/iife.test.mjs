import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'

for (const [file, global, entry] of [
  ['homecare', 'Homecare', 'index'],
  ['homecare-signup', 'HomecareSignup', 'signup/index'],
]) {
  describe(`${file}.iife.js`, () => {
    const code = readFileSync(new URL(`../dist/${file}.iife.js`, import.meta.url), 'utf8')

    /** A context with the language and nothing else: no window, no document, no fetch, no timers, no process. */
    const bare = createContext({})

    before(() => runInContext(code, bare))

    test('loads where there is no DOM, and adds one global', () => {
      assert.equal(runInContext('Object.keys(globalThis).join()', bare), global)
    })

    test('offers what its entry offers', async () => {
      const names = runInContext(`Object.keys(${global})`, bare)
      assert.deepEqual([...names].toSorted(), Object.keys(await import(`../dist/${entry}.js`)).toSorted())
    })

    test('makes a client without touching anything, until it is asked for something', () => {
      const made = `typeof ${global}.createClient({ baseUrl: 'https://api.example' }).call`
      assert.equal(runInContext(made, bare), 'function')
    })

    test('holds no Firebase', () => {
      assert.doesNotMatch(code, /firebaseio|identitytoolkit/)
    })
  })
}
