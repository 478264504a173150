import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percentile, uiBuildOf } from './sizes.mjs'

const manifest = {
  'index.html': {
    file: 'app.js',
    isEntry: true,
    css: ['app.css'],
    imports: ['_react.js'],
    dynamicImports: ['src/a/HomeScreen.tsx', 'src/b/MapScreen.tsx'],
  },
  '_react.js': { file: 'react.js' },
  '_shared.js': { file: 'shared.js', css: ['shared.css'], imports: ['_react.js'] },
  'src/a/HomeScreen.tsx': { file: 'home.js', css: ['home.css'], imports: ['_shared.js', 'index.html'] },
  'src/b/MapScreen.tsx': { file: 'map.js', imports: ['_shared.js'] },
}
const sizes = {
  'app.js': 10,
  'react.js': 60,
  'shared.js': 5,
  'home.js': 3,
  'map.js': 20,
  'app.css': 4,
  'shared.css': 2,
  'home.css': 1,
}
const build = uiBuildOf(manifest, (file) => sizes[file])

test('a first load is the shell and the page, each file once', () => {
  assert.deepEqual(build.firstLoad('HomeScreen'), {
    found: true,
    scriptBytes: 78,
    styleBytes: 7,
    requests: 8,
  })
})

test('a later route counts what the shell has not loaded', () => {
  assert.deepEqual(
    build.laterRoutes().map(({ bytes }) => bytes),
    [8, 25],
  )
})

test('the percentile is by nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, at) => at + 1)
  assert.equal(percentile(values, 95), 19)
  assert.equal(percentile([7], 95), 7)
  assert.equal(percentile([], 95), 0)
})
