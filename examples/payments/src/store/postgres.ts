import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Kept, ProviderStore, StoreTx, Waiting } from './store.ts'

/** Postgres' advisory lock under which one request at a time works on the objects. */
const oneAtATime = 7_206

interface Row {
  readonly id: string
  readonly kind: string
  readonly owner: string
  readonly body: object
  readonly hidden: Record<string, unknown>
  readonly due_at: Date | null
}

const keptOf = ({ due_at, ...row }: Row): Kept => ({ ...row, dueAt: due_at?.getTime() ?? null })
const columns = 'id, kind, owner, body, hidden, due_at'

/**
 * Keeps objects in `provider_objects` and events in `provider_outbox`, which the product's migrations make: what was
 * answered outlives a kill -9. Any number of processes may share them.
 */
export function postgresProviderStore(pool: Pool): ProviderStore {
  const underWay = new Set<string>()

  async function inTransaction<T>(key: string | null, work: (tx: StoreTx) => Promise<T>) {
    const client = await pool.connect()
    try {
      if (!(await begins(client, key))) {
        await client.query('rollback')
        return null
      }
      const { tx, flush } = txOf(client)
      const value = await work(tx)
      await flush()
      await client.query('commit')
      return { value }
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  return {
    async transaction(key, work) {
      // The embedded database has one connection: there the second would wait for the first, and not be told.
      if (key !== null && underWay.has(key)) return null
      if (key !== null) underWay.add(key)
      try {
        return await inTransaction(key, work)
      } finally {
        if (key !== null) underWay.delete(key)
      }
    },
    async take(now, until, limit) {
      const { rows } = await pool.query<{ number: string; payload: string; tries: number }>(
        `with due as (
           select number, next_at from provider_outbox where delivered_at is null and next_at <= $1
           order by next_at, number limit $3 for update skip locked
         ), taken as (
           update provider_outbox set next_at = $2, tries = provider_outbox.tries + 1
           from due where due.number = provider_outbox.number
           returning provider_outbox.number, payload, tries, due.next_at as was
         )
         select number, payload, tries from taken order by was, number`,
        [new Date(now), new Date(until), limit],
      )
      return rows.map(({ number, payload, tries }): Waiting => ({ number: Number(number), payload, tries }))
    },
    async delivered(number, at) {
      await pool.query('update provider_outbox set delivered_at = $2 where number = $1', [
        number,
        new Date(at),
      ])
    },
    async putOff(number, at) {
      const until = at === null ? null : new Date(at)
      await pool.query('update provider_outbox set next_at = $2 where number = $1', [number, until])
    },
    async release(at, reversed) {
      await pool.query(
        `update provider_outbox set next_at = $1::timestamptz - interval '1 millisecond' * held.place
         from (select number, row_number() over (order by number ${reversed ? 'asc' : 'desc'}) as place
               from provider_outbox where delivered_at is null and (next_at is null or next_at > $1)) held
         where provider_outbox.number = held.number`,
        [new Date(at)],
      )
    },
    async again(count, at) {
      await pool.query(
        `update provider_outbox set delivered_at = null, next_at = $2
         where number in (select number from provider_outbox where delivered_at is not null order by number desc limit $1)`,
        [count, new Date(at)],
      )
    },
    async waiting() {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from provider_outbox where delivered_at is null',
      )
      return rows[0]?.count ?? 0
    },
  }
}

/** Begins a transaction with nobody else in one; false where another had the key at that moment. One way to the database. */
async function begins(client: PoolClient, key: string | null): Promise<boolean> {
  const number = key === null ? 0 : createHash('sha256').update(key).digest().readInt32BE()
  const taking = key === null ? 'true' : `pg_try_advisory_xact_lock(${oneAtATime}, ${number})`
  const answers = (await client.query(
    `begin; select ${taking} as taken; select pg_advisory_xact_lock(${oneAtATime}::bigint)`,
  )) as unknown as { rows: { taken?: boolean }[] }[]
  return answers[1]?.rows[0]?.taken === true
}

/** What is written waits until something is read that it could change, or the end: then it goes at once. */
function txOf(client: PoolClient): { readonly tx: StoreTx; flush(): Promise<void> } {
  const written = new Map<string, Kept>()
  let events: { readonly payload: string; readonly at: string | null }[] = []

  async function flush(): Promise<void> {
    if (written.size === 0 && events.length === 0) return
    const rows = [...written.values()].map(({ dueAt, ...kept }) => ({ ...kept, due_at: timeOf(dueAt) }))
    const told = events
    written.clear()
    events = []
    await client.query(
      `with objects as (
         insert into provider_objects (${columns})
         select ${columns} from jsonb_to_recordset($1::jsonb)
           as row (id text, kind text, owner text, body jsonb, hidden jsonb, due_at timestamptz)
         on conflict (id) do update set owner = excluded.owner, body = excluded.body, hidden = excluded.hidden,
           due_at = excluded.due_at
       )
       insert into provider_outbox (payload, next_at)
       select payload, at from jsonb_to_recordset($2::jsonb) as row (payload text, at timestamptz)`,
      [JSON.stringify(rows), JSON.stringify(told)],
    )
  }
  async function read(rest: string, values: readonly unknown[]): Promise<Kept[]> {
    await flush()
    const { rows } = await client.query<Row>(`select ${columns} from provider_objects ${rest}`, [...values])
    return rows.map(keptOf)
  }

  const tx: StoreTx = {
    async get(id) {
      const own = written.get(id)
      if (own) return own
      const { rows } = await client.query<Row>(`select ${columns} from provider_objects where id = $1`, [id])
      return rows[0] ? keptOf(rows[0]) : null
    },
    put: async (kept) => void written.set(kept.id, structuredClone(kept)),
    async remove(id) {
      await flush()
      await client.query('delete from provider_objects where id = $1', [id])
    },
    list: (kind, owner) =>
      owner === undefined
        ? read('where kind = $1 order by number desc', [kind])
        : read('where kind = $1 and owner = $2 order by number desc', [kind, owner]),
    due: (now) => read('where due_at <= $1 order by due_at, number', [new Date(now)]),
    enqueue: async (payload, at) => void events.push({ payload, at: timeOf(at) }),
  }
  return { tx, flush }
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
