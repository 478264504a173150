import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crowdedFolders, floorBreaches, folderCircles, fullestFolder } from './folders.mjs'

const source = (file, ...imports) => ({
  file: `server/src/${file}`,
  text: imports.map((specifier) => `import { x } from '${specifier}'`).join('\n'),
})

test('folders that use one another in one direction make no circle', () => {
  assert.deepEqual(
    folderCircles([
      source('jobs/apply.ts', '../people/session.ts', './search.ts'),
      source('hiring/visits.ts', '../jobs/apply.ts', '../people/session.ts'),
      source('main.ts', './hiring/visits.ts'),
    ]),
    [],
  )
})

test('two folders that import each other are a circle, told with both imports, types included', () => {
  const [circle, ...others] = folderCircles([
    source('jobs/apply.ts', '../people/session.ts'),
    { file: 'server/src/people/session.ts', text: "\nimport type { Job } from '../jobs/apply.ts'" },
  ])
  assert.deepEqual(others, [])
  assert.match(circle, /^2 folders import each other \(server\/src\/jobs, server\/src\/people\)/)
  assert.match(circle, /jobs\/apply\.ts:1 → server\/src\/people\/session\.ts/)
  assert.match(circle, /people\/session\.ts:2 → server\/src\/jobs\/apply\.ts/)
})

test('a circle by way of a third folder is found, and so is one with the folder above', () => {
  const around = [
    source('a/one.ts', '../b/two.ts'),
    source('b/two.ts', '../c/three.ts'),
    source('c/three.ts', '../a/one.ts'),
  ]
  assert.match(folderCircles(around)[0], /^3 folders/)
  const above = [source('main.ts', './web/pages.ts'), source('web/pages.ts', '../main.ts')]
  assert.match(folderCircles(above)[0], /^2 folders/)
  assert.equal(folderCircles([...around, ...above]).length, 2)
})

test('an entry stands above the folders that it gives out, and closes a circle where one of them imports it', () => {
  const kit = [
    source('kit/index.ts', './text.ts', './dates/days.ts'),
    source('kit/dates/days.ts', '../text.ts'),
  ]
  assert.deepEqual(folderCircles(kit), [])
  assert.match(folderCircles([...kit, source('kit/text.ts', './index.ts')])[0], /kit\/index/)
})

test('late imports count; tests, what only tests use, and styles do not', () => {
  const late = { file: 'server/src/b/two.ts', text: "const load = () => import('../a/one.ts')" }
  assert.equal(folderCircles([source('a/one.ts', '../b/two.ts'), late]).length, 1)
  assert.deepEqual(
    folderCircles([
      source('a/one.ts', '../b/two.ts', '../b/two.css'),
      source('b/two.test.ts', '../a/one.ts'),
      source('b/testing/world.ts', '../../a/one.ts'),
      source('b/samples.ts', '../testing/samples.ts'),
      source('testing/samples.ts', '../b/two.ts'),
    ]),
    [],
  )
})

const files = (count, folder) => Array.from({ length: count }, (_, at) => source(`${folder}/file${at}.ts`))

test('a folder may have as many files as are allowed, tests beside them, and no more', () => {
  const tests = files(9, 'jobs').map(({ file, text }) => ({ file: file.replace('.ts', '.test.ts'), text }))
  assert.deepEqual(crowdedFolders([...files(25, 'jobs'), ...tests, ...files(3, 'jobs/inner')], 25), [])
  assert.deepEqual(crowdedFolders(files(26, 'jobs'), 25), [
    'server/src/jobs has 26 files besides tests: at most 25',
  ])
  assert.deepEqual(fullestFolder([...files(4, 'jobs'), ...tests, ...files(7, 'chat')]), [
    'server/src/chat',
    7,
  ])
})

const floors = [['tables'], ['people', 'calls'], ['*'], ['boot', '.']]
const up = (...given) => floorBreaches(given, 'server/src', floors)

test('a floor imports from itself and from lower ones', () => {
  assert.deepEqual(
    up(
      source('people/session.ts', '../tables/account.ts', '../calls/on.ts'),
      source('jobs/apply.ts', '../people/session.ts', '../chat/people.ts'),
      source('boot/start.ts', '../jobs/apply.ts'),
      source('main.ts', './boot/start.ts', './jobs/apply.ts', '../../sdk/src/index.ts'),
    ),
    [],
  )
})

test('an import of a higher floor is told, from a folder within another too', () => {
  assert.match(
    up(source('tables/account.ts', '../jobs/apply.ts'))[0],
    /goes up a floor: tables ← people calls ←/,
  )
  assert.equal(up(source('people/session.ts', '../jobs/inner/apply.ts')).length, 1)
  assert.equal(up(source('jobs/inner/apply.ts', '../../boot/start.ts')).length, 1)
  assert.equal(up(source('jobs/apply.ts', '../main.ts')).length, 1)
})
