import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cache } from '../testing/testServer.ts'
import { CannotStart } from './cannotStart.ts'
import { connect } from './connect.ts'
import { FolderLocked, lockFolder } from './lock.ts'
import { migrate } from './migrate.ts'
import { openPrepared } from '../seed/prepare.ts'
import { startOf } from './processStart.ts'
import { withConnection, withoutPassword } from './server.ts'
import { refusingPostgres } from './testing/refusingPostgres.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-db-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the lock of a data folder', () => {
  const own = { pid: process.ppid, began: 'its own start' }
  const lock = (began: string | null) => lockFolder(folder, (pid) => (pid === process.pid ? 'ours' : began))

  test.each([
    ['the process that took it', `${own.pid} ${own.began}`, own.began, true],
    ['another program that has its number now', `${own.pid} ${own.began}`, 'a later start', false],
    ['a process of which the system says nothing', `${own.pid} ${own.began}`, null, true],
    ['a process, by a lock that says its number alone', `${own.pid}`, own.began, true],
    ['a number that nobody has', '999999999 some start', null, false],
    ['this process’ number, of another start', `${process.pid} before a restart`, null, false],
    ['nobody, being no lock', 'what is this', null, false],
  ])('held by %s', async (_, content, began, isHeld) => {
    await writeFile(join(folder, 'lock'), content)
    if (isHeld) {
      expect(() => lock(began)).toThrow(FolderLocked)
      expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(content)
    } else {
      const unlock = lock(began)
      expect(await readFile(join(folder, 'lock'), 'utf8')).toBe(`${process.pid} ours`)
      unlock()
      expect(existsSync(join(folder, 'lock'))).toBe(false)
    }
  })

  test('is not taken twice, and a folder that cannot be is refused in a sentence', async () => {
    const unlock = lock(null)
    expect(() => lock('ours')).toThrow(FolderLocked)
    unlock()
    await writeFile(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(CannotStart)
  })

  test('names a process by its start, which stays the same', () => {
    const began = startOf(process.pid)
    expect(began).toBeTruthy()
    expect(startOf(process.pid)).toBe(began)
    expect(startOf(process.ppid)).not.toBe(began)
    expect(startOf(999_999_999)).toBeNull()
  })
})

describe('an embedded database', () => {
  test('whose process was killed while it was unpacked starts all the same', async () => {
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

  test('that is half made is put away, and one that cannot start is refused in a sentence', async () => {
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

  test('of a newer version than the code is refused in a sentence', async () => {
    const connection = await openPrepared({}, null, cache)
    await migrate(connection.db)
    await connection.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.UTC(2999, 0)})`,
    )
    await expect(migrate(connection.db)).rejects.toThrow(/newer version/)
    await connection.close()
  })
})

describe('a Postgres server', () => {
  test.each([
    ['3D000', /There is no database by the name/],
    ['28P01', /refuses the password/],
    ['28000', /lets this user not in/],
    ['53300', /takes no more connections/],
    ['57P03', /is starting up/],
    ['XX000', /cannot be reached \(as Postgres says it\)/],
  ])('that answers %s is told of in a sentence, without the password', async (code, says) => {
    const { port, close } = await refusingPostgres(code)
    const problem = await connect({ url: `postgres://me:secret@127.0.0.1:${port}/care` }).catch(
      (error: unknown) => error as Error,
    )
    await close()
    expect(problem).toBeInstanceOf(CannotStart)
    expect((problem as Error).message).toMatch(says)
    expect((problem as Error).message).toContain(`127.0.0.1:${port}/care`)
    expect((problem as Error).message).not.toMatch(/secret|\n/)
  })

  test('that is not there, and an address that is none, too', async () => {
    await expect(connect({ url: 'postgres://me:secret@127.0.0.1:1/care' })).rejects.toThrow(
      'No database answers at postgres://me:***@127.0.0.1:1/care: start it, or set DATABASE_URL to another.',
    )
    expect(() => withoutPassword('care')).toThrow(CannotStart)
    expect(() => withoutPassword('https://care.example.com')).toThrow(CannotStart)
    expect(withoutPassword('postgres://me@db/care?password=secret')).not.toContain('secret')
  })

  const url = process.env.TEST_DATABASE_URL
  test.runIf(url)('is prepared once by two processes that start at once on an empty database', async () => {
    const name = `homecare_start_${process.pid}`
    const own = new URL(url!)
    own.pathname = `/${name}`
    await withConnection(url!, (client) => client.query(`create database ${name}`))
    const world = { caregivers: 100, families: 12, today: '2026-11-21' }
    const opened = await Promise.all(
      Array.from({ length: 3 }, () => openPrepared({ url: own.href }, world, join(folder, 'cache'))),
    )
    const client = new pg.Client({ connectionString: own.href })
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as caregivers from caregivers c join users u on u.id = c.id and u.role = 'caregiver'`,
    )
    expect(rows[0].caregivers).toBe(100)
    await client.end()
    for (const connection of opened) await connection.close()
    await withConnection(url!, (admin) => admin.query(`drop database ${name}`))
  })
})
