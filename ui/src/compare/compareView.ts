import type { PageHref } from '@homecare/sdk/addresses'
import {
  assistance,
  clinicalSkills,
  conditions,
  languages,
  type PublicCaregiver,
} from '@homecare/sdk/caregivers'
import { isAlike } from '@homecare/sdk/compare'
import { readFilters, sentFilters, type Text } from '@homecare/sdk/kit'
import { profileHref } from '@homecare/sdk/profile'
import { caregiverFilters, mostPoints, wishesOf, type Wishes } from '@homecare/sdk/search'
import {
  compareTexts as words,
  matchTexts,
  profileFacts,
  profileTexts,
  signalTexts,
} from '@homecare/sdk/texts'
import { experienceOf, kindOf, nameOf } from '../caregivers/cardView'
import { checkView, licenseView } from '../caregivers/checksView'
import { freeView, type FreeView } from '../caregivers/freeView'
import { signalsView } from '../caregivers/signalsView'
import { counted, told } from '../kit/words'
import { fitView } from '../caregivers/fitView'

/** One of those who are compared, as they stand at the head of the table. */
export interface ComparedPerson {
  readonly id: number
  readonly name: string
  readonly href: PageHref
  readonly photo: string | null
  readonly kind: Text
  readonly vetted: boolean
  /** Cents an hour; nothing where they have not said it. */
  readonly rate: number
  readonly rating: number | null
  readonly reviews: number
  readonly free: FreeView | null
}

/** A line of a cell; `fits` where it is something that was asked for. */
export interface CompareLine {
  readonly text: Text
  readonly fits?: 'whole' | 'part' | 'none'
}

/** A row: the lines of each person, in the order of the people. What is drawn and not said in lines has its own `kind`. */
export interface CompareRow {
  readonly kind: 'rate' | 'free' | 'reviews' | 'lines'
  readonly title: Text
  readonly cells: readonly (readonly CompareLine[])[]
  /** All say the same. */
  readonly alike: boolean
}

/** A comparison, ready to be shown. */
export interface CompareView {
  readonly people: readonly ComparedPerson[]
  readonly rows: readonly CompareRow[]
}

/** What somebody is held against: the wishes, and whose they are. */
interface Asked {
  readonly title: Text
  readonly wishes: Wishes
}

/** What the filters of an address ask for; null where they ask for nothing that one can fulfil more or less. */
export function askedIn(query: URLSearchParams): Asked | null {
  const wishes = wishesOf(sentFilters(caregiverFilters, readFilters(caregiverFilters, query)))
  return mostPoints(wishes) > 0 ? { title: matchTexts.reasons, wishes } : null
}

/** People side by side, held against what a search or a job asks for. `today` is YYYY-MM-DD. */
export function compareView(
  caregivers: readonly PublicCaregiver[],
  asked: Asked | null,
  today: string,
): CompareView {
  const lines = (title: Text, of: (caregiver: PublicCaregiver) => readonly CompareLine[]): CompareRow => {
    const cells = caregivers.map(of)
    return { kind: 'lines', title, cells, alike: isAlike(cells.map((cell) => cell.map(keyOf))) }
  }
  const drawn = (
    kind: CompareRow['kind'],
    title: Text,
    key: (caregiver: PublicCaregiver) => unknown,
  ): CompareRow => ({
    ...{ kind, title, cells: [] },
    alike: isAlike(caregivers.map((one) => [JSON.stringify(key(one))])),
  })
  const rows = [
    drawn('rate', words.rate, ({ desired_wage }) => desired_wage),
    ...(asked && mostPoints(asked.wishes) > 0
      ? [lines(asked.title, (one) => fitView(one, asked.wishes).reasons)]
      : []),
    drawn('free', words.times, ({ free }) => free),
    lines(words.help, ({ home_support }) => labels(assistance, home_support)),
    lines(words.needs, ({ conditions: ids }) => [...labels(conditions, ids), ...labels(clinicalSkills, ids)]),
    lines(words.languages, ({ spoken_languages }) => labels(languages, spoken_languages)),
    lines(words.checks, checksOf),
    lines(words.licenses, (one) => licensesOf(one, today)),
    lines(words.experience, (one) => [{ text: experienceOf(one) }]),
    drawn('reviews', words.reviews, ({ avg_rating, reviews_count }) => [avg_rating, reviews_count]),
    lines(signalTexts.title, (one) => signalsView(one, today).map(({ says }) => ({ text: says }))),
    lines(words.where, ({ city, state, distance }) => [
      { text: told(profileTexts.inCity, { city, state }) },
      ...(distance === null ? [] : [{ text: counted(profileFacts.milesFromYou, distance) }]),
    ]),
  ]
  return {
    people: caregivers.map((one) => ({
      id: one.id,
      name: nameOf(one),
      href: profileHref(one),
      photo: one.photo,
      kind: kindOf(one),
      vetted: one.vetted,
      rate: one.desired_wage,
      rating: one.avg_rating,
      reviews: one.reviews_count,
      free: freeView(one.free, asked?.wishes.when ?? null),
    })),
    // What nobody has said is no row.
    rows: rows.filter(({ kind, cells }) => kind !== 'lines' || cells.some((cell) => cell.length > 0)),
  }
}

const keyOf = ({ text, fits }: CompareLine) => `${fits ?? ''} ${text[0]}`

/** In the order of the catalogue, so that the same things stand in the same lines. */
function labels(
  catalogue: { readonly entries: readonly { readonly id: number; readonly label: Text }[] },
  ids: readonly number[],
): CompareLine[] {
  return catalogue.entries.flatMap(({ id, label }) => (ids.includes(id) ? { text: label } : []))
}

function checksOf(caregiver: PublicCaregiver): CompareLine[] {
  return [
    ...caregiver.badges.map((badge) => {
      const { name, state } = checkView(badge)
      return { text: told(words.checkLine, { check: name, state }) }
    }),
    ...(caregiver.background_checked ? [{ text: profileTexts.backgroundChecked }] : []),
    ...(caregiver.covid_vaccinated_tag ? [{ text: profileTexts.vaccinated }] : []),
  ]
}

function licensesOf({ licenses }: PublicCaregiver, today: string): CompareLine[] {
  return licenses.flatMap((license) => {
    const { name, state, verified } = licenseView(license, today)
    return [
      { text: state ? told(words.checkLine, { check: name, state }) : name },
      ...(verified ? [{ text: verified }] : []),
    ]
  })
}
