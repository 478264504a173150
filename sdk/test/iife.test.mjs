import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'

const code = readFileSync(new URL('../dist/homecare.iife.js', import.meta.url), 'utf8')

/** A context with the language and nothing else: no window, no document, no fetch, no timers, no process. */
const bare = createContext({})

before(() => runInContext(code, bare))

test('it loads where there is no DOM, and adds one global', () => {
  assert.equal(runInContext('Object.keys(globalThis).join()', bare), 'Homecare')
})

test('it offers what the main entry offers', async () => {
  const entry = await import('../dist/index.js')
  const names = runInContext('Object.keys(Homecare)', bare)
  assert.deepEqual([...names].toSorted(), Object.keys(entry).toSorted())
})

test('a client is made without touching anything, until it is asked for something', () => {
  assert.equal(
    runInContext("typeof Homecare.createClient({ baseUrl: 'https://api.example' }).call", bare),
    'function',
  )
})

test('it holds no Firebase', () => {
  assert.doesNotMatch(code, /firebaseio|identitytoolkit/)
})
