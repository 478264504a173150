import { addDays } from '../ground/days.ts'
import type { ArticleRow } from '../rows/rows.ts'

/** Press releases (type 1) and market insights (type 2) of the demo's newsroom. Invented, and they say so. */
export function articles(today: string): ArticleRow[] {
  return pieces.map(([type, slug, title, summary, body], i) => ({
    id: i + 1,
    type,
    slug,
    title,
    summary,
    body: [...body, 'This is a demonstration article: people, places and figures in it are invented.'],
    published_on: addDays(today, -9 - i * 23),
  }))
}

type Piece = readonly [type: 1 | 2, slug: string, title: string, summary: string, body: readonly string[]]

const pieces: readonly Piece[] = [
  [
    1,
    'homecare-opens-in-puerto-rico',
    'Homecare opens in fifteen cities of Puerto Rico',
    'Profiles, messages and support are in Spanish from the first day.',
    [
      'Families from San Juan to Mayagüez can now see rates, reviews and credentials before they write to a caregiver.',
      'Everything is in Spanish, and so is the team that picks up the phone.',
    ],
  ],
  [
    2,
    'what-families-ask-first',
    'What families ask first',
    'Before the rate and before the license, the first question is about punctuality.',
    [
      'We read, with permission, how first conversations between families and caregivers begin. Being on time came up in more than half of them.',
      'Caregivers who answer that question in their profile, unasked, hear from families sooner.',
    ],
  ],
  [
    1,
    'larger-type-by-default',
    'Larger type, fewer steps',
    'The whole product was set again in a typeface drawn for low vision.',
    [
      'Eighteen points at least, buttons that a thumb can find, and every form in one column.',
      'A man of eighty should be able to read his own care plan. We tested with several.',
    ],
  ],
  [
    2,
    'the-price-of-a-night',
    'The price of a night',
    'Why awake nights and sleeping nights are two different jobs.',
    [
      'A caregiver who is woken twice has not slept, and an honest schedule says which kind of night it is.',
      'We suggest agreeing on it in writing, with the rate beside it.',
    ],
  ],
  [
    1,
    'reviews-only-from-families',
    'Reviews come from families who paid for care',
    'A review can be written after an approved timesheet, and not before.',
    ['It makes for fewer reviews and better ones.', 'Caregivers may answer each of them.'],
  ],
  [
    2,
    'first-week-home',
    'The first week home from the hospital',
    'Most trouble comes from three places: pills, stairs and sleep.',
    [
      'Bring the old medication list and the new one to the same table.',
      'Take up the small rugs. Put a chair halfway.',
      'Plan for bad nights, and plan for somebody else to have the next one.',
    ],
  ],
]
