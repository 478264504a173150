import type { LicenseRefusal, PhotoRefusal, ProviderTypeId, ReviewAnswer } from '@homecare/sdk/caregivers'
import type { LicenseDecision } from '@homecare/sdk/credentials'
import type { ReviewReason } from '@homecare/sdk/reviews'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, ids, instant } from './columns.ts'
import { ofUser, users } from './account.ts'

export const caregivers = pgTable(
  'caregivers',
  {
    id: integer('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
    birthday: date('birthday'),
    gender: text('gender').$type<'female' | 'male'>(),
    about: text('about').notNull().default(''),
    provider_types: integer('provider_types').array().$type<ProviderTypeId[]>().notNull().default([]),
    housing: integer('housing').$type<0 | 1 | 2>().notNull().default(2),
    conditions: ids('conditions'),
    home_support: ids('home_support'),
    desired_wage: integer('desired_wage').notNull().default(0),
    avg_rating: numeric('avg_rating', { precision: 3, scale: 2, mode: 'number' }),
    reviews_count: integer('reviews_count').notNull().default(0),
    years_experience: integer('years_experience').notNull().default(0),
    spoken_languages: ids('spoken_languages'),
    background_checked: flag('background_checked'),
    background_checked_on: date('background_checked_on'),
    background_photo_id: integer('background_photo_id').notNull().default(1),
    certifications_initials: text('certifications_initials').array().notNull().default([]),
    covid_vaccinated_tag: flag('covid_vaccinated_tag'),
    /** Whether every badge is completed; with the licenses of the day it is `vettedOn`. */
    vetted: flag('vetted'),
    max_job_distance_preference: integer('max_job_distance_preference').notNull().default(20),
    state_of_caregiver: integer('state_of_caregiver').notNull().default(0),
    profile_state_name: text('profile_state_name')
      .$type<'draft' | 'pending' | 'active'>()
      .notNull()
      .default('draft'),
    /** When the profile was last handed in for the look that staff take at it; null before, and for the version before. */
    submitted_at: instant('submitted_at'),
    /** Since when it can be found; null before, and where an older version let families see it, of which the account's making counts. */
    active_since: instant('active_since'),
    cg_profile_score: integer('cg_profile_score').notNull().default(0),
    cg_profile_state: text('cg_profile_state').notNull().default(''),
    schedule_full_time: flag('schedule_full_time'),
    schedule_part_time: flag('schedule_part_time'),
    schedule_short_term: flag('schedule_short_term'),
    schedule_overnight: flag('schedule_overnight'),
    schedule_wknd_livein: flag('schedule_wknd_livein'),
    schedule_holidays: flag('schedule_holidays'),
    shift_preferences_availability_mornings: flag('shift_preferences_availability_mornings'),
    shift_preferences_availability_afternoons: flag('shift_preferences_availability_afternoons'),
    shift_preferences_availability_nights: flag('shift_preferences_availability_nights'),
    shift_preferences_availability_weekdays: flag('shift_preferences_availability_weekdays'),
    shift_preferences_availability_weekends: flag('shift_preferences_availability_weekends'),
    shift_preferences_availability_holidays: flag('shift_preferences_availability_holidays'),
    shift_preferences_duration_8hr: flag('shift_preferences_duration_8hr'),
    shift_preferences_duration_12hr: flag('shift_preferences_duration_12hr'),
    shift_preferences_assignment_red_zone: flag('shift_preferences_assignment_red_zone'),
    shift_preferences_assignment_yellow_zone: flag('shift_preferences_assignment_yellow_zone'),
    shift_preferences_assignment_green_zone: flag('shift_preferences_assignment_green_zone'),
    shift_preferences_assignment_sub_acute: flag('shift_preferences_assignment_sub_acute'),
    /** Who invited them: the code that they registered with. */
    invite_code: text('invite_code'),
    /** Within how many hours they answer families who write first (`replyHours`), as it was when it was looked at last. */
    reply_hours: integer('reply_hours'),
    /** When that is to be looked at again; null where nobody wrote to them lately. */
    replies_due_at: instant('replies_due_at'),
    created_at: instant('created_at').notNull().defaultNow(),
    last_active_at: instant('last_active_at').notNull().defaultNow(),
  },
  (t) => [
    index('caregivers_user').on(t.user_id),
    index('caregivers_conditions').using('gin', t.conditions),
    index('caregivers_home_support').using('gin', t.home_support),
    index('caregivers_languages').using('gin', t.spoken_languages),
    index('caregivers_wage').on(t.desired_wage),
    index('caregivers_replies_due')
      .on(t.replies_due_at)
      .where(sql`${t.replies_due_at} is not null`),
    index('caregivers_found_since').on(sql`coalesce(${t.active_since}, ${t.created_at})`),
  ],
)

/** The column of a table whose rows are a caregiver's, and go with them. */
export const ofCaregiver = () =>
  integer('caregiver_id')
    .notNull()
    .references(() => caregivers.id, { onDelete: 'cascade' })

export const licenses = pgTable(
  'licenses',
  {
    id: id(),
    caregiver_id: ofCaregiver(),
    map_id: integer('map_id').notNull(),
    license_name: text('license_name').notNull(),
    license_number: text('license_number'),
    state: text('state').notNull(),
    expires: date('expires'),
    /** Since when it says what it says. Whatever changes it, or its photos, takes what staff said of it away. */
    changed_at: instant('changed_at').notNull().defaultNow(),
    /** When staff verified it or sent it back; at most one of the two. */
    verified_at: instant('verified_at'),
    refused_at: instant('refused_at'),
    /** Who said either. */
    reviewed_by: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    refusal: text('refusal').$type<LicenseRefusal>(),
    refusal_note: text('refusal_note').notNull().default(''),
  },
  (t) => [
    index('licenses_caregiver').on(t.caregiver_id),
    index('licenses_waiting')
      .on(t.changed_at)
      .where(sql`${t.verified_at} is null and ${t.refused_at} is null`),
  ],
)

/** All that staff ever said of a license, and took back. */
export const licenseReviews = pgTable(
  'license_reviews',
  {
    id: id(),
    license_id: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    decision: text('decision').$type<LicenseDecision>().notNull(),
    refusal: text('refusal').$type<LicenseRefusal>(),
    note: text('note').notNull().default(''),
    staff_id: integer('staff_id').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
  },
  (t) => [index('license_reviews_license').on(t.license_id, t.id)],
)

/** A photo of a license, which only its owner and the staff see. */
export const licensePhotos = pgTable(
  'license_photos',
  {
    id: id(),
    license_id: integer('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    /** Its name in the file store. */
    stored_as: text('stored_as').notNull(),
    description: text('description').notNull().default(''),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('license_photos_license').on(t.license_id)],
)

/** Schools and businesses that people were taught or worked at. */
export const orgs = pgTable(
  'orgs',
  {
    id: id(),
    school: integer('school').$type<0 | 1>().notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    country: text('country').notNull().default(''),
    logo_url: text('logo_url'),
    source: text('source').notNull().default(''),
  },
  (t) => [index('orgs_code').on(t.school, t.code), index('orgs_name').on(t.school, t.name)],
)

export const educations = pgTable(
  'educations',
  {
    id: id(),
    caregiver_id: ofCaregiver(),
    school_id: integer('school_id').references(() => orgs.id),
    college: text('college').notNull(),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    location: text('location').notNull().default(''),
    country: text('country').notNull().default(''),
    country_name: text('country_name').notNull().default(''),
    major: text('major'),
    start_date: date('start_date').notNull(),
    end_date: date('end_date'),
  },
  (t) => [index('educations_caregiver').on(t.caregiver_id), index('educations_school').on(t.school_id)],
)

export const experiences = pgTable(
  'experiences',
  {
    id: id(),
    caregiver_id: ofCaregiver(),
    business_id: integer('business_id').references(() => orgs.id),
    company_name: text('company_name').notNull(),
    position: text('position').notNull().default(''),
    description: text('description').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    location: text('location').notNull().default(''),
    country: text('country').notNull().default(''),
    start_date: date('start_date'),
    end_date: date('end_date'),
  },
  (t) => [index('experiences_caregiver').on(t.caregiver_id), index('experiences_business').on(t.business_id)],
)

/** People who speak for a caregiver. The caregiver alone sees them. */
export const references = pgTable(
  'caregiver_references',
  {
    id: id(),
    caregiver_id: ofCaregiver(),
    name: text('name').notNull(),
    relationship: text('relationship').notNull(),
    /** Ten digits, or eleven that begin with 1. */
    phone: text('phone').notNull(),
    email: text('email'),
    note: text('note').notNull().default(''),
    status: text('status').$type<'added' | 'asked' | 'answered'>().notNull().default('added'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('references_caregiver').on(t.caregiver_id)],
)

/** Words that wait to be read: new or changed ones. */
const unreadWords = sql.raw('not approved and removed_at is null and returned_note is null')

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    caregiver_id: ofCaregiver(),
    reviewer_id: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    reviewer: text('reviewer').notNull(),
    review_text: text('review_text').notNull(),
    rating: integer('rating').notNull(),
    /** It is on the profile. */
    approved: flag('approved'),
    created: instant('created').notNull(),
    /** When its family last changed its words; null where it never did. What is decided on them leaves it. */
    changed_at: instant('changed_at'),
    /** What to change of it, since our team gave it back. */
    returned_note: text('returned_note'),
    removed_at: instant('removed_at'),
    removed_reason: text('removed_reason').$type<ReviewReason>(),
    answer: text('answer'),
    answer_state: text('answer_state').$type<ReviewAnswer['state']>(),
    answer_note: text('answer_note'),
    answered_at: instant('answered_at'),
  },
  (t) => [
    index('reviews_caregiver').on(t.caregiver_id, t.created),
    uniqueIndex('reviews_of_family').on(t.caregiver_id, t.reviewer_id),
    index('reviews_reviewer').on(t.reviewer_id),
    // What our team has to read.
    index('reviews_unread').on(t.id).where(unreadWords),
    index('review_answers_unread')
      .on(t.id)
      .where(sql`${t.answer_state} = 'waits'`),
    check('reviews_stars', sql`${t.rating} between 1 and 5`),
    check(
      'reviews_standing',
      sql`not ${t.approved} or (${t.removed_at} is null and ${t.returned_note} is null)`,
    ),
    check('reviews_removed', sql`(${t.removed_at} is null) = (${t.removed_reason} is null)`),
    check('reviews_answer', sql`(${t.answer} is null) = (${t.answer_state} is null)`),
  ],
)

/** What a caregiver tells our team about a review of them; of one and the same, one at a time. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: id(),
    review_id: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReviewReason>().notNull(),
    note: text('note').notNull().default(''),
    at: instant('at').notNull(),
    decision: text('decision').$type<'kept' | 'removed'>(),
    decided_at: instant('decided_at'),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('review_reports_waiting')
      .on(t.review_id)
      .where(sql`${t.decision} is null`),
    check('review_reports_decided', sql`(${t.decision} is null) = (${t.decided_at} is null)`),
  ],
)

export const badges = pgTable('badges', {
  id: id(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  short_description: text('short_description').notNull(),
  logo: text('logo').notNull(),
})

export const caregiverBadges = pgTable(
  'caregiver_badges',
  {
    caregiver_id: ofCaregiver(),
    badge_id: integer('badge_id')
      .notNull()
      .references(() => badges.id),
    status: text('status').$type<'completed' | 'in_progress'>().notNull(),
    completed_at: instant('completed_at'),
    /** Since when its state is what it is. */
    since: instant('since').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.caregiver_id, t.badge_id] })],
)

/** The first and the last hour that a time covers as a whole. */
const wholeFrom = sql.raw('(extract(hour from start_time)::int + (extract(minute from start_time) > 0)::int)')
const wholeUntil = sql.raw('extract(hour from end_time)::int')

export const availabilities = pgTable(
  'availabilities',
  {
    id: id(),
    /** A caregiver's or an agency caregiver's. */
    user_id: ofUser(),
    start_date: date('start_date').notNull(),
    end_date: date('end_date'),
    start_time: time('start_time').notNull(),
    end_time: time('end_time').notNull(),
    repeats_weekly: flag('repeats_weekly'),
    /** The day of the week of the first day, 0 is Sunday. */
    weekday: smallint('weekday').generatedAlwaysAs(sql`extract(dow from start_date)::smallint`),
    /** The hours of its day that it covers as a whole, a bit for each (`FreeWeek`), and those of the next morning. */
    hours: integer('hours').generatedAlwaysAs(sql`case
      when end_time <= start_time then (1 << 24) - (1 << ${wholeFrom})
      when ${wholeFrom} < ${wholeUntil} then (1 << ${wholeUntil}) - (1 << ${wholeFrom})
      else 0 end`),
    hours_after: integer('hours_after').generatedAlwaysAs(sql`case
      when end_time <= start_time then (1 << ${wholeUntil}) - 1 else 0 end`),
  },
  (t) => [
    index('availabilities_user').on(t.user_id),
    // All that says when somebody is free, so that a search of many reads the index alone.
    index('availabilities_hours').on(
      t.user_id,
      t.repeats_weekly,
      t.weekday,
      t.start_date,
      t.end_date,
      t.hours,
      t.hours_after,
    ),
  ],
)

/** Photos that people uploaded of themselves; the files lie in the store under their versions. */
export const profilePhotos = pgTable('profile_photos', {
  id: id(),
  user_id: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The picture as it came, upright and without its metadata. */
  raw_version: text('raw_version').notNull(),
  raw_width: integer('raw_width').notNull(),
  raw_height: integer('raw_height').notNull(),
  /** The square that was cut last; null until one was cut. */
  version: text('version'),
  /** The square that others see: the last one that staff approved. */
  shown_version: text('shown_version'),
  /** Why staff turned the last square down, and a word more; null while it waits or is shown. */
  refusal: text('refusal').$type<PhotoRefusal>(),
  refusal_note: text('refusal_note'),
  /** Its edge in pixels of the raw picture. */
  cropped_side: integer('cropped_side'),
  /** When a person was asked to look at the last square. */
  review_requested_at: instant('review_requested_at'),
  uploaded_at: instant('uploaded_at').notNull(),
})

/** When somebody last said anew when they can work; nothing is known of who never did. */
export const availabilityUpdates = pgTable('availability_updates', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  updated_at: instant('updated_at').notNull(),
})

/** The days of a row's week as numbers by themselves: of an array, the database unpacks all of it for each that is read. */
const daysOfWeek = {
  sunday: dayOfWeek('sunday', 1),
  monday: dayOfWeek('monday', 2),
  tuesday: dayOfWeek('tuesday', 3),
  wednesday: dayOfWeek('wednesday', 4),
  thursday: dayOfWeek('thursday', 5),
  friday: dayOfWeek('friday', 6),
  saturday: dayOfWeek('saturday', 7),
}

function dayOfWeek(name: string, at: number) {
  return integer(name).generatedAlwaysAs(sql.raw(`week[${at}]`))
}

/** A set of ids as bits: id 3 is the bit of 8. */
const idBits = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

/**
 * What a search reads of everybody who can be found, a narrow row each. It says nothing that other tables do not: the view
 * `search_row_facts` says what each row has to be, and triggers on the tables behind it keep it so, whoever writes there. An index by the
 * cell holds all of it, so that a search around a place reads that index alone.
 */
export const searchRows = pgTable(
  'search_rows',
  {
    id: integer('id')
      .primaryKey()
      .references(() => caregivers.id, { onDelete: 'cascade' }),
    /** The quarter of a degree in which they live (`cellsAround`), and the point of their area on a ball of radius 1. */
    cell: integer('cell'),
    x: doublePrecision('x'),
    y: doublePrecision('y'),
    z: doublePrecision('z'),
    conditions: idBits('conditions'),
    home_support: idBits('home_support'),
    spoken_languages: idBits('spoken_languages'),
    provider_types: idBits('provider_types'),
    /** Flags of the schedule, a bit each in the order of `scheduleFlags`. */
    schedule: integer('schedule').notNull(),
    desired_wage: integer('desired_wage').notNull(),
    /** Hundredths. */
    stars: smallint('stars'),
    reviews_count: integer('reviews_count').notNull(),
    reply_hours: smallint('reply_hours'),
    /** The last day on which they are vetted (`vettedOn`), as far as that is known. */
    vetted_until: date('vetted_until').notNull(),
    /**
     * When they are free in a week without bookings (`FreeWeek`), where today is between two days; null where they have not said it.
     * On other days it is worked out anew (`freeHours`), and so it is until their last booking is over.
     */
    week: integer('week').array(),
    ...daysOfWeek,
    week_from: date('week_from').notNull(),
    week_until: date('week_until').notNull(),
    booked_until: instant('booked_until').notNull(),
    found_since: instant('found_since').notNull(),
    gender: text('gender').$type<'female' | 'male'>(),
    state: text('state').notNull(),
    county: text('county').notNull(),
  },
  (t) => [
    index('search_rows_place').on(t.state, t.county),
    index('search_rows_found_since').on(t.found_since),
    index('search_rows_week_until')
      .on(t.week_until)
      .where(sql`${t.week_until} < 'infinity'`),
  ],
)
