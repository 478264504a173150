import type { PageHref } from '@homecare/sdk/addresses'
import { conditions, languages, licenseTypes, type CaregiverSummary } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { profileHref } from '@homecare/sdk/profile'
import { searchTexts } from '@homecare/sdk/texts'
import { both, counted, inLocale } from '../kit/words'

/** A caregiver as a card shows them, with every word in both languages. */
export interface CardView {
  readonly id: number
  readonly name: string
  readonly href: PageHref
  readonly photo: string | null
  /** 'Home health aide · Oakland, 2 miles'. */
  readonly facts: Text
  readonly about: string
  readonly tags: readonly Text[]
  readonly vetted: Text | null
  /** Cents an hour. */
  readonly rate: number
  readonly rating: number | null
  readonly reviews: number
  readonly favorite: boolean
}

/** Experience, certifications, languages and conditions that fit on a card. */
const tagsShown = 5

/** `first` are conditions that somebody looks for: they are named before others. */
export function cardView(caregiver: CaregiverSummary, first: readonly number[] = []): CardView {
  return {
    id: caregiver.id,
    name: nameOf(caregiver),
    href: profileHref(caregiver),
    photo: caregiver.photo,
    facts: both((locale) =>
      [kindOf(caregiver), nearness(caregiver)].map((fact) => inLocale(locale, fact)).join(' · '),
    ),
    about: caregiver.about,
    tags: tagsOf(caregiver, first),
    vetted: caregiver.vetted ? searchTexts.vetted : null,
    rate: caregiver.desired_wage,
    rating: caregiver.avg_rating,
    reviews: caregiver.reviews_count,
    favorite: caregiver.has_favorited,
  }
}

/** 'Marisol R.' */
export function nameOf({ first_name, last_initial }: { first_name: string; last_initial: string }): string {
  return last_initial ? `${first_name} ${last_initial}.` : first_name
}

/** The kind of caregiver, the first of the provider types: nobody is called a professional before we verified a license. */
export function kindOf({
  provider_types,
  licensed,
}: Pick<CaregiverSummary, 'provider_types' | 'licensed'>): Text {
  if (licensed) return searchTexts.skilledNurse
  return provider_types[0] === 2 ? searchTexts.caregiver : searchTexts.homeAide
}

export function experienceOf({ years_experience }: Pick<CaregiverSummary, 'years_experience'>): Text {
  return years_experience > 0
    ? counted(searchTexts.experienceYears, years_experience)
    : searchTexts.newCaregiver
}

function nearness({ distance, city, state }: CaregiverSummary): Text {
  if (distance === null) return both(() => `${city}, ${state}`)
  return both((locale) => `${city}, ${inLocale(locale, counted(searchTexts.milesAway, distance))}`)
}

function tagsOf(caregiver: CaregiverSummary, first: readonly number[]): Text[] {
  const wanted = caregiver.conditions.filter((id) => first.includes(id))
  const others = caregiver.conditions.filter((id) => !first.includes(id))
  const spoken = caregiver.spoken_languages.flatMap((id) => languages.find(id) ?? [])
  return [
    experienceOf(caregiver),
    ...caregiver.certifications_initials.slice(0, 1).map(licenseNamed),
    // English goes without saying.
    ...spoken
      .filter(({ tag }) => tag !== 'en')
      .slice(0, 1)
      .map(({ label }): Text => label),
    ...[...wanted, ...others].flatMap((id): Text[] => {
      const condition = conditions.find(id)
      return condition ? [condition.label] : []
    }),
  ].slice(0, tagsShown)
}

/** A license by its initials, in full: not every family knows what they stand for. */
export const licenseNamed = (initials: string): Text =>
  licenseTypes.entries.find(({ abbreviation }) => abbreviation === initials)?.label ?? [initials, initials]
