import { portraitTraits } from '../people/portraitTraits.ts'
import { B2B_PARTNER, DENISE_ID, FIRST_CAREGIVER_ID, FIRST_FAMILY_ID } from '../ground/accounts.ts'
import type { Allocation } from '../ground/allocation.ts'
import { emailOf, personaOf } from '../caregivers/caregivers.ts'
import { everydayConditions, illnesses } from '../ground/catalogue.ts'
import { converse, recite, type Chat } from './conversations.ts'
import { addDays, minutesBefore } from '../ground/days.ts'
import { demoFamilies } from './demoFamilies.ts'
import { blockedChat, carolAndDenise, carolAndMarisol, jeromeAndMarisol } from './demoChats.ts'
import type { Dialogue } from './dialogues.ts'
import { apply, writeJob } from './jobs.ts'
import { drawHousehold, type Household } from '../people/people.ts'
import { createRandom, type Random } from '../ground/random.ts'
import type {
  ApplicationRow,
  ConnectionRow,
  FamilyRow,
  FavoriteRow,
  JobRow,
  PlaceRow,
  UserRow,
} from '../rows/rows.ts'
import { placeSomebody } from '../ground/whereabouts.ts'

/** All the rows of one family. */
export interface FamilyBundle {
  user: UserRow
  family: FamilyRow
  jobs: JobRow[]
  applications: ApplicationRow[]
  chats: Chat[]
  connections: ConnectionRow[]
  favorites: FavoriteRow[]
}

/** Whom a family has hired and who still comes. */
export const stillHired = ({ connections }: FamilyBundle): ConnectionRow[] =>
  connections.filter(({ hire_stage, end_date }) => hire_stage === 3 && end_date === null)

interface Setting {
  allocation: Allocation
  seed: number
  today: string
}

/** Jobs, applications, chats and connections of a family are counted out of this. */
const ROWS_EACH = 40

export function familyBundle(index: number, setting: Setting): FamilyBundle {
  const { allocation, seed, today } = setting
  const random = createRandom(`${seed}:family:${index}`)
  const demo = demoFamilies[index]
  const place = demo || random.chance(0.15) ? allocation.placeOf(0) : random.pick(allocation.places)
  const conditions = random.shuffle(random.sample(illnesses(everydayConditions), random.int(1, 3)))
  const household: Household = { ...drawHousehold(place, conditions, random), ...demo?.household }
  const id = FIRST_FAMILY_ID + index
  const firstRow = index * ROWS_EACH + 1
  const user = userRow(id, household, place, demo?.email, index, today, random)
  const partner = demo?.b2b ? B2B_PARTNER : null

  const posts = demo?.jobs?.length ?? (random.chance(0.78) ? (random.chance(0.18) ? 2 : 1) : 0)
  const jobs = Array.from({ length: posts }, (_, i) => ({
    ...writeJob(firstRow + i, household, user, today, random),
    ...demo?.jobs?.[i],
  }))
  const circle = neighbours(place, setting, random.int(5, 12), random)
  const people = (nth: number) => circle[nth % Math.max(1, circle.length)]

  const applications = jobs.flatMap((job, i) =>
    circle
      .filter((caregiver) => caregiver.persona.is_hcp === (job.provider_type === 2) || random.chance(0.25))
      .slice(0, random.int(1, 6))
      .map((caregiver, k) => apply(firstRow + i * 10 + k, job, household, caregiver, today, random)),
  )
  const chats = demo ? demoChats(index, firstRow, jobs[0]?.id ?? null, circle, setting, random) : drawChats()
  const connections = demo
    ? demoConnections(index, firstRow, jobs[0]?.id ?? null, setting)
    : drawConnections()

  return {
    user: { ...user, is_b2b: partner !== null, partner_code: partner },
    family: {
      id,
      user_id: id,
      email: user.email,
      first_name: household.first,
      last_name: household.last,
      care_for: household.loved.id,
      care_recipient_desc: demo?.description ?? '',
      how_soon: addDays(today, random.int(0, 45)),
      onboarding_completed: jobs.length > 0 || demo !== undefined,
      onboarding_saved_step:
        jobs.length > 0 || demo ? null : random.pick(['schedule', 'caregiver', 'patient', 'review']),
      partner_code: partner,
      member_id: demo?.b2b ? 'CLT-204417' : null,
    },
    jobs,
    applications,
    chats,
    connections,
    favorites: circle.slice(0, demo ? 4 : random.int(0, 4)).map((caregiver) => ({
      family_id: id,
      caregiver_id: caregiver.id,
      created_at: minutesBefore(today, random.int(60, 80_000)),
    })),
  }

  function drawChats(): Chat[] {
    const avoid = new Set<Dialogue>()
    const count = Math.min(circle.length, Number(random.weighted({ 0: 12, 1: 34, 2: 32, 3: 22 })))
    return Array.from({ length: count }, (_, i) => {
      const caregiver = people(i)!
      return converse(
        {
          id: firstRow + i,
          familyId: id,
          caregiverId: caregiver.id,
          jobId: jobs[0]?.id ?? null,
          today,
          household,
          persona: caregiver.persona,
          place,
          spanish: place.state === 'PR',
          avoid,
        },
        random,
      )
    })
  }

  function drawConnections(): ConnectionRow[] {
    const stages = [0, 1, 2].slice(0, random.int(0, 2))
    return stages.flatMap((nth) => {
      const caregiver = circle[nth]
      if (!caregiver) return []
      const stage = Number(random.weighted({ 1: 30, 2: 22, 3: 48 })) as 1 | 2 | 3
      const since = random.int(14, 500)
      const ended = stage === 3 && since > 200 && random.chance(0.3)
      return [
        {
          id: firstRow + nth,
          family_id: id,
          caregiver_id: caregiver.id,
          job_id: jobs[0]?.id ?? null,
          hire_stage: stage,
          provider_hourly_rate: caregiver.persona.wage,
          provider_daily_rate: caregiver.persona.housing === 1 ? null : caregiver.persona.wage * 10,
          start_date: stage === 3 ? addDays(today, -since) : null,
          end_date: ended ? addDays(today, -random.int(5, 120)) : null,
          created_at: minutesBefore(today, (since + 10) * 1440),
        },
      ]
    })
  }
}

interface Neighbour {
  id: number
  persona: ReturnType<typeof personaOf>
}

/** Some of the caregivers of a place, without asking about all of them. */
function neighbours(
  place: PlaceRow,
  { allocation, seed }: Setting,
  count: number,
  random: Random,
): Neighbour[] {
  const here = allocation.countAt(place)
  const chosen = new Set<number>()
  for (let tries = 0; tries < count * 3 && chosen.size < Math.min(count, here); tries++)
    chosen.add(random.int(0, here - 1))
  return [...chosen].map((nth) => {
    const index = allocation.at(place, nth)
    return { id: FIRST_CAREGIVER_ID + index, persona: personaOf(index, place, seed) }
  })
}

function userRow(
  id: number,
  household: Household,
  place: PlaceRow,
  email: string | undefined,
  index: number,
  today: string,
  random: Random,
): UserRow {
  const joined = email ? 400 : random.int(3, 900)
  return {
    id,
    role: 'family',
    email: email ?? emailOf(household.first, household.last, id, random),
    first_name: household.first,
    last_name: household.last,
    phone_verified: email !== undefined || random.chance(0.7),
    email_verified: true,
    ...placeSomebody(place, random),
    language: place.state === 'PR' || (household.heritage === 'latino' && random.chance(0.5)) ? 'es' : 'en',
    is_b2b: false,
    concierge_eligible: demoFamilies[index]?.concierge === true,
    partner_code: null,
    portrait:
      email || random.chance(0.7)
        ? {
            ...portraitTraits({ ...household, nurse: false }, random),
            clothes: random.pick(['tee', 'collar', 'cardigan', 'crew']),
            badge: false,
            ...demoFamilies[index]?.portrait,
          }
        : null,
    created_at: minutesBefore(today, joined * 1440),
    last_active_at: minutesBefore(today, random.int(30, Math.min(joined, 40) * 1440)),
  }
}

function demoChats(
  index: number,
  firstRow: number,
  jobId: number | null,
  circle: readonly Neighbour[],
  { today }: Setting,
  random: Random,
): Chat[] {
  const parties = { familyId: FIRST_FAMILY_ID + index, jobId, today }
  if (index === 0) {
    const stranger = circle.find((caregiver) => caregiver.id > FIRST_CAREGIVER_ID + 20)
    return [
      recite(
        { ...parties, id: firstRow, caregiverId: FIRST_CAREGIVER_ID },
        carolAndMarisol,
        { lastDay: -1, unread: 0 },
        random,
      ),
      recite(
        { ...parties, id: firstRow + 1, caregiverId: DENISE_ID },
        carolAndDenise,
        { lastDay: -1, unread: 2 },
        random,
      ),
      ...(stranger
        ? [
            recite(
              { ...parties, id: firstRow + 2, caregiverId: stranger.id },
              blockedChat,
              { lastDay: -9, unread: 1, blocked: true },
              random,
            ),
          ]
        : []),
    ]
  }
  if (index === 2)
    return [
      recite(
        { ...parties, id: firstRow, caregiverId: FIRST_CAREGIVER_ID },
        jeromeAndMarisol,
        { lastDay: -1, unread: 2 },
        random,
      ),
    ]
  return []
}

function demoConnections(
  index: number,
  firstRow: number,
  job_id: number | null,
  { today }: Setting,
): ConnectionRow[] {
  const family_id = FIRST_FAMILY_ID + index
  const hired = (
    nth: number,
    caregiver: number,
    rate: number,
    since: number,
    stage: 1 | 2 | 3,
  ): ConnectionRow => ({
    id: firstRow + nth,
    family_id,
    caregiver_id: FIRST_CAREGIVER_ID + caregiver,
    job_id,
    hire_stage: stage,
    provider_hourly_rate: rate,
    provider_daily_rate: null,
    start_date: stage === 3 ? addDays(today, -since) : null,
    end_date: null,
    created_at: minutesBefore(today, (since + 12) * 1440),
  })
  if (index === 0)
    return [
      hired(0, 0, 2450, 92, 3),
      hired(1, 1, 3800, 40, 3),
      // An offer that waits, and one that was declined (`offers.ts`).
      hired(2, 4, 0, 3, 2),
      hired(3, 5, 0, 6, 1),
      // A contract that ended in the winter before: she may be hired again.
      { ...hired(4, 8, 2350, 400, 3), end_date: addDays(today, -310) },
    ]
  if (index === 1) return [hired(0, 7, 3100, 65, 3)]
  return [hired(0, 0, 0, 2, 2)]
}
