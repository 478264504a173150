import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '../paths.mjs'

const folder = 'examples/server/'

/**
 * The server's tests that can tell the embedded database from a Postgres server, each with what in it can: they run on
 * both in every run. The others run on one: on a Postgres, where rows that are locked are waited for, while the one
 * backend of the embedded database never waits. `npm test -- --release` runs all on both.
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
  ['src/research/research.test.ts', 'triggers of the logs, presses that race'],
  ['src/research/leaving.test.ts', 'a visit and a person that are waited for'],
  ['src/chat/messages.test.ts', 'a lock of two people'],
  ['src/chat/outbox.test.ts', 'locks, an order of commits, a queue that one process empties'],
  ['src/clock/closing.test.ts', 'work that is skipped while another has it'],
  ['src/hiring/wageRates.test.ts', 'constraints of wage rates, a connection that is locked'],
  ['src/payroll/taxes.test.ts', 'constraints and triggers of tax data, SQL of the test’s own'],
  ['src/hiring/ending.test.ts', 'a connection that is locked, visits that free what they book'],
  ['src/hiring/changing.test.ts', 'a constraint of connections, a connection that is locked, spans of rates'],
  ['src/hiring/carePlace.test.ts', 'spans of rates, a connection that is locked beside its place'],
  ['src/offers/carePlace.test.ts', 'a connection that is locked beside its place, changes that race'],
  ['src/hiring/bookings.test.ts', 'triggers, spans that exclude each other, presses that race'],
  ['src/hiring/series.test.ts', 'transactions within one, series that are skipped while another has them'],
  ['src/careplans/constraints.test.ts', 'constraints, triggers, columns that the database works out'],
  ['src/careplans/clockio/clockio.test.ts', 'constraints and a trigger, times that race'],
  ['src/careplans/seen/seen.test.ts', 'triggers, a lock of a chain that several want'],
  ['src/careplans/tasks/tasks.test.ts', 'SQL of a window, a series that is locked, presses that race'],
  ['src/careplans/people/access.test.ts', 'access that is taken while something is done'],
  ['src/careplans/mirror.test.ts', 'plans that are skipped while another counts them'],
  ['src/careplans/plans.test.ts', 'what goes with a plan, a plan that is locked'],
  [
    'src/provider/',
    'transactions beside the stand-in’s own, on one connection and on many; events that are stored once',
  ],
  [
    'src/memberships/',
    'constraints of memberships, presses that race, renewals that several processes begin',
  ],
  ['src/payments/constraints.test.ts', 'constraints of cards and accounts'],
  ['src/paying/attempts.test.ts', 'constraints of attempts to pay'],
  ['src/ledger/ledger.test.ts', 'constraints and triggers of the ledger, journals that race'],
  ['src/paying/paying.test.ts', 'presses that race, locks beside the stand-in’s own transactions'],
  ['src/paying/walk.test.ts', 'all that happens with money: presses that race, locks, SQL of the test’s own'],
  ['src/paying/disputing.test.ts', 'a dispute that is locked'],
  ['src/deposits/report.test.ts', 'its SQL: days, sums, orders, pages'],
  ['src/seed/seedHours.test.ts', 'SQL of the test’s own, what the seed writes into the ledger'],
  ['src/deposits/seldom.test.ts', 'pay that several processes write down'],
  ['src/moneyDesk/moneyDesk.test.ts', 'presses that race, constraints of what staff do'],
  ['src/moneyDesk/membershipRefunds.test.ts', 'presses that race, constraints of what staff do'],
  ['src/moneyDesk/made.test.ts', 'a refund that several are told of at once, locks, constraints'],
  ['src/paying/asked.test.ts', 'SQL of who asks about payments, a dispute that is locked'],
  ['src/paying/locking.test.ts', 'rows that are locked while another has them'],
  ['src/tables/money/transfers.test.ts', 'constraints and a trigger of pay, disputes and invoices'],
  ['src/tables/money/hours.test.ts', 'constraints and triggers of timesheets and invoices'],
  ['src/timesheets/family/hours.test.ts', 'presses that race, SQL of the test’s own'],
  ['src/rides/ordering.test.ts', 'orders that wait for each other, a sum that they all see'],
  ['src/rides/following.test.ts', 'rides that are skipped while another has them, constraints'],
  ['src/advisorCalls/advisorCalls.test.ts', 'constraints of calls, presses that race'],
  ['src/fingerprinting/fingerprinting.test.ts', 'constraints of requests, a connection that is locked'],
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

const speaksSql =
  /\bsql`|\.execute\(|\.transaction\(|\bpool\b|\bTEST_DATABASE_URL\b|from 'pg'|\bopenPrepared\b/
const locks = /pg_\w*advisory|pg_notify|skip locked|\blisten /i

/** Tests that start servers of their own on the embedded database, whatever the others run on: they run there only. */
export const embeddedAlone = [['src/main.test.ts', 'the process itself, from its settings to its end']]

/** The tests of `[{ file, text }]` that speak SQL, or whose module beside them takes locks or listens. */
export function tellingApart(sources) {
  const locking = new Set(sources.filter(({ text }) => locks.test(text)).map(({ file }) => file))
  return sources
    .filter(({ file }) => file.endsWith('.test.ts'))
    .filter(({ file, text }) => speaksSql.test(text) || locking.has(file.replace('.test.ts', '.ts')))
    .map(({ file }) => file)
}

/** What the list lacks, and what of it is not there, as lines to print. */
export function bothDatabasesBreaches(sources = serverSources(), list = [...onBoth, ...embeddedAlone]) {
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
