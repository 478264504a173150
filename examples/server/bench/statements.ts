import pg from 'pg'

/** A statement as it was sent, with its values. */
type Sent = Parameters<pg.Client['query']>

/** The statements of a request. The server does things by its clock as well: the shortest of three has the request's alone. */
export async function statementsOf(run: () => Promise<unknown>): Promise<Sent[]> {
  const tries = [await statementsDuring(run), await statementsDuring(run), await statementsDuring(run)]
  return tries.toSorted((one, other) => one.length - other.length)[0]!
}

/** The statements that every connection of this process sends while `run` runs, in their order. */
async function statementsDuring(run: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = []
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    // Without the callback that the pool adds.
    sent.push(given.filter((one) => typeof one !== 'function').map(copied) as unknown as Sent)
    return query.apply(this, given)
  } as typeof pg.Client.prototype.query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query
  }
  return sent
}

/** One that is sent again has to be as it was before it was sent. */
const copied = (one: unknown) =>
  typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one } : one

/** Sends the statements one after the other through `pg`, as often as it is called. */
export const replay = (pool: pg.Pool, sent: readonly Sent[]) => async (): Promise<void> => {
  for (const statement of sent)
    await (pool.query(...(statement.map(copied) as unknown as Sent)) as unknown as Promise<unknown>)
}
