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
      await client.query('begin')
      if (key !== null && !(await takesKey(client, key))) {
        await client.query('rollback')
        return null
      }
      await client.query('select pg_advisory_xact_lock($1::bigint)', [oneAtATime])
      const value = await work(txOf(client))
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

async function takesKey(client: PoolClient, key: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_xact_lock($1, hashtext($2)) as taken',
    [oneAtATime, key],
  )
  return rows[0]?.taken === true
}

function txOf(client: PoolClient): StoreTx {
  const read = async (rest: string, values: readonly unknown[]) => {
    const { rows } = await client.query<Row>(`select ${columns} from provider_objects ${rest}`, [...values])
    return rows.map(keptOf)
  }
  return {
    get: async (id) => (await read('where id = $1', [id]))[0] ?? null,
    async put({ id, kind, owner, body, hidden, dueAt }) {
      await client.query(
        `insert into provider_objects (${columns}) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set owner = excluded.owner, body = excluded.body, hidden = excluded.hidden,
           due_at = excluded.due_at`,
        [
          id,
          kind,
          owner,
          JSON.stringify(body),
          JSON.stringify(hidden),
          dueAt === null ? null : new Date(dueAt),
        ],
      )
    },
    async remove(id) {
      await client.query('delete from provider_objects where id = $1', [id])
    },
    list: (kind, owner) =>
      owner === undefined
        ? read('where kind = $1 order by number desc', [kind])
        : read('where kind = $1 and owner = $2 order by number desc', [kind, owner]),
    due: (now) => read('where due_at <= $1 order by due_at, number', [new Date(now)]),
    async enqueue(payload, at) {
      await client.query('insert into provider_outbox (payload, next_at) values ($1, $2)', [
        payload,
        at === null ? null : new Date(at),
      ])
    },
  }
}
