import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderLocked, lockFolder } from './db/lock.ts'
import { refusingPostgres } from './db/testing/refusingPostgres.ts'
import { openPrepared } from './seed/prepare.ts'
import { cache } from './testing/testServer.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
/** A start makes a database first, which takes a busy machine its time. */
const startTimeout = 120_000
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homecare-main-'))
  // An empty database is made once for all tests, as on a machine where it was started before.
  await mkdir(cache, { recursive: true })
  await symlink(cache, join(folder, 'cache'), 'junction')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the server as `npm start` does; resolves when it has ended, after `told` was seen and `signal` sent. */
function run(env: Record<string, string>, stop?: { told: string; signal: NodeJS.Signals }) {
  const child = spawn(process.execPath, ['--conditions', '@homecare/source', '--import', 'tsx', main], {
    env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: folder, DEMO: '0', ...env },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk)
    if (stop && output.includes(stop.told)) child.kill(stop.signal)
  })
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)))
  return new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }))
  })
}

test('a data folder in use is refused with one sentence', async () => {
  await writeFile(join(folder, 'lock'), String(process.pid))
  const { code, errors } = await run({ PORT: '0' })
  expect(code).toBe(1)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).toContain(`in use by process ${process.pid}`)
})

test(
  'a taken port is refused with one sentence, and the folder is free again',
  { timeout: startTimeout },
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((listening) => other.once('listening', listening))
    const { port } = other.address() as AddressInfo
    const { code, errors } = await run({ PORT: String(port) })
    other.close()
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(new RegExp(`^Port ${port} of 127.0.0.1 is taken: .+$`))
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  },
)

test('a setting that cannot be is refused with one sentence', async () => {
  const { code, errors } = await run({ PORT: 'high' })
  expect(code).toBe(1)
  expect(errors.trim()).toBe('PORT must be a whole number from 0 to 65535, and it is ‘high’.')
})

test('a database that is not there is refused with one sentence', async () => {
  const { code, errors } = await run({ PORT: '0', DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/care' })
  expect(code).toBe(1)
  expect(errors.trim()).toBe(
    'No database answers at postgres://me:***@127.0.0.1:1/care: start it, or set DATABASE_URL to another.',
  )
})

test.each([
  ['3D000', 'a database that does not exist', /^There is no database by the name in .+$/],
  ['28P01', 'a wrong password', /^The database refuses the password for .+$/],
])('%s, %s, is refused with one sentence', async (code, _, says) => {
  const { port, close } = await refusingPostgres(code)
  const { code: exit, errors } = await run({
    ...{ PORT: '0', DATABASE_URL: `postgres://me:secret@127.0.0.1:${port}/care` },
  })
  await close()
  expect(exit).toBe(1)
  expect(errors.trim()).toMatch(says)
  expect(errors).not.toContain('secret')
})

test('a schema newer than the code is refused with one sentence', async () => {
  const connection = await openPrepared({ folder }, null, cache)
  await connection.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${Date.UTC(2999, 0)})`,
  )
  await connection.close()
  const { code, errors } = await run({ PORT: '0' })
  expect(code).toBe(1)
  expect(errors.trim()).toMatch(
    /^The database was brought to a newer version of this server than this one: .+$/,
  )
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it cleanly', { timeout: startTimeout }, async (signal) => {
  const { code, output, errors } = await run({ PORT: '0' }, { told: 'Its database is', signal })
  expect(errors).toBe('')
  expect(code).toBe(0)
  expect(output).toContain(join(folder, 'db'))
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

test('a lock whose process is gone is taken over', async () => {
  await writeFile(join(folder, 'lock'), '999999999')
  const unlock = lockFolder(folder)
  expect(existsSync(join(folder, 'lock'))).toBe(true)
  unlock()
  await writeFile(join(folder, 'lock'), '1')
  expect(() => lockFolder(folder)).toThrow(FolderLocked)
})
