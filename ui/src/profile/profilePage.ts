import type { PageHref, PagePath } from '@homecare/sdk/addresses'
import {
  assistance,
  clinicalSkills,
  conditions,
  getCaregiver,
  housing,
  languages,
  getLatestApplication,
  listEducation,
  listExperience,
  listReviews,
  listOthersViewed,
  profileReviewsShown,
  scheduleFlags,
  type Education,
  type Experience,
  type LatestApplication,
  type PublicCaregiver,
  type Review,
} from '@homecare/sdk/caregivers'
import type { Client } from '@homecare/sdk/client'
import {
  formatDollars,
  isApiError,
  readFilters,
  slug,
  type Catalogue,
  type Text,
  dateWords,
} from '@homecare/sdk/kit'
import { states, stateSlug } from '@homecare/sdk/places'
import { profileHref } from '@homecare/sdk/profile'
import { caregiverFilters } from '@homecare/sdk/search'
import { shiftAvailabilities } from '@homecare/sdk/shifts'
import { profileFacts, profileTexts } from '@homecare/sdk/texts'
import type { Head, LoadContext } from '../frame/screen'
import { cardView, experienceOf, kindOf, nameOf, type CardView } from '../caregivers/cardView'
import { checkView, licenseView, type CheckView, type LicenseView } from '../caregivers/checksView'
import { freeView, type FreeView } from '../caregivers/freeView'
import { signalsView, type SignalView } from '../caregivers/signalsView'
import { both, counted, inLocale, told } from '../kit/words'

/** One thing in a career: a job or a school. */
export interface TimelineEntry {
  readonly id: number
  readonly title: string
  readonly detail: string
  /** Null where neither year was told. */
  readonly years: Text | null
  readonly text: string
}

/**
 * A part of the page that is not the caregivers themselves: null when it could not be loaded, which is said in its
 * place.
 */
export interface ProfileData {
  readonly id: number
  readonly name: string
  readonly firstName: string
  readonly here: PagePath
  readonly photo: string | null
  readonly largePhoto: string | null
  readonly kind: Text
  readonly facts: readonly Text[]
  readonly rate: number
  readonly rating: number | null
  readonly reviewsCount: number
  readonly favorite: boolean
  readonly vetted: boolean
  readonly marks: readonly Text[]
  readonly about: string
  readonly lists: readonly { readonly title: Text; readonly items: readonly Text[] }[]
  readonly free: FreeView | null
  readonly schedule: readonly { readonly title: Text; readonly items: readonly Text[] }[]
  readonly signals: readonly SignalView[]
  readonly badges: readonly CheckView[]
  readonly licenses: readonly LicenseView[]
  readonly work: readonly TimelineEntry[] | null
  readonly education: readonly TimelineEntry[] | null
  readonly reviews: {
    readonly data: readonly Review[]
    readonly records: number
    readonly distribution: readonly number[]
  } | null
  readonly similar: readonly CardView[] | null
  readonly application: Text | null
  readonly trail: readonly { readonly label: Text; readonly href: PageHref }[]
  readonly head: Head
}

type Context = Pick<LoadContext, 'care' | 'params' | 'query' | 'identity' | 'signal'>

/** The public profile of a path's caregiver. Only they must be there; every other part may be missing, and says so. */
export async function loadProfilePage({
  care,
  params,
  query,
  identity,
  signal,
}: Context): Promise<ProfileData> {
  const id = params.profileId ?? params.provider_id ?? ''
  const options = { signal }
  const [caregiver, reviews, work, education, similar, application] = await Promise.all([
    care.call(getCaregiver, { id }, options),
    orNull(care.call(listReviews, { id, query: { limit: profileReviewsShown } }, options)),
    orNull(care.call(listExperience, { id }, options)),
    orNull(care.call(listEducation, { id }, options)),
    orNull(care.call(listOthersViewed, { id }, options)),
    identity.user_type === 'family' ? orNull(care.call(getLatestApplication, { id }, options)) : null,
  ])
  const name = nameOf(caregiver)
  const today = new Date().toISOString().slice(0, 10)
  return {
    id: caregiver.id,
    name,
    firstName: caregiver.first_name,
    here: profileHref(caregiver),
    photo: caregiver.photo,
    largePhoto: caregiver.photo?.replace(/\/\d+\.webp/, '/768.webp') ?? null,
    kind: kindOf(caregiver),
    facts: factsOf(caregiver, today),
    rate: caregiver.desired_wage,
    rating: caregiver.avg_rating,
    reviewsCount: caregiver.reviews_count,
    favorite: caregiver.has_favorited,
    vetted: caregiver.vetted,
    marks: marksOf(caregiver),
    about: caregiver.about,
    lists: [
      { title: profileTexts.services, items: labels(assistance, caregiver.home_support) },
      { title: profileTexts.conditions, items: labels(conditions, caregiver.conditions) },
      { title: profileTexts.skills, items: labels(clinicalSkills, caregiver.conditions) },
      { title: profileTexts.languages, items: labels(languages, caregiver.spoken_languages) },
    ].filter(({ items }) => items.length > 0),
    schedule: [
      { title: profileTexts.jobs, items: labels(scheduleFlags, caregiver.schedule) },
      { title: profileTexts.times, items: labels(shiftAvailabilities, caregiver.availability) },
      { title: profileTexts.housing, items: housingOf(caregiver) },
    ].filter(({ items }) => items.length > 0),
    free: freeView(caregiver.free, readFilters({ when: caregiverFilters.when }, query).when),
    signals: signalsView(caregiver, today),
    badges: caregiver.badges.map(checkView),
    licenses: caregiver.licenses.map((license) => licenseView(license, today)),
    work: work && work.map(workEntry),
    education: education && education.map(schoolEntry),
    reviews,
    similar: similar && similar.map((one) => cardView(one)),
    application: application && applicationWords(application),
    trail: trailOf(caregiver),
    head: headOf(caregiver),
  }
}

async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (isApiError(error) && error.kind !== 'aborted') return null
    throw error
  }
}

function factsOf(caregiver: PublicCaregiver, today: string): Text[] {
  const { city, state, distance, member_since } = caregiver
  return [
    told(profileTexts.inCity, { city, state }),
    ...(distance === null ? [] : [counted(profileFacts.milesFromYou, distance)]),
    experienceOf(caregiver),
    ...signalsView(caregiver, today).map(({ says }) => says),
    both((locale) => {
      const month = dateWords(member_since, 'month', locale)
      return inLocale(locale, told(profileFacts.memberSince, { month }))
    }),
  ]
}

function marksOf(caregiver: PublicCaregiver): Text[] {
  return [
    ...(caregiver.background_checked ? [profileTexts.backgroundChecked] : []),
    ...(caregiver.covid_vaccinated_tag ? [profileTexts.vaccinated] : []),
  ]
}

function labels<E extends { readonly id: number | string; readonly label: Text }>(
  catalogue: Pick<Catalogue<E>, 'find'>,
  ids: readonly (number | string)[],
): Text[] {
  return ids.flatMap((id): Text[] => {
    const entry = catalogue.find(id)
    return entry ? [entry.label] : []
  })
}

function housingOf(caregiver: PublicCaregiver): Text[] {
  const entry = housing.find(caregiver.housing)
  if (!entry) return []
  return [entry.id === 2 ? profileFacts.housingEither : entry.label]
}

function workEntry(job: Experience): TimelineEntry {
  return {
    id: job.id,
    title: job.position || job.company_name,
    detail: [job.position ? job.company_name : '', job.location].filter(Boolean).join(' · '),
    years: yearsOf(job),
    text: job.description,
  }
}

function schoolEntry(school: Education): TimelineEntry {
  return {
    id: school.id,
    title: school.major || school.college,
    detail: [school.major ? school.college : '', school.location].filter(Boolean).join(' · '),
    years: yearsOf(school),
    text: '',
  }
}

/** A year range or Present. */
function yearsOf({
  start_date,
  end_date,
}: {
  start_date: string | null
  end_date: string | null
}): Text | null {
  const from = start_date?.slice(0, 4)
  const to = end_date?.slice(0, 4)
  if (from === undefined || from === to) return to === undefined ? null : [to, to]
  return told(profileFacts.years, { from, to: to ?? profileFacts.present })
}

function applicationWords({ proposal_state, job_title, applied_date }: LatestApplication): Text | null {
  if (proposal_state === 'withdrawn') return told(profileFacts.withdrew, { title: job_title })
  if (proposal_state !== 'applied' || applied_date === null) return null
  return both((locale) =>
    inLocale(
      locale,
      told(profileFacts.applied, { title: job_title, date: dateWords(applied_date, 'day', locale) }),
    ),
  )
}

function trailOf({ city, state }: PublicCaregiver): ProfileData['trail'] {
  const entry = states.find(state)
  if (!entry) return []
  const root: PagePath = `/caregivers/${stateSlug(entry.id)}`
  return [
    { label: entry.label, href: root },
    { label: [city, city], href: `/caregivers-search/${stateSlug(entry.id)}/${slug(city)}` },
  ]
}

function headOf(caregiver: PublicCaregiver): Head {
  const name = nameOf(caregiver)
  const place = `${caregiver.city}, ${caregiver.state}`
  return {
    title: told(profileFacts.title, {
      name,
      place,
      kind: both((locale) => inLocale(locale, kindOf(caregiver)).toLowerCase()),
    }),
    description: told(profileFacts.description, {
      name,
      place,
      rate: formatDollars(caregiver.desired_wage),
      experience: both((locale) => inLocale(locale, experienceOf(caregiver)).toLowerCase()),
      about: caregiver.about.replace(/\s+/g, ' ').slice(0, 90),
    }),
    canonical: profileHref(caregiver),
    ...(caregiver.photo ? { image: caregiver.photo } : {}),
  }
}

/** Reviews beyond those that the page came with. */
export async function loadReviews(care: Client, id: number, offset: number): Promise<readonly Review[]> {
  const page = await care.call(listReviews, { id, query: { limit: moreReviews, offset } })
  return page.data
}

/** So many are asked for at a time. */
const moreReviews = 10
