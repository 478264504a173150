import { portraitTraits } from '../people/portraitTraits.ts'
import { writeAbout } from './about.ts'
import { FIRST_CAREGIVER_ID } from '../ground/accounts.ts'
import { badges as badgeCatalogue } from './badges.ts'
import { writeCareer, writeEducation } from './careers.ts'
import { writeBackgroundCheck, writeReferences } from './credentials.ts'
import { addDays, addYears, minutesBefore } from '../ground/days.ts'
import { heroines, type Heroine } from './heroines.ts'
import { drawLicenses } from './licenses.ts'
import { drawPersona, languageIds, type Persona } from '../people/persona.ts'
import { createRandom, type Random } from '../ground/random.ts'
import { writeReviews } from './reviews.ts'
import type {
  AvailabilityRow,
  AvailabilityUpdateRow,
  BackgroundCheckRow,
  CaregiverBadgeRow,
  CaregiverRow,
  EducationRow,
  ExperienceRow,
  LicenseRow,
  PlaceRow,
  ReferenceRow,
  ReviewRow,
  UserRow,
} from '../rows/rows.ts'
import { placeSomebody } from '../ground/whereabouts.ts'

/** All the rows of one caregiver. */
export interface CaregiverBundle {
  user: UserRow
  caregiver: CaregiverRow
  licenses: LicenseRow[]
  education: EducationRow[]
  experience: ExperienceRow[]
  reviews: ReviewRow[]
  badges: CaregiverBadgeRow[]
  availability: AvailabilityRow[]
  availabilityUpdates: AvailabilityUpdateRow[]
  references: ReferenceRow[]
  backgroundChecks: BackgroundCheckRow[]
}

/** Each caregiver may have so many rows of a kind; ids are counted out of this. */
const ROWS_EACH = 50

/** Who the caregiver with this index is; cheap, so that others can ask about somebody they mention. */
export function personaOf(index: number, place: PlaceRow, seed: number): Persona {
  const persona = drawPersona(place, createRandom(`${seed}:persona:${index}`))
  return { ...persona, ...heroines[index]?.persona }
}

export function caregiverBundle(
  index: number,
  place: PlaceRow,
  seed: number,
  today: string,
): CaregiverBundle {
  const random = createRandom(`${seed}:caregiver:${index}`)
  const heroine: Heroine | undefined = heroines[index]
  const persona = personaOf(index, place, seed)
  const id = FIRST_CAREGIVER_ID + index
  const firstRow = index * ROWS_EACH + 1

  const joinedDaysAgo = heroine ? 900 + index * 37 : 12 + Math.floor(1700 * random.next() ** 1.4)
  const activeMinutesAgo = heroine
    ? 30 + index * 95
    : Math.floor(60 * 24 * Math.min(joinedDaysAgo, 120) * random.next() ** 3) + 5
  const reviews = writeReviews(
    { persona, place, caregiverId: id, firstRow, joinedDaysAgo, heroine, today },
    random,
  )
  const approved = reviews.filter((review) => review.approved)
  const checked = persona.vetted || random.chance(0.4)
  const phoneVerified = persona.vetted || random.chance(0.8)
  const flags = drawFlags(persona, random)
  const draft = !heroine && joinedDaysAgo < 60 && reviews.length === 0 && random.chance(0.25)
  const tongue = place.state === 'PR' && (!persona.english || random.chance(0.7)) ? 'es' : 'en'

  const user: UserRow = {
    id,
    role: 'caregiver',
    email: heroine?.email ?? emailOf(persona.first, persona.last, id, random),
    first_name: persona.first,
    last_name: persona.last,
    phone_verified: phoneVerified,
    email_verified: true,
    ...placeSomebody(place, random),
    language: tongue,
    is_b2b: false,
    concierge_eligible: false,
    partner_code: null,
    portrait:
      heroine || random.chance(0.96)
        ? { ...portraitTraits({ ...persona, nurse: persona.is_hcp }, random), ...heroine?.portrait }
        : null,
    created_at: minutesBefore(today, joinedDaysAgo * 1440 + random.int(0, 700)),
    last_active_at: minutesBefore(today, Math.min(activeMinutesAgo, joinedDaysAgo * 1440 - 5)),
  }

  const caregiver: CaregiverRow = {
    id,
    user_id: id,
    birthday: addDays(addYears(today, -persona.age), -random.int(1, 360)),
    gender: persona.gender,
    about: heroine?.about ?? introduce(persona, place, flags, checked, tongue, random),
    provider_types: persona.is_hcp ? (random.chance(0.3) ? [2, 0] : [2]) : [0],
    housing: persona.housing,
    conditions: [...persona.conditions, ...persona.skills].sort((a, b) => a - b),
    home_support: [...persona.home_support].sort((a, b) => a - b),
    desired_wage: persona.wage,
    avg_rating: approved.length === 0 ? null : mean(approved.map((review) => review.rating)),
    reviews_count: approved.length,
    years_experience: persona.years,
    spoken_languages: languageIds(persona),
    background_checked: checked,
    background_checked_on: checked
      ? addDays(today, -random.int(5, Math.max(6, Math.min(joinedDaysAgo, 700))))
      : null,
    background_photo_id: random.int(1, 8),
    certifications_initials: [...persona.initials],
    covid_vaccinated_tag: persona.vaccinated,
    vetted: persona.vetted,
    max_job_distance_preference: persona.miles,
    ...flags,
    state_of_caregiver: draft ? 1 : 2,
    profile_state_name: draft ? 'pending' : 'active',
    cg_profile_score: score(persona, user.portrait !== null, reviews.length),
    cg_profile_state: draft ? 'incomplete' : 'complete',
    created_at: user.created_at,
    last_active_at: user.last_active_at,
  }

  const worker = { persona, place, caregiverId: id, firstRow, today }
  const drawn = {
    licenses: drawLicenses(
      {
        ...{ persona, caregiverId: id, firstRow, today },
        state: place.state,
        expiresIn: heroine?.licenseExpiresIn,
        isKnown: heroine !== undefined,
      },
      random,
    ),
    education: writeEducation(worker, random),
    experience: writeCareer(worker, random),
    badges: withBackground(
      drawBadges(persona, id, phoneVerified, checked, joinedDaysAgo, today, random),
      caregiver,
    ),
    availability: heroine || random.chance(0.72) ? drawAvailability(id, firstRow, flags, today, random) : [],
  }
  const holder = { persona, caregiver, place, firstRow, seed, today }
  return {
    user,
    caregiver,
    reviews,
    ...drawn,
    availabilityUpdates:
      drawn.availability.length > 0 ? [{ user_id: id, updated_at: user.last_active_at }] : [],
    references: writeReferences(holder),
    backgroundChecks: writeBackgroundCheck(holder),
  }
}

type Flags = Pick<
  CaregiverRow,
  Extract<keyof CaregiverRow, `schedule_${string}` | `shift_preferences_${string}`>
>

function drawFlags(persona: Persona, random: Random): Flags {
  const mornings = random.chance(0.78)
  const nights = random.chance(persona.is_hcp ? 0.42 : 0.26)
  const twelve = random.chance(persona.is_hcp ? 0.45 : 0.2)
  const acute = persona.is_hcp ? 0.5 : 0.12
  return {
    schedule_full_time: persona.full_time,
    schedule_part_time: persona.part_time,
    schedule_short_term: random.chance(0.36),
    schedule_overnight: nights || persona.home_support.includes(13),
    schedule_wknd_livein: persona.housing !== 1 && random.chance(0.5),
    schedule_holidays: random.chance(0.32),
    shift_preferences_availability_mornings: mornings,
    shift_preferences_availability_afternoons: random.chance(0.6) || (!mornings && !nights),
    shift_preferences_availability_nights: nights,
    shift_preferences_availability_weekdays: random.chance(0.9),
    shift_preferences_availability_weekends: random.chance(0.46),
    shift_preferences_availability_holidays: random.chance(0.25),
    shift_preferences_duration_8hr: !twelve,
    shift_preferences_duration_12hr: twelve,
    shift_preferences_assignment_red_zone: random.chance(acute * 0.4),
    shift_preferences_assignment_yellow_zone: random.chance(acute * 0.7),
    shift_preferences_assignment_green_zone: random.chance(0.86),
    shift_preferences_assignment_sub_acute: random.chance(acute),
  }
}

function introduce(
  persona: Persona,
  place: PlaceRow,
  flags: Flags,
  checked: boolean,
  tongue: 'en' | 'es',
  random: Random,
): string {
  return writeAbout(
    {
      ...persona,
      city: place.city,
      conditions: [...persona.conditions, ...persona.skills],
      bilingual: persona.english && persona.languages.includes('Spanish'),
      short_term: flags.schedule_short_term,
      nights: flags.shift_preferences_availability_nights,
      weekends: flags.shift_preferences_availability_weekends,
      checked,
    },
    tongue,
    random,
  )
}

function drawBadges(
  persona: Persona,
  caregiver_id: number,
  phoneVerified: boolean,
  checked: boolean,
  joinedDaysAgo: number,
  today: string,
  random: Random,
): CaregiverBadgeRow[] {
  const licensed = persona.initials.length > 0
  const held = badgeCatalogue.filter((badge) => badge.code !== 'credentials' || licensed || persona.vetted)
  if (!persona.vetted && random.chance(0.2)) return []
  const missing = persona.vetted ? null : random.pick(['references', 'interview'])
  return held
    .filter((badge) => persona.vetted || badge.code === missing || random.chance(0.75))
    .map((badge) => {
      const earned =
        persona.vetted ||
        (badge.code === 'phone'
          ? phoneVerified
          : badge.code === 'background'
            ? checked
            : badge.code !== missing && random.chance(0.6))
      const since = addDays(today, -random.int(1, Math.max(2, Math.min(joinedDaysAgo, 600))))
      return {
        caregiver_id,
        badge_id: badge.id,
        status: earned ? 'completed' : 'in_progress',
        completed_at: earned ? since : null,
        since,
      }
    })
}

/** Whoever passed a background check has its badge, of the day on which it was completed. */
function withBackground(
  drawn: CaregiverBadgeRow[],
  { id, background_checked_on: day }: CaregiverRow,
): CaregiverBadgeRow[] {
  if (day === null) return drawn
  const badge_id = badgeCatalogue.find(({ code }) => code === 'background')!.id
  const earned = { caregiver_id: id, badge_id, status: 'completed', completed_at: day, since: day } as const
  return [...drawn.filter((row) => row.badge_id !== badge_id), earned]
}

const blocks = {
  morning: ['07:00', '12:00'],
  day: ['08:00', '16:00'],
  afternoon: ['13:00', '18:00'],
  evening: ['17:00', '22:00'],
  night: ['21:00', '07:00'],
} as const

function drawAvailability(
  user_id: number,
  firstRow: number,
  flags: Flags,
  today: string,
  random: Random,
): AvailabilityRow[] {
  const kinds = (Object.keys(blocks) as (keyof typeof blocks)[]).filter((kind) =>
    kind === 'night'
      ? flags.shift_preferences_availability_nights
      : kind === 'morning'
        ? flags.shift_preferences_availability_mornings
        : true,
  )
  return random.sample([0, 1, 2, 3, 4, 5, 6], random.int(2, 5)).map((day, i): AvailabilityRow => {
    const [start_time, end_time]: readonly [string, string] = blocks[random.pick(kinds)]
    const weekly = random.chance(0.8)
    const start_date = addDays(today, day)
    return {
      id: firstRow + i,
      user_id,
      start_date,
      end_date: weekly
        ? random.chance(0.3)
          ? addDays(start_date, 7 * random.int(4, 12))
          : null
        : start_date,
      start_time,
      end_time,
      repeats_weekly: weekly,
    }
  })
}

function score(persona: Persona, hasPhoto: boolean, reviews: number): number {
  return Math.min(
    100,
    34 +
      (hasPhoto ? 20 : 0) +
      (persona.vetted ? 20 : 0) +
      Math.min(16, reviews * 2) +
      (persona.initials.length > 0 ? 10 : 0),
  )
}

function mean(ratings: readonly number[]): number {
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100
}

/** On the domains that are reserved for examples. */
export function emailOf(first: string, last: string, id: number, random: Random): string {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase()
  return `${plain(first)}.${plain(last)}.${id}@example.${random.pick(['com', 'com', 'org', 'net'])}`
}
