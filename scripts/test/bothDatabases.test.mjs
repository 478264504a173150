import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bothDatabasesBreaches, tellingApart } from './bothDatabases.mjs'

const file = (name, text) => ({ file: `src/${name}`, text })

test('a test can tell the databases apart that speaks SQL, or whose module takes locks or listens', () => {
  const sources = [
    file('trail/trail.test.ts', 'await server.db.execute(sql`select 1`)'),
    file('db/guard.test.ts', 'await db.transaction(async (tx) => {'),
    file('mail/letterQueue.test.ts', ''),
    file('mail/letterQueue.ts', 'select pg_advisory_xact_lock(1)'),
    file('jobs/search.test.ts', 'expect(found).toEqual([])'),
    file('jobs/search.ts', 'await db.select().from(jobs)'),
  ]
  assert.deepEqual(tellingApart(sources), [
    'src/trail/trail.test.ts',
    'src/db/guard.test.ts',
    'src/mail/letterQueue.test.ts',
  ])
})

test('the list names every such test, by itself or by its folder, and nothing that is gone', () => {
  const sources = [file('trail/trail.test.ts', 'sql`select 1`'), file('db/guard.test.ts', 'sql`select 1`')]
  const breaches = (...paths) =>
    bothDatabasesBreaches(
      sources,
      paths.map((path) => [path, 'a reason']),
    )
  assert.deepEqual(breaches('src/trail/trail.test.ts', 'src/db/'), [])
  assert.match(breaches('src/db/').join('\n'), /^examples\/server\/src\/trail\/trail\.test\.ts can tell/)
  assert.match(breaches('src/trail/', 'src/db/', 'src/gone/').join('\n'), /^\S+ names src\/gone\//)
})
