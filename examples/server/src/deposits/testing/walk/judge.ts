import { disputeMoves, disputeStates, transferMoves, transferStates } from '@homecare/sdk/deposits'
import { moneyDeedMoves } from '@homecare/sdk/moneyDesk'
import {
  invoiceMoves,
  invoiceStatuses,
  moneyDeedStates,
  paymentMoves,
  paymentStates,
} from '@homecare/sdk/payments'
import { timesheetMoves } from '@homecare/sdk/timesheets'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

type Status = string | number
interface Move {
  readonly from: Status
  readonly to: Status
}

/** What has a status: where it stands, with which it begins, its table, and every status that there is. */
const kinds: readonly {
  readonly name: string
  readonly rows: string
  readonly begins: Status
  readonly moves: readonly Move[]
  readonly all: readonly Status[]
}[] = [
  {
    ...{ name: 'invoice', rows: 'select id::text as id, status as status from invoices', begins: 'pending' },
    ...{ moves: invoiceMoves, all: invoiceStatuses.ids },
  },
  {
    ...{ name: 'timesheet', rows: 'select id::text as id, status as status from timesheets', begins: -1 },
    ...{ moves: timesheetMoves, all: timesheetMoves.flatMap(({ from, to }) => [from, to]) },
  },
  {
    ...{ name: 'attempt', rows: 'select id::text as id, state as status from payment_attempts' },
    ...{ begins: 'created', moves: paymentMoves, all: paymentStates.ids },
  },
  {
    ...{ name: 'transfer', rows: 'select id::text as id, state as status from transfers', begins: 'ready' },
    ...{ moves: transferMoves, all: transferStates.ids },
  },
  {
    ...{ name: 'dispute', rows: 'select provider_ref as id, state as status from disputes' },
    ...{ begins: 'inquiry', moves: disputeMoves, all: disputeStates.ids },
  },
  {
    ...{ name: 'deed', rows: 'select id::text as id, state as status from money_deeds', begins: 'proposed' },
    ...{ moves: moneyDeedMoves, all: moneyDeedStates.ids },
  },
]

/** Whether some moves of a table lead from one status to another. */
function leads(moves: readonly Move[], from: Status, to: Status): boolean {
  const found = new Set([from])
  for (const status of found) for (const move of moves) if (move.from === status) found.add(move.to)
  return found.has(to)
}

/** Holds a world to the laws of money, each time that it is asked: what is broken comes back in words, empty where nothing is. */
export async function openJudge(db: Db): Promise<{
  /** By what a step has changed. */
  statuses(): Promise<string[]>
  /** While nothing is under way that nobody knows the end of. */
  money(): Promise<string[]>
}> {
  const query = async <R>(text: string): Promise<R[]> => (await db.execute(sql.raw(text))).rows as R[]
  let stood = new Map<string, Status>()
  const drift = async () => {
    const [row] = await query<{ ours: string; theirs: string }>(`
      select
        (select coalesce(sum(e.cents), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where a.kind = 'provider') as ours,
        (select coalesce(sum((body->>'net')::bigint), 0) from provider_objects
          where kind = 'balance_transaction' and owner = '') as theirs`)
    return Number(row!.ours) - Number(row!.theirs)
  }
  async function statuses(): Promise<string[]> {
    const wrong: string[] = []
    const stands = new Map<string, Status>()
    for (const { name, rows, begins, moves, all } of kinds)
      for (const { id, status } of await query<{ id: string; status: Status }>(rows)) {
        const key = `${name} ${id}`
        stands.set(key, status)
        const before = stood.get(key) ?? begins
        if (!all.includes(status)) wrong.push(`${key} is ${status}, which is no status`)
        else if (!leads(moves, before, status)) wrong.push(`${key} went from ${before} to ${status}`)
      }
    stood = stands
    return wrong
  }
  await statuses()
  // The demo world was made without a provider: what stands in its ledger then stays between the two.
  const began = await drift()
  return {
    statuses,
    async money() {
      const unbalanced = await query<{ id: string }>(
        'select journal_id as id from ledger_entries group by journal_id having sum(cents) <> 0',
      )
      const ours = await query<{ invoice: string; cents: string }>(`
        select j.invoice_id as invoice, sum(e.cents) as cents
        from ledger_entries e join ledger_journals j on j.id = e.journal_id
          join ledger_accounts a on a.id = e.account_id
        where a.kind = 'provider' and j.invoice_id is not null
          and j.kind in ('payment_settled', 'debit_returned', 'refund', 'refund_failed')
          and exists (select 1 from payment_attempts p where p.invoice_id = j.invoice_id)
        group by j.invoice_id`)
      const theirs = await query<{ invoice: string; cents: string; live: string }>(`
        select substr(c.body->>'transfer_group', 9) as invoice,
          sum((c.body->>'amount')::bigint - (c.body->>'amount_refunded')::bigint
            - case when lost.id is null then 0 else (c.body->>'amount')::bigint end) as cents,
          count(*) filter (where lost.id is null
            and (c.body->>'amount_refunded')::bigint < (c.body->>'amount')::bigint) as live
        from provider_objects c left join provider_objects lost on lost.kind = 'dispute'
          and lost.body->>'charge' = c.id and lost.body->>'status' = 'lost' and c.id like 'py_%'
        where c.kind = 'charge' and c.body->>'status' = 'succeeded' and c.body->>'transfer_group' like 'invoice-%'
        group by 1`)
      const charged = new Map(theirs.map(({ invoice, cents }) => [invoice, Number(cents)]))
      const settled = new Map(ours.map(({ invoice, cents }) => [String(invoice), Number(cents)]))
      const sent = await query<{ group: string; count: string }>(`
        select body->>'transfer_group' as group, count(*) as count from provider_objects
        where kind = 'transfer' group by 1 having count(*) > 1`)
      const between = (await drift()) - began
      return [
        ...unbalanced.map(({ id }) => `journal ${id} does not add up to nothing`),
        ...[...new Set([...charged.keys(), ...settled.keys()])]
          .filter((invoice) => (charged.get(invoice) ?? 0) !== (settled.get(invoice) ?? 0))
          .map(
            (invoice) =>
              `invoice ${invoice}: the provider has ${charged.get(invoice) ?? 0}, the ledger ${settled.get(invoice) ?? 0}`,
          ),
        ...theirs
          .filter(({ live }) => Number(live) > 1)
          .map(({ invoice, live }) => `invoice ${invoice} was charged ${live} times`),
        ...sent.map(({ group, count }) => `the pay of ${group} was sent ${count} times`),
        ...(between === 0 ? [] : [`the ledger has ${between} more with the provider than that has`]),
      ]
    },
  }
}
