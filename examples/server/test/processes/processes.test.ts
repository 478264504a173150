import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login, logout, whoami } from '@homecare/sdk/account'
import { searchCaregivers } from '@homecare/sdk/search'
import { conversationMessages, getRealtimeToken, sendMessage, startConversation } from '@homecare/sdk/chat'
import { clockInOrOut } from '@homecare/sdk/clock'
import { addDocument, listDocuments } from '@homecare/sdk/documents'
import { applyToJob } from '@homecare/sdk/jobs'
import { isApiError } from '@homecare/sdk/kit'
import { createFirebaseRealtime, type FirebaseRealtime } from '@homecare/sdk/firebase'
import { eq, like, sql } from 'drizzle-orm'
import { setLogLevel } from 'firebase/app'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect, type Connection } from '../../src/db/connect.ts'
import { withConnection } from '../../src/db/server.ts'
import { migrationsFolder } from '../../src/db/migrate.ts'
import { outbox, users } from '../../src/tables/account.ts'
import { messages } from '../../src/tables/chat.ts'
import { documents } from '../../src/tables/documents.ts'
import { applications, jobs } from '../../src/tables/jobs.ts'
import { letters } from '../../src/tables/mail.ts'
import { clockRecords, shifts } from '../../src/tables/shifts.ts'
import { actors } from '../../src/testing/actors.ts'
import { signedIn, untilAcknowledged, visitor } from './people.ts'
import { startProxy, type Proxy } from './proxy.ts'
import { freePort, startServer, type ServerProcess } from './serverProcess.ts'
import { removeShifts } from '../../src/testing/removeWork.ts'

/* What holds in one process holds in three on one Postgres, also while one dies, one comes and one is stopped. */

const url = process.env.TEST_DATABASE_URL
/** A pooler in front of it that lends connections for a transaction, for whoever has one at hand. */
const poolerUrl = process.env.TEST_POOLER_URL
/** Of every limit; a login may be tried ten times a minute. */
const factor = 12
const tries = 10 * factor
/** As much of each kind as the limits let through, so that a slow machine does not come to its end: 60 messages a minute. */
const traffics = 58 * factor
// The client warns on the console of a socket that falls, which is what this is about.
setLogLevel('silent')

describe.runIf(url)('three processes on one Postgres', () => {
  const name = `homecare_processes_${randomUUID().slice(0, 8)}`
  const at = (server: string) => Object.assign(new URL(server), { pathname: `/${name}` })
  const own = at(url ?? 'postgres://nowhere')
  let folder: string
  let origin: string
  let proxy: Proxy
  let connection: Connection
  const servers: ServerProcess[] = []

  const begin = async () => {
    const server = await startServer({
      ...(poolerUrl
        ? { DATABASE_URL: at(poolerUrl).href, DATABASE_DIRECT_URL: own.href }
        : { DATABASE_URL: own.href }),
      ...{ DATA_DIR: folder, DEMO: '1', DEMO_CAREGIVERS: '100' },
      ...{ PUBLIC_URL: origin, TRUST_PROXY: '2', RATE_LIMIT_FACTOR: String(factor) },
      // Long beside the time between two questions of the proxy.
      STOP_GRACE_SECONDS: '3',
    })
    servers.push(server)
    proxy.add(server.port)
    return server
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homecare-processes-'))
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    proxy = await startProxy(port)
    await withConnection(url!, (admin) => admin.query(`create database ${name}`))
    await Promise.all([begin(), begin(), begin()])
    await Promise.all(servers.map(({ started }) => started))
    connection = await connect({ url: own.href })
    await vi.waitUntil(() => proxy.ready().length === 3, { timeout: 60_000 })
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    await proxy.close()
    await connection.close()
    await withConnection(url!, (admin) => admin.query(`drop database ${name} with (force)`))
    await rm(folder, { recursive: true, force: true })
  })

  /** Jobs of Carol's, each by its title. */
  async function openJobs(titles: readonly string[]): Promise<number[]> {
    const rows = await connection.db
      .insert(jobs)
      .values(
        titles.map((title) => ({
          ...{ family_id: actors.family, title, status: 'open' as const, start_date: '2099-01-01' },
          ...{ city: 'Oakland', state: 'CA', county: 'Alameda', latitude: 37.8, longitude: -122.27 },
        })),
      )
      .returning()
    return rows.map(({ id }) => id)
  }
  const lettersOf = (title: string) => connection.db.$count(outbox, like(outbox.body, `%${title}%`))
  const pdf = () => new File(['%PDF-1.4\n…'], 'card.pdf', { type: 'application/pdf' })

  test('all start at once on an empty database, which is migrated once and filled once', async () => {
    const { rows } = await connection.db.execute<{ runs: number; kinds: number }>(
      sql`select count(*)::int as runs, count(distinct hash)::int as kinds from drizzle.__drizzle_migrations`,
    )
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql'))
    expect(rows[0]).toEqual({ runs: files.length, kinds: files.length })
    expect(servers.filter((server) => server.said().includes('Filling the database'))).toHaveLength(1)
    expect(await connection.db.$count(users, eq(users.email, 'carol@example.com'))).toBe(1)
    expect(await connection.db.$count(users, eq(users.role, 'caregiver'))).toBe(100)
  })

  test('a session is one in all of them, and has ended in all of them', async () => {
    const carol = await signedIn(origin, 'carol@example.com')
    const seen = async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => carol.call(whoami)))
      return [...new Set(answers.map(({ data }) => data.user_type))]
    }
    expect(await seen()).toEqual(['family'])
    await carol.call(logout)
    expect(await seen()).toEqual(['anonymous'])
  })

  test('a limit counts what all of them were asked', async () => {
    const stranger = visitor(origin)
    await stranger.call(whoami)
    const body = { email: 'nobody@example.com', password: 'guessed' }
    const outcomes = await Promise.all(
      Array.from({ length: tries + 5 }, () =>
        stranger.call(login, { body }).then(
          () => 'let in',
          (error: unknown) => (isApiError(error) ? String(error.status) : 'fault'),
        ),
      ),
    )
    expect(outcomes.filter((status) => status === '429')).toHaveLength(5)
  })

  test('ten presses at once count once, by one key and by ten, wherever each arrives', async () => {
    const denise = await signedIn(origin, 'denise@example.com')
    await removeShifts(connection.db)
    const [shift] = await connection.db
      .insert(shifts)
      .values({
        ...{ facility_id: 1, user_id: actors.otherCaregiver, shift_block_type: 1, rate: 3900 },
        ...{ day: new Date().toISOString().slice(0, 10), status: 'assigned' as const },
        start: new Date(Date.now() + 5 * 60_000),
        end: new Date(Date.now() + 8 * 3_600_000),
      })
      .returning()
    const press = {
      event: 'clock_in',
      shift_id: shift!.id,
      event_timestamp: new Date().toISOString(),
    } as const
    const ten = (send: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: 10 }, () => untilAcknowledged(send)))
    await ten(() => denise.call(clockInOrOut, { body: press }, { idempotencyKey: randomUUID() }))
    await ten(() => denise.call(clockInOrOut, { body: press }, { idempotencyKey: 'ten presses in' }))
    const leave = { ...press, event: 'clock_out', event_timestamp: new Date().toISOString() } as const
    await ten(() => denise.call(clockInOrOut, { body: leave }, { idempotencyKey: 'ten presses out' }))
    const records = await connection.db
      .select()
      .from(clockRecords)
      .where(eq(clockRecords.shift_id, shift!.id))
    expect(records).toHaveLength(1)
    expect(records[0]!.clock_out_at).not.toBeNull()

    const marisol = await signedIn(origin, 'marisol@example.com')
    const [id] = await openJobs(['Ten presses'])
    await ten(() => marisol.call(applyToJob, { id: id! }, { idempotencyKey: 'ten presses' }))
    expect(await connection.db.$count(applications, eq(applications.job_id, id!))).toBe(1)
    expect(await lettersOf('Ten presses')).toBe(1)
    const upload = { name: 'Ten presses', file_1: pdf() }
    await ten(() => marisol.call(addDocument, { body: upload }, { idempotencyKey: 'ten uploads' }))
    expect(await connection.db.$count(documents, eq(documents.name, 'Ten presses'))).toBe(1)
  })

  test('one is killed, one is added, one is stopped: nothing is lost, and nothing done twice', async () => {
    const [carol, marisol] = await Promise.all(
      ['carol@example.com', 'marisol@example.com'].map((email) => signedIn(origin, email)),
    )
    const { id, cid } = await carol!.call(
      startConversation,
      { body: { to_user: actors.caregiver, message: 'How are you?' } },
      { idempotencyKey: randomUUID() },
    )
    const heard: string[] = []
    const realtime = await listenAs(marisol!, cid, heard)

    const titles = Array.from({ length: traffics }, (_, at) => `Traffic ${at + 1}.`)
    const jobIds = await openJobs(titles)
    const done = { messages: [] as string[], applications: [] as string[], documents: [] as string[] }
    const stranger = visitor(origin)
    const over = new AbortController()
    let searches = 0
    // There is only so much of it: a process that starts slowly is waited for before it is used up.
    let starting: { readonly from: number; readonly until: Promise<unknown> } | null = null
    /** One after the other, each until it is acknowledged. */
    const repeat = async (most: number, deed: (at: number, key: string) => Promise<unknown>) => {
      for (let at = 0; at < most && !over.signal.aborted; at++) {
        if (starting && count() >= starting.from + 25) await starting.until
        const key = randomUUID()
        await untilAcknowledged(() => deed(at, key))
      }
    }
    const traffic = Promise.all([
      repeat(traffics, async (at, idempotencyKey) => {
        const message = `Message ${at + 1}.`
        await carol!.call(sendMessage, { id, body: { message } }, { idempotencyKey })
        done.messages.push(message)
      }),
      repeat(titles.length, async (at, idempotencyKey) => {
        await marisol!.call(applyToJob, { id: jobIds[at]! }, { idempotencyKey })
        done.applications.push(titles[at]!)
      }),
      repeat(traffics, async (at, idempotencyKey) => {
        const body = { name: `Traffic ${at + 1}.`, file_1: pdf() }
        await marisol!.call(addDocument, { body }, { idempotencyKey })
        done.documents.push(body.name)
      }),
      ...[1, 2].map(() =>
        repeat(5_000, async () => {
          const { data } = await stranger.call(searchCaregivers, { query: { city: 'oakland', state: 'CA' } })
          expect(data.length).toBeGreaterThan(0)
          searches++
        }),
      ),
    ])
    const count = () => Math.min(done.messages.length, done.applications.length, done.documents.length)
    const more = async (by: number) => {
      const from = count()
      await expect.poll(count, { interval: 20 }).toBeGreaterThanOrEqual(from + by)
    }
    const readyAt = async (port: number) => {
      const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null)
      return [answer?.status, answer?.headers.get('Connection')]
    }
    const serverAt = (port: number | undefined) => servers.find((server) => server.port === port)!

    await more(5)
    const killed = serverAt(proxy.socketAt())
    await killed.stop('SIGKILL')
    await more(5)
    const added = await begin()
    starting = { from: count(), until: added.started }
    await added.started
    starting = null
    await expect.poll(() => proxy.answeredBy(added.port), { interval: 20 }).toBeGreaterThan(0)
    // Heard again, by another process than the one that died.
    await expect.poll(() => proxy.socketAt(), { interval: 20 }).not.toBeUndefined()
    const repeated = proxy.repeated()
    const stopped = serverAt(proxy.socketAt())
    expect(stopped).not.toBe(killed)
    const ended = stopped.stop('SIGTERM')
    // It says so, and goes on answering.
    await expect.poll(() => readyAt(stopped.port), { interval: 20 }).toEqual([503, 'close'])
    expect(await ended).toBe(0)
    await more(5)
    expect(proxy.repeated()).toBe(repeated)
    over.abort()
    await traffic

    expect(proxy.failed()).toBe(0)
    expect(searches).toBeGreaterThan(0)
    await expect.poll(() => connection.db.$count(letters)).toBe(0)
    const written = await connection.db.select().from(messages).where(eq(messages.conversation_id, id))
    const contents = written.map(({ content }) => content).filter((text) => text.startsWith('Message '))
    expect(contents.toSorted()).toEqual(done.messages.toSorted())
    await expect
      .poll(() => heard.filter((text) => text.startsWith('Message ')).toSorted())
      .toEqual(done.messages.toSorted())
    const made = await connection.db
      .select()
      .from(applications)
      .where(sql`${applications.job_id} = any(${sql.param(jobIds)}::int[])`)
    expect(made).toHaveLength(done.applications.length)
    const told = await Promise.all(done.applications.map(lettersOf))
    expect(told.filter((times) => times !== 1)).toEqual([])
    const kept = await marisol!.call(listDocuments)
    const names = kept.map((document) => document.name).filter((text) => text.startsWith('Traffic '))
    expect(names.toSorted()).toEqual(done.documents.toSorted())
    await realtime.close()
  })

  /** Hears what is written in a conversation, as the pages do: the genuine client, through the proxy. */
  async function listenAs(
    care: ReturnType<typeof visitor>,
    cid: string,
    heard: string[],
  ): Promise<FirebaseRealtime> {
    const realtime = createFirebaseRealtime({
      ...{ databaseURL: `${origin.replace('http', 'ws')}?ns=homecare`, projectId: 'homecare' },
      ...{ apiKey: 'local', authEmulator: origin },
    })
    await realtime.signIn((await care.call(getRealtimeToken)).token)
    const on = { added: (_: string, { content }: { content: string }) => void heard.push(content) }
    const path = conversationMessages(cid)
    const silent = { changed: () => undefined, removed: () => undefined }
    realtime.watchLatest(path, { orderBy: 'timestamp', limit: 1000 }, { ...on, ...silent })
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    return realtime
  }
})
