import { dayFit, readWhen, type DayFit, type When } from '../vocabulary/caregivers/when.js'
import type { CaregiverQuery, FoundCaregiver } from './calls.js'

/*
 * Best match first. What somebody asks for is either a condition for being found at all, or a wish by which those who are
 * found are put in order. The place, the area and the distance, "vetted only", the gender, the kind of caregiver, the ends of the
 * rate, and the specialty, favorites, school and business of a page are conditions; each condition of health, each
 * help, each time of the week, the languages and each day is a wish. Who a caregiver is has no part in the order: nothing
 * is read of them but what is listed in `Matched`.
 */

/** What of a query is a wish where the best match comes first. */
export interface Wishes {
  readonly conditions: readonly number[]
  readonly home_support: readonly number[]
  /** Of several one is enough. */
  readonly spoken_languages: readonly number[]
  readonly schedule: readonly string[]
  readonly when: When | null
}

/** All that the order is made of: no gender, age, name, photo, or words about oneself. */
export type Matched = Pick<
  FoundCaregiver,
  | 'id'
  | 'conditions'
  | 'home_support'
  | 'spoken_languages'
  | 'schedule'
  | 'free'
  | 'vetted'
  | 'avg_rating'
  | 'reviews_count'
  | 'distance'
  | 'reply_hours'
>

/** A wish, and how a caregiver fulfils it: of languages those that they speak, of a day whether all or half of it is free. */
export type WishFit = { readonly fits: DayFit } & (
  | { readonly kind: 'condition' | 'help'; readonly id: number }
  | { readonly kind: 'schedule'; readonly id: string }
  | { readonly kind: 'languages'; readonly ids: readonly number[] }
  | { readonly kind: 'day'; readonly id: number }
)

/** The wishes of a query, each once. */
export function wishesOf(query: CaregiverQuery): Wishes {
  return {
    conditions: once(query.conditions),
    home_support: once(query.home_support),
    spoken_languages: once(query.spoken_languages),
    schedule: once(query.schedule),
    when: query.when ? readWhen(query.when) : null,
  }
}

/** How a caregiver fulfils each of the wishes. */
export function wishFits(wishes: Wishes, caregiver: Matched): WishFit[] {
  const { when, spoken_languages: languages } = wishes
  const spoken = languages.filter((id) => caregiver.spoken_languages.includes(id))
  return [
    ...wishes.conditions.map((id) => ({
      ...({ kind: 'condition', id } as const),
      fits: wholeIf(caregiver.conditions.includes(id)),
    })),
    ...wishes.home_support.map((id) => ({
      ...({ kind: 'help', id } as const),
      fits: wholeIf(caregiver.home_support.includes(id)),
    })),
    ...(languages.length > 0
      ? [
          {
            ...({ kind: 'languages', ids: spoken.length > 0 ? spoken : languages } as const),
            fits: wholeIf(spoken.length > 0),
          },
        ]
      : []),
    ...wishes.schedule.map((id) => ({
      ...({ kind: 'schedule', id } as const),
      fits: wholeIf(caregiver.schedule.includes(id)),
    })),
    ...(when?.days ?? []).map((day) => ({
      ...({ kind: 'day', id: day } as const),
      fits: caregiver.free ? dayFit(caregiver.free, day, when!) : ('none' as const),
    })),
  ]
}

const wholeIf = (fits: boolean): DayFit => (fits ? 'whole' : 'none')

/** What a wish that is fulfilled counts, as a whole and in part. */
export const wishPoints = { whole: 2, part: 1, none: 0 } as const

/** How much is asked for: what somebody has who fulfils all of it. */
export function mostPoints({ conditions, home_support, spoken_languages, schedule, when }: Wishes): number {
  const languages = spoken_languages.length > 0 ? 1 : 0
  const asked =
    conditions.length + home_support.length + languages + schedule.length + (when?.days.length ?? 0)
  return asked * wishPoints.whole
}

/** How much of the wishes a caregiver fulfils. */
export function fitPoints(wishes: Wishes, caregiver: Matched): number {
  return wishFits(wishes, caregiver).reduce((sum, { fits }) => sum + wishPoints[fits], 0)
}

/** Whether a caregiver is listed at all: at least half of what is asked for is fulfilled. */
export const isListed = (points: number, most: number): boolean => 2 * points >= most

/**
 * What counts among those who fit alike. A mean of stars is taken with some reviews more, so that one review makes nobody
 * the best; whoever has none has the stars of those.
 */
export const matchWeights = {
  /** What a star more is worth. */
  perStar: 100,
  /** What the checks are worth. */
  vetted: 100,
  /** What a mile nearer is worth. */
  perMile: 2,
  /** How near that begins. */
  miles: 30,
  /** What it is worth to answer families an hour sooner (`replyHours`); nothing, where that is not known. */
  perHour: 1,
  /** Within how many hours that begins. */
  hours: 12,
  /** How many reviews are added to a mean. */
  priorCount: 5,
  /** The stars of each of them. */
  priorStars: 4,
} as const

/**
 * What stands behind a caregiver besides the fit: the checks, the reviews, how near they are and how soon they answer, as one
 * whole number.
 */
export function standing(caregiver: Matched): number {
  const { vetted, avg_rating, reviews_count, distance, reply_hours } = caregiver
  const { perStar, perHour, hours, priorCount, priorStars, perMile, miles } = matchWeights
  const rated = avg_rating === null ? 0 : Math.round(avg_rating * perStar) * reviews_count
  const count = avg_rating === null ? 0 : reviews_count
  const stars = Math.floor((rated + priorStars * perStar * priorCount) / (count + priorCount))
  const near = distance === null ? 0 : Math.max(0, miles - distance) * perMile
  const answers = reply_hours === null ? 0 : Math.max(0, hours - reply_hours) * perHour
  return (vetted ? matchWeights.vetted : 0) + stars + near + answers
}

/** Whether there is anything that speaks for a caregiver besides their own words: the checks, or a review. */
const isProven = ({ vetted, reviews_count }: Matched): boolean => vetted || reviews_count > 0

/**
 * The order of the best match, for sorting: who fulfils more of the wishes comes first; then whoever is vetted or has
 * been reviewed, however near another is; then by `standing`; then by the id, so that it is the same every time.
 * `distance` is in whole miles.
 */
export function compareMatches(wishes: Wishes) {
  return (one: Matched, other: Matched): number =>
    fitPoints(wishes, other) - fitPoints(wishes, one) ||
    Number(isProven(other)) - Number(isProven(one)) ||
    standing(other) - standing(one) ||
    one.id - other.id
}

const once = <T>(values: readonly T[] | undefined): readonly T[] => [...new Set(values)]
