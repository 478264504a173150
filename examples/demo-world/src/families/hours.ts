import { demoAccounts, FIRST_CAREGIVER_ID, FIRST_FAMILY_ID } from '../ground/accounts.ts'
import { addDays, weekDay } from '../ground/days.ts'
import { stillHired, type FamilyBundle } from './families.ts'

/** What became of the hours of a week. `mended` ones were sent back, and handed in again. */
type HoursState = 'draft' | 'handedIn' | 'sentBack' | 'mended' | 'takenBack' | 'paid'

/** What was spent in a week, on one of its days, 0 Sunday … 6 Saturday. */
interface WeekExpense {
  readonly kind: 'groceries' | 'supplies' | 'mileage'
  readonly weekDay: number
  readonly cents?: number
  readonly miles_tenths?: number
  readonly note: string
  /** Of its receipt, in the file store. */
  readonly stored_as?: string
}

/** The hours of a week with a family, Sunday to Saturday, as they were clocked. */
export interface WeekOfHours {
  readonly connection_id: number
  readonly family_id: number
  readonly caregiver_id: number
  readonly start_date: string
  readonly end_date: string
  readonly state: HoursState
  readonly note: string
  readonly tasks: readonly string[]
  readonly expenses: readonly WeekExpense[]
  /** Why the hours came back. */
  readonly reason: string
  /** What the family says is wrong with the payment, where it was made; empty where it says nothing. */
  readonly claim: string
}

/**
 * The hours that the caregivers of a family with a demo account have handed in, the oldest first: those of the last weeks are on their way, what is older
 * is paid. The last week of Carol's first caregiver is yet to be handed in.
 */
export function writeHours(bundle: FamilyBundle, today: string): WeekOfHours[] {
  if (!demoAccounts.some(({ user_id }) => user_id === bundle.user.id)) return []
  const thisWeek = addDays(today, -weekDay(today))
  return stillHired(bundle).flatMap(({ id, family_id, caregiver_id, start_date }) => {
    const first = family_id === FIRST_FAMILY_ID
    const states = !first ? waiting : caregiver_id === FIRST_CAREGIVER_ID ? mornings : evenings
    return Array.from({ length: weeks }, (_, i) => weeks - i).flatMap((ago): WeekOfHours[] => {
      const from = addDays(thisWeek, -7 * ago)
      const state = ago in states ? states[ago]! : 'paid'
      if (state === null || from < (start_date ?? today)) return []
      const spends = first && caregiver_id === FIRST_CAREGIVER_ID ? spent[ago % spent.length]! : []
      return [
        {
          ...{ connection_id: id, family_id, caregiver_id, state },
          ...{ start_date: from, end_date: addDays(from, 6), expenses: spends },
          note: ago % 3 === 2 ? 'He ate well and walked twice around the block.' : '',
          tasks: tasks.slice(0, 2 + (ago % 3)),
          claim: first && caregiver_id !== FIRST_CAREGIVER_ID && ago === 4 ? claim : '',
          reason: state === 'sentBack' || state === 'mended' ? reasons[state] : '',
        },
      ]
    })
  })
}

const weeks = 8
/** By how many weeks ago; null is yet to be handed in. */
type States = Readonly<Record<number, HoursState | null>>
const mornings: States = { 1: null, 2: 'handedIn', 3: 'sentBack' }
const evenings: States = { 1: 'mended', 2: 'takenBack' }
const waiting: States = { 1: 'handedIn' }

const reasons = {
  sentBack: 'The last day ended earlier. Please look at it again.',
  mended: 'The last evening was not a full visit.',
} as const
const claim =
  'On Thursday evening the visit was over well before nine, and we paid for longer. Please look at it.'
const tasks = ['Breakfast and medication', 'Bath and dressing', 'Walk around the block', 'Laundry']
const groceries: WeekExpense = { kind: 'groceries', weekDay: 1, cents: 1840, note: 'Fruit, bread and coffee' }
const supplies: WeekExpense = {
  ...{ kind: 'supplies', weekDay: 3, cents: 4625, note: 'Gloves and wipes' },
  stored_as: 'sample/card.jpg',
}
const miles: WeekExpense = {
  ...{ kind: 'mileage', weekDay: 5, miles_tenths: 124, note: 'To the doctor and back' },
}
const spent: readonly (readonly WeekExpense[])[] = [[groceries], [], [groceries, supplies, miles], [miles]]
