import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { login } from '@homecare/sdk/account'
import { createClient } from '@homecare/sdk/client'
import { addDocument, getDocument } from '@homecare/sdk/documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '../../src/db/server.ts'
import { createJar } from '../../src/testing/jar.ts'
import { startServer, type ServerProcess } from './serverProcess.ts'

/* The backup that the README describes: the database first, the files after it, and both taken up elsewhere. */

const url = process.env.TEST_DATABASE_URL
const run = promisify(execFile)
const hasDump = spawnSync('pg_dump', ['--version']).status === 0

describe.runIf(url && hasDump)('a backup', () => {
  const name = `homecare_backup_${randomUUID().slice(0, 8)}`
  const restoredName = `${name}_restored`
  const at = (database: string) =>
    Object.assign(new URL(url ?? 'postgres://nowhere'), { pathname: `/${database}` })
  const servers: ServerProcess[] = []
  let folder: string
  const [here, there] = [() => join(folder, 'here'), () => join(folder, 'there')]

  async function begin(database: string, data: string): Promise<string> {
    const server = await startServer({
      ...{ DATABASE_URL: at(database).href, DATA_DIR: data, DEMO: '1', DEMO_CAREGIVERS: '100' },
      ...{ STOP_GRACE_SECONDS: '0' },
    })
    servers.push(server)
    await server.started
    return `http://127.0.0.1:${server.port}`
  }
  async function marisol(origin: string) {
    const jar = createJar((request) => fetch(request))
    const care = createClient({ baseUrl: origin, fetch: jar.fetch, cookies: jar.cookies })
    await care.call(login, { body: { email: 'marisol@example.com', password: DEMO_PASSWORD } })
    return { call: care.call, open: (path: string) => jar.fetch(new Request(new URL(path, origin))) }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homecare-backup-'))
    await withConnection(url!, (admin) => admin.query(`create database ${name}`))
    await withConnection(url!, (admin) => admin.query(`create database ${restoredName}`))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    for (const one of [name, restoredName])
      await withConnection(url!, (admin) => admin.query(`drop database if exists ${one} with (force)`))
    await rm(folder, { recursive: true, force: true })
  })

  test('taken while the server runs, and restored elsewhere, has the document with its file', async () => {
    const first = await marisol(await begin(name, here()))
    const words = `%PDF-1.4\n${'a page of it\n'.repeat(50)}`
    const file = new File([words], 'card.pdf', { type: 'application/pdf' })
    const added = await first.call(addDocument, { body: { name: 'My card', file_1: file } })
    const dump = join(folder, 'homecare.dump')
    await run('pg_dump', ['--format=custom', `--file=${dump}`, at(name).href])
    await cp(join(here(), 'files'), join(there(), 'files'), { recursive: true })
    await servers[0]!.stop('SIGTERM')
    await run('pg_restore', ['--no-owner', `--dbname=${at(restoredName).href}`, dump])

    const second = await marisol(await begin(restoredName, there()))
    const kept = await second.call(getDocument, { id: added.id })
    const answer = await second.open(kept.file_1?.url ?? '')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(await answer.text()).toBe(words)
  })
})
