import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRealtime, memoryLeafStore, postgresLeafStore, type LeafStore } from '../index.ts'

let directory: string
let pglite: PGlite
let sockets: PGLiteSocketServer
let pool: Pool

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'realtime-'))
  pglite = await PGlite.create()
  sockets = new PGLiteSocketServer({ db: pglite, path: join(directory, '.s.PGSQL.5432') })
  await sockets.start()
  pool = new Pool({ host: directory, user: 'postgres', database: 'postgres', max: 1 })
  await pool.query('create table realtime_leaves (path text collate "C" primary key, value jsonb not null)')
})
beforeEach(async () => {
  await pool.query('truncate realtime_leaves')
})
afterAll(async () => {
  await pool.end()
  await sockets.stop()
  await pglite.close()
  await rm(directory, { recursive: true })
})

const stores: [name: string, make: () => LeafStore][] = [
  ['in memory', () => memoryLeafStore()],
  ['in Postgres', () => postgresLeafStore(pool)],
]

function open(store: LeafStore) {
  const rules = { rules: {} }
  return createRealtime({ store, rules, secret: 's', projectId: 'p', now: () => 1_000, log: () => undefined })
}

async function rowsOf(store: LeafStore): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>()
  for await (const [path, value] of store.load()) rows.set(path, value)
  return rows
}

test.each(stores)('a tree kept %s is the same after a restart', async (_, make) => {
  const store = make()
  const before = await open(store)
  await before.set('a', {
    text: 'ñ 👩‍⚕️ "quoted" \\ ',
    whole: 0,
    part: -1.5e-7,
    yes: true,
    no: false,
    'key with spaces': '',
  })
  await before.set('ranked', { b: { '.value': 1, '.priority': 'x' }, c: { d: 1, '.priority': 7 } })
  await before.update('', { 'a/whole': null, 'deep/er/still': { x: 1 } })
  await before.increment('count', 2)
  await before.increment('count', 3)
  const tree = before.get('')
  await before.close()
  const after = await open(store)
  expect(after.get('')).toEqual(tree)
  expect(after.get('count')).toBe(5)
  expect(after.get('ranked/c')).toEqual({ d: 1, '.priority': 7 })
  await after.close()
})

test.each(stores)('nothing of what was overwritten or emptied stays %s', async (_, make) => {
  const store = make()
  const realtime = await open(store)
  await realtime.set('a', { b: { c: 1, d: 2 }, e: 3 })
  await realtime.set('a/b', 'leaf')
  await realtime.set('a/b/c/d', true)
  await realtime.set('ranked', { x: 1, '.priority': 1 })
  await realtime.set('ranked/x', null)
  expect(Object.fromEntries(await rowsOf(store))).toEqual({ 'a/b/c/d': true, 'a/e': 3 })
  await realtime.set('', null)
  expect((await rowsOf(store)).size).toBe(0)
  await realtime.close()
})

test('a tree of more rows than one page holds is read whole', async () => {
  const store = postgresLeafStore(pool)
  const rows = Array.from({ length: 20_000 }, (_, i): [string, number] => [`n/${i}`, i])
  await store.write(rows, [])
  expect((await rowsOf(store)).size).toBe(20_000)
})

test('keys pushed within one millisecond sort in the order they were made', async () => {
  const realtime = await open(memoryLeafStore())
  const keys: string[] = []
  for (let i = 0; i < 200; i++) keys.push(await realtime.push('list', i))
  expect([...keys].sort()).toEqual(keys)
  expect(new Set(keys).size).toBe(200)
  await realtime.close()
})
