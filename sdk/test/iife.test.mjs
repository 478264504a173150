import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'

/** `names` of the entry, or all of them; `works` is true in its context. */
const scripts = [
  { file: 'homecare', global: 'Homecare', entry: 'index', works: makesClient },
  { file: 'homecare-signup', global: 'HomecareSignup', entry: 'signup/index', works: makesClient },
  {
    file: 'homecare-native',
    global: 'HomecareNative',
    entry: 'native/index',
    names: ['askNative', 'askNativeAndWait', 'deviceOf', 'listenToNativeApp'],
    works: hearsTheApp,
  },
]

function makesClient(global) {
  return `typeof ${global}.createClient({ baseUrl: 'https://api.example' }).call === 'function'`
}

/** A page that does what one message asks for, and not what one from elsewhere does. */
function hearsTheApp(global) {
  return `(() => {
    let hear, went
    const target = { addEventListener: (_, listener) => (hear = listener), removeEventListener() {} }
    const deeds = { push: (path) => (went = path) }
    ${global}.listenToNativeApp({ target, origins: ['https://app.example'], deeds })
    hear({ origin: 'https://app.example', data: '{"type":"push","path":"/messages"}' })
    hear({ origin: 'https://elsewhere.example', data: '{"type":"push","path":"/terms"}' })
    return went === '/messages'
  })()`
}

for (const { file, global, entry, names, works } of scripts) {
  describe(`${file}.iife.js`, () => {
    const code = readFileSync(new URL(`../dist/${file}.iife.js`, import.meta.url), 'utf8')

    /** A context with the language and nothing else: no window, no document, no fetch, no timers, no process. */
    const bare = createContext({})

    before(() => runInContext(code, bare))

    test('loads where there is no DOM, and adds one global', () => {
      assert.equal(runInContext('Object.keys(globalThis).join()', bare), global)
    })

    test(names ? `offers of its entry ${names.join(', ')}` : 'offers what its entry offers', async () => {
      const offered = [...runInContext(`Object.keys(${global})`, bare)]
      const ofEntry = Object.keys(await import(`../dist/${entry}.js`))
      assert.deepEqual(offered.toSorted(), names ?? ofEntry.toSorted())
      for (const name of offered) assert.ok(ofEntry.includes(name))
    })

    test('does its work there, touching nothing until it is asked for something', () => {
      assert.equal(runInContext(works(global), bare), true)
    })

    test('holds no Firebase', () => {
      assert.doesNotMatch(code, /firebaseio|identitytoolkit/)
    })
  })
}
