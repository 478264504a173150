import assert from 'node:assert/strict'
import { test } from 'node:test'
import { percentile, uiBuildOf, withoutHashes } from './sizes.mjs'

const manifest = {
  'src/app/entry.tsx': { file: 'app.js', isEntry: true, css: ['app.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', name: 'react' },
  '_shared.js': { file: 'shared.js', name: 'shared', css: ['shared.css'], imports: ['_react.js'] },
  'src/a/HomeScreen.tsx': {
    file: 'home.js',
    css: ['home.css'],
    imports: ['_shared.js', 'src/app/entry.tsx'],
  },
  'home.css': { file: 'home.css', name: 'home' },
  'src/app/laterCode.ts': { file: 'later.js', name: 'laterCode', imports: ['src/a/HomeScreen.tsx'] },
  'src/b/MapScreen.tsx': {
    ...{ file: 'map.js', name: 'MapScreen', imports: ['_shared.js', '_tiles.js'] },
    dynamicImports: ['src/b/PinStep.tsx', 'src/b/AskDialog.tsx'],
  },
  'src/b/PinStep.tsx': { file: 'pin.js', name: 'PinStep', imports: ['_tiles.js', '_pins.js'] },
  'src/b/AskDialog.tsx': { file: 'ask.js', name: 'AskDialog' },
  '_pins.js': { file: 'pins.js', name: 'pins' },
  'text.woff2': { file: 'text.woff2' },
  '_tiles.js': { file: 'tiles.js', name: 'tiles' },
}
const sizes = {
  'app.js': 10,
  'react.js': 60,
  'shared.js': 5,
  'home.js': 3,
  'later.js': 4,
  'map.js': 20,
  'tiles.js': 2,
  'pin.js': 3,
  'pins.js': 1,
  'ask.js': 50,
  'app.css': 4,
  'shared.css': 2,
  'home.css': 1,
}
const build = uiBuildOf(manifest, (file) => sizes[file])

test('a first load is the entry and the page, each file once', () => {
  assert.deepEqual(build.firstLoad('a/HomeScreen'), {
    found: true,
    scriptBytes: 78,
    styleBytes: 7,
    requests: 6,
  })
})

test('a page with no chunk is missing', () => assert.equal(build.firstLoad('a/GoneScreen').found, false))

test('a later route counts what neither the entry nor the later code has loaded', () => {
  assert.deepEqual(build.laterRoutes(), [
    { route: 'src/a/HomeScreen.tsx', bytes: 0 },
    { route: 'src/b/MapScreen.tsx', bytes: 22 },
  ])
})

test('a later route does not count what every home has loaded', () => {
  assert.deepEqual(build.laterRoutes(['a/HomeScreen', 'b/MapScreen']).at(-1), {
    route: 'src/b/MapScreen.tsx',
    bytes: 22,
  })
  assert.deepEqual(build.laterRoutes(['b/MapScreen']).at(-1)?.bytes, 0)
})

test('a step counts with its screen, each file once, and no dialog', () => {
  assert.deepEqual(build.parts('b/MapScreen'), [{ part: 'src/b/PinStep.tsx', bytes: 26 }])
  assert.deepEqual(build.parts('a/HomeScreen'), [])
  assert.deepEqual(build.parts('a/GoneScreen'), [])
})

test('the percentile is by nearest rank', () => {
  const values = Array.from({ length: 20 }, (_, at) => at + 1)
  assert.equal(percentile(values, 95), 19)
  assert.equal(percentile([7], 95), 7)
  assert.equal(percentile([], 95), 0)
})

test('a size does not depend on the hashes of names', () => {
  const code = (one, other) => `import"./a-${one}.js";import"./own-b-${other}.js";import"./a-${one}.js"`
  const stable = withoutHashes(code('DT-qW9K', '-GxFPHN'))
  assert.equal(withoutHashes(code('aaaaaaa', '_b-bbbb')), stable)
  assert.match(stable, /^import"\.\/a-([\w-]{7})\.js";import"\.\/own-b-[\w-]{7}\.js";import"\.\/a-\1\.js"$/)
  assert.equal(withoutHashes('a-well-known.js.map, half-an-hour'), 'a-well-known.js.map, half-an-hour')
})
