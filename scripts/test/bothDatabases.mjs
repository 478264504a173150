import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../paths.mjs'

const folder = 'examples/server/'

/**
 * The server's tests that can tell the embedded database from a Postgres server, each with what in it can: they run on
 * both in every run. The others run on one: on a Postgres, where rows that are locked are waited for, while the one
 * backend of the embedded database never waits; `onOne` says of those that could tell why they need not. `npm test -- --release`
 * runs all on both.
 */
export const onBoth = [
  ['src/db/', 'connections, their loss, transactions, presence, locks, migrations, what keeps from starting'],
  ['src/boot/listen.test.ts', 'a stop while queries are under way'],
  ['src/deps/oneTransaction.test.ts', 'one connection that is lent and asked for again'],
  ['src/calls/policies.test.ts', 'every call: SQL that one of the two would not take'],
  ['src/calls/idempotency.test.ts', 'a row that is waited for'],
  ['src/limits/rateLimit.test.ts', 'counters that requests at once add to'],
  ['src/mail/letterQueue.test.ts', 'rows that are skipped while another has them'],
  ['src/mail/textQueue.test.ts', 'rows that are skipped while another has them'],
  ['src/notices/notices.test.ts', 'a lock, transactions, SQL that looks for what is to be told'],
  ['src/search/newCaregivers.test.ts', 'families that are skipped while another looks, many searches as one'],
  [
    'src/compare/compare.test.ts',
    'a family that is locked while its notes are written and its links are counted',
  ],
  [
    'src/reviews/reviews.test.ts',
    'a caregiver who is locked while a review is written, and averages of the rows that are shown',
  ],
  [
    'src/visitors/firstWords.test.ts',
    'a lock of an address, a row that is locked while it is sent, presses that race',
  ],
  ['src/search/saved.test.ts', 'a family that is locked while its searches are counted'],
  ['src/research/leaving.test.ts', 'a visit and a person that are waited for'],
  ['src/chat/messages.test.ts', 'a lock of two people'],
  ['src/chat/outbox.test.ts', 'locks, an order of commits, a queue that one process empties'],
  ['src/clock/closing.test.ts', 'work that is skipped while another has it'],
  ['src/payroll/taxes.test.ts', 'constraints and triggers of tax data, SQL of the test’s own'],
  ['src/hiring/ending.test.ts', 'a connection that is locked, visits that free what they book'],
  ['src/hiring/changing.test.ts', 'a constraint of connections, a connection that is locked, spans of rates'],
  ['src/hiring/carePlace.test.ts', 'spans of rates, a connection that is locked beside its place'],
  ['src/hiring/bookings.test.ts', 'triggers, spans that exclude each other, presses that race'],
  ['src/hiring/series.test.ts', 'transactions within one, series that are skipped while another has them'],
  ['src/careplans/seen/seen.test.ts', 'triggers, a lock of a chain that several want'],
  ['src/careplans/mirror.test.ts', 'plans that are skipped while another counts them'],
  ['src/careplans/plans.test.ts', 'what goes with a plan, a plan that is locked'],
  [
    'src/provider/',
    'transactions beside the stand-in’s own, on one connection and on many; events that are stored once',
  ],
  ['src/payments/constraints.test.ts', 'constraints of cards and accounts'],
  ['src/paying/attempts.test.ts', 'constraints of attempts to pay'],
  ['src/ledger/ledger.test.ts', 'constraints and triggers of the ledger, journals that race'],
  ['src/paying/walk.test.ts', 'all that happens with money: presses that race, locks, SQL of the test’s own'],
  ['src/deposits/report.test.ts', 'its SQL: days, sums, orders, pages'],
  ['src/seed/seedHours.test.ts', 'SQL of the test’s own, what the seed writes into the ledger'],
  ['src/paying/asked.test.ts', 'SQL of who asks about payments, a dispute that is locked'],
  ['src/paying/locking.test.ts', 'rows that are locked while another has them'],
  ['src/tables/money/transfers.test.ts', 'constraints and a trigger of pay, disputes and invoices'],
  ['src/offers/rehire.test.ts', 'spans that exclude each other, SQL of the test’s own'],
  ['src/trail/trail.test.ts', 'triggers'],
  ['src/testing/keptRows.test.ts', 'numbers of transactions, by which a row is known as new'],
  ['src/agency/desk.test.ts', 'its SQL: spans of shifts, files of documents, how many statements'],
  ['src/availability/freeHours.test.ts', 'its SQL: spans, bits, columns that the database works out'],
  ['src/search/search.test.ts', 'its SQL: distances, text, orders, pages'],
  ['src/search/rows.test.ts', 'triggers, a view, SQL of the test’s own'],
  ['src/caregivers/replies.test.ts', 'caregivers that are skipped while another looks at them'],
  ['src/profile/signals.test.ts', 'caregivers that are skipped while another looks at them'],
  ['src/badges/vetted.test.ts', 'SQL of the test’s own'],
  ['src/content/articleEditor.test.ts', 'an index of addresses, a trigger of the test’s own'],
  ['src/families/signup.test.ts', 'constraints that a sign-up meets, SQL of the test’s own'],
  ['src/places/places.test.ts', 'words compared as text: accents, case, orders'],
]

/**
 * What tells the two apart in one of these files does so in others that run on both, by what it is:
 * - `waits`: presses that race, rows that are locked or skipped while another has them. The embedded database has one
 *   connection, which its askers wait for in turn, so that nobody ever meets a lock there; a second connection that is asked for
 *   inside a transaction is refused on both alike (`db/guard.ts`). On both: the locks of `db/`, `calls/idempotency`,
 *   `limits/rateLimit`, `clock/closing`, `hiring/bookings`, `mail/`, `paying/walk` and `paying/locking`.
 * - `constrains`: constraints and triggers, which the two run by one engine from the same migrations. On both, of each kind:
 *   checks and unique keys (`payments/constraints`), spans that exclude each other (`hiring/bookings`), triggers that refuse
 *   (`ledger/ledger`, `tables/money/transfers`, `trail/trail`), columns that are worked out (`availability/freeHours`).
 * Every call that these make is asked on both by `calls/policies`.
 */
export const onOne = [
  ['src/advisorCalls/advisorCalls.test.ts', 'waits'],
  ['src/careplans/clockio/clockio.test.ts', 'waits'],
  ['src/careplans/people/access.test.ts', 'waits'],
  ['src/careplans/tasks/tasks.test.ts', 'waits'],
  ['src/deposits/seldom.test.ts', 'waits'],
  ['src/fingerprinting/fingerprinting.test.ts', 'waits'],
  ['src/memberships/', 'waits'],
  ['src/moneyDesk/made.test.ts', 'waits'],
  ['src/moneyDesk/membershipRefunds.test.ts', 'waits'],
  ['src/moneyDesk/moneyDesk.test.ts', 'waits'],
  ['src/offers/carePlace.test.ts', 'waits'],
  ['src/paying/disputing.test.ts', 'waits'],
  ['src/paying/paying.test.ts', 'waits'],
  ['src/rides/following.test.ts', 'waits'],
  ['src/rides/ordering.test.ts', 'waits'],
  ['src/timesheets/family/hours.test.ts', 'waits'],
  ['src/careplans/constraints.test.ts', 'constrains'],
  ['src/hiring/wageRates.test.ts', 'constrains'],
  ['src/research/research.test.ts', 'constrains'],
  ['src/tables/money/hours.test.ts', 'constrains'],
]

const speaksSql =
  /\bsql`|\.execute\(|\.transaction\(|\bpool\b|\bTEST_DATABASE_URL\b|from 'pg'|\bopenPrepared\b/
const locks = /pg_\w*advisory|pg_notify|skip locked|\blisten /i

/** Tests that start servers of their own on the embedded database, whatever the others run on: they run there only. */
export const embeddedAlone = [
  ['src/main.test.ts', 'the process itself, from its settings to its end'],
  ['src/db/embedded.test.ts', 'a folder with a database: its snapshot, what is half made of it, its version'],
]

/** The tests of `[{ file, text }]` that speak SQL, or whose module beside them takes locks or listens. */
export function tellingApart(sources) {
  const locking = new Set(sources.filter(({ text }) => locks.test(text)).map(({ file }) => file))
  return sources
    .filter(({ file }) => file.endsWith('.test.ts'))
    .filter(({ file, text }) => speaksSql.test(text) || locking.has(file.replace('.test.ts', '.ts')))
    .map(({ file }) => file)
}

/** What the list lacks, and what of it is not there, as lines to print. */
export function bothDatabasesBreaches(
  sources = serverSources(),
  list = [...onBoth, ...onOne, ...embeddedAlone],
) {
  const named = (file) =>
    list.some(([path]) => file === path || (path.endsWith('/') && file.startsWith(path)))
  return [
    ...tellingApart(sources)
      .filter((file) => !named(file))
      .map(
        (file) =>
          `${folder}${file} can tell one database from the other: name it in scripts/test/bothDatabases.mjs`,
      ),
    ...list
      .filter(([path]) => !sources.some(({ file }) => file === path || file.startsWith(path)))
      .map(([path]) => `scripts/test/bothDatabases.mjs names ${path}, which is not there`),
  ]
}

function serverSources() {
  const root = inRoot(folder, 'src')
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file: `src/${file}`, text: readFileSync(inRoot(folder, 'src', file), 'utf8') }))
}
