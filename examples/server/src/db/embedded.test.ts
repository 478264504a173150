import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPrepared } from '../seed/prepare.ts'
import { cache } from '../testing/testServer.ts'
import { CannotStart } from './cannotStart.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-db-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('one whose process was killed while it was unpacked starts all the same', async () => {
  const first = await openPrepared({}, null, cache)
  const file = join(folder, 'snapshot')
  await first.dump(file)
  await first.close()
  const data = join(folder, 'data')
  const child = spawn(process.execPath, [
    ...['--conditions', '@homecare/source', '--import', 'tsx'],
    ...[fileURLToPath(new URL('testing/open.ts', import.meta.url)), data, file],
  ])
  const ended = new Promise((resolve) => child.once('close', resolve))
  // The first file of it is there, and most are not.
  await expect
    .poll(() => ['db', 'db.unfinished'].some((name) => existsSync(join(data, name))), { interval: 1 })
    .toBe(true)
  child.kill('SIGKILL')
  await ended

  const connection = await connect({ folder: data, snapshot: file })
  await migrate(connection.db)
  await connection.close()
})

test('one that is half made is put away, and one that cannot start is refused in a sentence', async () => {
  await mkdir(join(folder, 'db.unfinished', 'base'), { recursive: true })
  await writeFile(join(folder, 'db.unfinished', 'PG_VERSION'), '18')
  const connection = await connect({ folder })
  await connection.db.execute(sql`create table kept (id int)`)
  await connection.close()
  expect(existsSync(join(folder, 'db.unfinished'))).toBe(false)
  const again = await connect({ folder })
  await again.db.execute(sql`select id from kept`)
  await again.close()

  await cp(join(folder, 'db', 'PG_VERSION'), join(folder, 'version'))
  await rm(join(folder, 'db'), { recursive: true })
  await mkdir(join(folder, 'db'))
  await cp(join(folder, 'version'), join(folder, 'db', 'PG_VERSION'))
  await expect(connect({ folder })).rejects.toThrow(CannotStart)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('one of a newer version than the code is refused in a sentence', async () => {
  const connection = await openPrepared({}, null, cache)
  await migrate(connection.db)
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.UTC(2999, 0)})`,
  )
  await expect(migrate(connection.db)).rejects.toThrow(/newer version/)
  await connection.close()
})
