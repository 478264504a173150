import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onStop } from '../child.mjs'
import { freePort } from '../running-app.mjs'

/** Whether this machine has the programs of a Postgres. */
export const hasPostgres = () => postgresPrograms() !== undefined

/**
 * Starts a throw-away Postgres of this machine's own programs, on a temporary folder and a free port. Answers
 * `{ url, networkUrl, version, stop }`, or null when the machine has no Postgres: `url` goes by a socket in that folder, at
 * half the processor time of each question, and `networkUrl` by the network, as products are run.
 */
export async function startPostgres() {
  const programs = postgresPrograms()
  if (!programs) return null
  const owner = postgresOwner()
  const folder = mkdtempSync(join(tmpdir(), 'homecare-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' } }

  execFileSync(
    join(programs, 'initdb'),
    ['--no-sync', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--pgdata=data'],
    { ...as, stdio: 'pipe' },
  )
  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    // Nothing of it is to outlive the run.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    checkpoint_timeout: '1h',
    max_wal_size: '4GB',
  }
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', 'data', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const forget = onStop(() => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  await readyToAccept(server)
  const networkUrl = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url: `${networkUrl}?host=${encodeURIComponent(folder)}`,
    networkUrl,
    version: execFileSync(join(programs, 'postgres'), ['--version']).toString().trim(),
    async stop() {
      const ended = new Promise((resolve) => server.once('close', resolve))
      server.kill('SIGINT')
      await ended
      forget()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folder with initdb and postgres: on the path, or where Debian keeps them, the newest first. */
function postgresPrograms() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Postgres refuses to run as root, so root lends it the `postgres` user, or nobody. */
function postgresOwner() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what) => Number(execFileSync('id', [what, name], { stdio: 'pipe' }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user: the next.
    }
  }
}

function readyToAccept(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('close', () => reject(new Error(`Postgres did not start:\n${said}`)))
  })
}
