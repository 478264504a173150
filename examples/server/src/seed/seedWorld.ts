import { addDays } from '@homecare/sdk/kit'
import type { PoolClient } from 'pg'
import { hashPassword } from '../account/password.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Connection, Tx } from '../db/connect.ts'
import * as schema from '../db/schema.ts'
import { lookAtSome } from '../caregivers/replies.ts'
import { seedHours } from './seedHours.ts'
import { chatLeaves } from './seedChats.ts'
import { planLeaves } from './seedPlans.ts'
import { connectionAgreement } from '../documents/agreementTexts.ts'
import { placeZone } from '../places/placeZone.ts'
import { shippedPlaces } from '../places/shippedPlaces.ts'
import { createInserter } from './insert.ts'
import { demoAccounts } from '@homecare/demo-world/ground/accounts'
import { demoDocuments } from '@homecare/demo-world/office/documents'
import { agencyLicenses, agencyTables, writeAgency } from '@homecare/demo-world/office/agency'
import { demoInvites } from '@homecare/demo-world/office/invites'
import { officeAvailability } from '@homecare/demo-world/office/office'
import { createDiary } from '@homecare/demo-world/ground/diary'
import { createWorld, DEMO_PASSWORD } from '@homecare/demo-world'
import type { Chat } from '@homecare/demo-world/families/conversations'
import { benefitRows, partnerRows } from '@homecare/demo-world/office/partners'
import { writeScreening } from '@homecare/demo-world/office/newcomers'
import { studyTables, writeStudies } from '@homecare/demo-world/office/studies'
import { writeSheets } from '@homecare/demo-world/office/sheets'
import {
  daysStaffed,
  writeFacilityWeeks,
  type FacilityNurse,
} from '@homecare/demo-world/office/facilityWeeks'
import { writeClocks } from '@homecare/demo-world/office/shifts'
import {
  writeAdvisorCalls,
  writeFingerprints,
  writeSavedSearches,
} from '@homecare/demo-world/families/afterHire'
import { writeAgreements } from '@homecare/demo-world/families/agreements'
import { writeHours, type WeekOfHours } from '@homecare/demo-world/families/hours'
import { carePlanTables, writeCarePlan } from '@homecare/demo-world/families/carePlan'
import { writeRides } from '@homecare/demo-world/families/rides'
import { writeOffers } from '@homecare/demo-world/families/offers'
import { writeVisitClocks, writeVisits } from '@homecare/demo-world/families/visits'
import { writeWageRates } from '@homecare/demo-world/families/wageRates'

interface SeedOptions {
  readonly caregivers: number
  readonly families: number
  /** 'YYYY-MM-DD' that the world's days are counted from. */
  readonly today: string
  /** Told now and then how many caregivers are in. */
  readonly progress?: (caregivers: number) => void
}

// What refers to another table comes after it.
const order = [
  'places',
  'partners',
  'orgs',
  'badges',
  'articles',
  'users',
  'families',
  'benefits',
  'facilities',
  'caregivers',
  'licenses',
  'educations',
  'experiences',
  'reviews',
  'caregiver_badges',
  'availabilities',
  'availability_updates',
  'caregiver_references',
  'background_checks',
  'screenings',
  'shifts',
  'shift_applications',
  'nursing_timesheets',
  'nursing_timesheet_photos',
  'documents',
  'document_files',
  'invites',
  'jobs',
  'applications',
  'conversations',
  'messages',
  'connections',
  'care_places',
  'hire_offers',
  'visit_series',
  'wage_rates',
  'advisor_calls',
  'fingerprint_requests',
  'fingerprint_events',
  'connection_shifts',
  'clock_records',
  'ride_approvals',
  'rides',
  'agreement_answers',
  ...carePlanTables,
  ...studyTables,
  ...agencyTables,
  'favorites',
  'saved_searches',
  'realtime_leaves',
]

/** Fills an empty, migrated database with the demo world. Everybody's password is the demo password. */
export async function seedWorld({ pool }: Connection, options: SeedOptions): Promise<{ rows: number }> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await keepSearchRows(client, 'disable')
    const { rows, hours } = await insertWorld(client, options)
    await client.query('insert into user_secrets (user_id, password_hash) select id, $1 from users', [
      await hashPassword(DEMO_PASSWORD),
    ])
    await moveSequences(client)
    const at = Date.parse(`${options.today}T00:00:00Z`)
    await seedHours(transactionOf(client), hours, at)
    await seedReplies(client, at)
    await client.query('analyze')
    await client.query('insert into search_rows select * from search_row_facts')
    await keepSearchRows(client, 'enable')
    await client.query('commit')
    // By which the indexes suffice where they hold all that is asked: the embedded database never does it by itself.
    await client.query('vacuum (analyze)')
    return { rows }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function insertWorld(
  client: PoolClient,
  { progress, ...size }: SeedOptions,
): Promise<{ rows: number; hours: WeekOfHours[] }> {
  const world = createWorld({ ...size, places: shippedPlaces() })
  const inserter = createInserter(client, order)
  inserter.add('places', world.places)
  inserter.add('partners', partnerRows())
  for (const org of world.orgs()) inserter.add('orgs', [org])
  inserter.add('badges', world.badges)
  inserter.add('articles', world.articles())
  inserter.add('users', world.officeUsers())
  inserter.add('facilities', world.facilities())
  // Families before caregivers, whom they have reviewed; what else they have to do with caregivers comes last.
  const families = [...world.familyBundles()]
  inserter.add(
    'users',
    families.map((bundle) => bundle.user),
  )
  inserter.add(
    'families',
    families.map((bundle) => bundle.family),
  )
  inserter.add('benefits', benefitRows(families, size.today))
  const [facility] = world.facilities()
  const nurses: FacilityNurse[] = []
  const staffedUntil = addDays(size.today, daysStaffed)
  let done = 0
  for (const bundle of world.caregiverBundles()) {
    inserter.add('users', [bundle.user])
    inserter.add('caregivers', [bundle.caregiver])
    inserter.add('licenses', bundle.licenses)
    inserter.add('educations', bundle.education)
    inserter.add('experiences', bundle.experience)
    inserter.add('reviews', bundle.reviews)
    inserter.add('caregiver_badges', bundle.badges)
    inserter.add('availabilities', bundle.availability)
    inserter.add('availability_updates', bundle.availabilityUpdates)
    inserter.add('caregiver_references', bundle.references)
    inserter.add('background_checks', bundle.backgroundChecks)
    inserter.add('screenings', writeScreening(bundle.user, size.today))
    // Nobody is given a shift on a license that is not verified, or ends before the shifts do.
    const license = bundle.licenses.find(
      ({ map_id, verified_at, expires }) =>
        map_id !== 1 && verified_at !== null && (expires ?? '') > staffedUntil,
    )?.map_id
    // Those with an account of the demo have shifts of their own.
    if (license && bundle.user.county === facility!.county && !isDemoAccount(bundle.user.id))
      nurses.push({ id: bundle.user.id, license })
    await inserter.flush()
    if (++done % 10_000 === 0) progress?.(done)
  }
  inserter.add('availabilities', officeAvailability(size.today))
  const shifts = world.shifts()
  const clocks = writeClocks(shifts, world.seed)
  const { sheets, photos } = writeSheets(shifts, clocks)
  const weeks = writeFacilityWeeks(facility!, nurses, world.seed, size.today)
  inserter.add('shifts', [...shifts, ...weeks.shifts])
  inserter.add('shift_applications', weeks.applications)
  inserter.add('clock_records', [...clocks, ...writeClocks(weeks.shifts, world.seed)])
  inserter.add('nursing_timesheets', [...sheets, ...weeks.sheets])
  inserter.add('nursing_timesheet_photos', [...photos, ...weeks.photos])
  const diary = createDiary()
  for (const { user_id, status, ...hours } of [...shifts, ...weeks.shifts])
    if (user_id !== null && status !== 'open') diary.write(user_id, hours)
  const papers = demoDocuments(size.today)
  inserter.add('documents', papers.documents)
  inserter.add('document_files', papers.files)
  inserter.add('invites', demoInvites(size.today))
  const research = writeStudies(size.today)
  for (const table of studyTables) inserter.add(table, research[table])
  const agency = writeAgency(size.today)
  for (const table of agencyTables) inserter.add(table, agency[table])
  for (const bundle of families) {
    inserter.add('jobs', bundle.jobs)
    inserter.add('applications', bundle.applications)
    inserter.add(
      'conversations',
      bundle.chats.map((chat) => chat.conversation),
    )
    inserter.add(
      'messages',
      bundle.chats.flatMap((chat) => chat.messages.map(asRow)),
    )
    const zone = placeZone(bundle.user)
    inserter.add(
      'connections',
      bundle.connections.map((connection) => ({ ...connection, tzid: zone })),
    )
    inserter.add('wage_rates', writeWageRates(bundle.connections, size.today))
    inserter.add('advisor_calls', writeAdvisorCalls(bundle, { zone, today: size.today }))
    const { requests, events } = writeFingerprints(bundle, size.today)
    inserter.add('fingerprint_requests', requests)
    inserter.add('fingerprint_events', events)
    const { places, offers } = writeOffers(bundle, { zone, today: size.today })
    inserter.add('care_places', places)
    inserter.add('hire_offers', offers)
    const { series, visits } = writeVisits(bundle, { zone, today: size.today, diary })
    inserter.add('visit_series', series)
    inserter.add('connection_shifts', visits)
    inserter.add('clock_records', writeVisitClocks(bundle, visits, size.today))
    const { approvals, rides } = writeRides(bundle, visits, { zone, today: size.today })
    inserter.add('ride_approvals', approvals)
    inserter.add('rides', rides)
    inserter.add('agreement_answers', writeAgreements(bundle, size.today, connectionAgreement.version))
    inserter.add('favorites', bundle.favorites)
    inserter.add('saved_searches', writeSavedSearches(bundle, { zone, today: size.today }))
    const plan = writeCarePlan(bundle, { zone, today: size.today })
    if (plan) {
      for (const table of carePlanTables) inserter.add(table, plan[table])
      inserter.add('realtime_leaves', planLeaves(plan))
    }
    await inserter.flush()
  }
  inserter.add('realtime_leaves', chatLeaves(families.flatMap((bundle) => bundle.chats)))
  await inserter.flush(true)
  // By themselves: a row has the columns of the first of its statement.
  const { holders, licenses } = agencyLicenses(size.today)
  inserter.add('caregivers', holders)
  inserter.add('licenses', licenses)
  await inserter.flush(true)
  return { rows: inserter.count, hours: families.flatMap((bundle) => writeHours(bundle, size.today)) }
}

const asRow = ({ readBy, ...message }: Chat['messages'][number]) => ({ ...message, read_by: readBy })

/** New rows are numbered after the seeded ones. */
async function moveSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES'`,
  )
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('public."${table}"', '${column}'), greatest((select max("${column}") from "${table}"), 1))`,
    )
  }
}

/** Whether the rows of the search are kept with every statement: of a whole world they are made at once, at its end. */
async function keepSearchRows(client: PoolClient, how: 'enable' | 'disable'): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass as table, tgname as name from pg_trigger
     where tgfoid in ('search_rows_written'::regproc, 'search_row_changed'::regproc)`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${table} ${how} trigger "${name}"`)
}

/** How soon those answer whom families wrote to. */
async function seedReplies(client: PoolClient, at: number): Promise<void> {
  await client.query(
    `update caregivers set replies_due_at = $1
     where id in (select from_user from conversations union select to_user from conversations)`,
    [new Date(at)],
  )
  while ((await lookAtSome(transactionOf(client), at)) > 0);
}

const isDemoAccount = (id: number) => demoAccounts.some(({ user_id }) => user_id === id)

/** The query builder over the transaction that a client is in. */
const transactionOf = (client: PoolClient) => drizzle(client, { schema }) as unknown as Tx
