import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotStart } from './cannotStart.ts'
import { connect } from './connect.ts'
import { FolderLocked, lockFolder } from './lock.ts'
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
