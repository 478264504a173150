import { dayIn } from '@homecare/sdk/kit'
import { FIRST_CAREGIVER_ID, FIRST_FAMILY_ID } from '../ground/accounts.ts'
import { createRandom } from '../ground/random.ts'
import type { RideApprovalRow, RideRow, VisitRow } from '../rows/rows.ts'
import { stillHired, type FamilyBundle } from './families.ts'

const minute = 60_000
/** Carol pays for so much a month. */
const cap_cents = 15_000
/** Visits that Marisol was driven to and from: the last that are over, but for one each way. */
const driven = 4

/** The rides that Carol pays for: Marisol's to and from her last visits. No other family of the demo pays for any. */
export function writeRides(
  bundle: FamilyBundle,
  visits: readonly VisitRow[],
  { zone, today }: { readonly zone: string; readonly today: string },
): { approvals: RideApprovalRow[]; rides: RideRow[] } {
  const connection = stillHired(bundle).find(({ caregiver_id }) => caregiver_id === FIRST_CAREGIVER_ID)
  if (bundle.user.id !== FIRST_FAMILY_ID || !connection) return { approvals: [], rides: [] }
  const over = visits
    .filter(({ connection_id, end }) => connection_id === connection.id && end.slice(0, 10) < today)
    .slice(-driven)
  return {
    approvals: [
      {
        ...{ connection_id: connection.id, approved_at: over[0]?.start ?? `${today}T00:00:00Z`, cap_cents },
        ...{ changed_by: bundle.user.id, changed_at: over[0]?.start ?? `${today}T00:00:00Z` },
      },
    ],
    rides: over.flatMap((visit, nth) => [
      ...(nth === 1 ? [] : [rideOf(visit, 'to', zone)]),
      ...(nth === 2 ? [] : [rideOf(visit, 'from', zone, nth === 0)]),
    ]),
  }
}

/** A ride of some ten dollars, to a visit in good time or from its end on. */
function rideOf(visit: VisitRow, direction: 'to' | 'from', zone: string, isCanceled = false): RideRow {
  const isTo = direction === 'to'
  const random = createRandom(`ride:${visit.id}:${direction}`)
  const pickup = Date.parse(isTo ? visit.start : visit.end) - (isTo ? 45 * minute : 0)
  const at = (minutes: number) => new Date(pickup + minutes * minute).toISOString()
  const cost = random.int(980, 1390)
  return {
    id: visit.id * 2 + (isTo ? 0 : 1),
    ...{ connection_id: visit.connection_id, visit_id: visit.id, direction },
    order_key: `demo ${visit.id} ${direction}`,
    ...(isCanceled
      ? { state: 'canceled', cost_cents: 0, started_at: null, ended_at: null }
      : { state: 'done', cost_cents: cost, started_at: at(2), ended_at: at(random.int(18, 27)) }),
    town: 'Oakland, CA',
    pickup_at: at(0),
    month: `${dayIn(zone, new Date(pickup)).slice(0, 7)}-01`,
    estimate_cents: Math.ceil(cost / 100) * 100,
    car: '',
    ordered_at: at(-12 * 60),
    looked_at: at(30),
  }
}
