import type { PortraitTraits } from '../portraits/traits.ts'
import { relationships } from '../ground/catalogue.ts'
import type { Household } from '../people/people.ts'
import type { JobRow } from '../rows/rows.ts'

/** A family of the demo that is written by hand; all live in Oakland. They are the first families, in this order. */
interface DemoFamily {
  email: string
  household: Partial<Household>
  description: string
  portrait?: Partial<PortraitTraits>
  b2b?: true
  /** They may ask their advisor for calls. */
  concierge?: true
  jobs: readonly Partial<JobRow>[]
}

const relation = (id: number) => relationships.find((entry) => entry.id === id)!

export const demoFamilies: readonly DemoFamily[] = [
  {
    email: 'carol@example.com',
    concierge: true,
    household: {
      first: 'Carol',
      last: 'Ito',
      gender: 'female',
      age: 52,
      heritage: 'chinese',
      loved: relation(2),
      lovedAge: 84,
      conditions: [20, 17],
    },
    description:
      'My father Kenji is 84. He has dementia and had a small stroke in the spring. He lives with us and likes coffee, the paper and complaining.',
    portrait: {
      skin: 2,
      hair: 'bob',
      hairColor: 3,
      background: 2,
      clothes: 'cardigan',
      clothesColor: 2,
      glasses: 'none',
      age: 1,
      mouth: 0,
      eyes: 0,
      brows: 0,
    },
    jobs: [
      {
        status: 'open',
        title: 'Afternoons with my father in Oakland',
        description:
          "My father is 84 and lives with us near Lake Merritt. He has dementia and had a small stroke in the spring; mornings are covered by somebody wonderful, and we need the same for Tuesday and Thursday afternoons. He needs an arm in the shower, a reminder at two o'clock and somebody to walk around the block with. Coffee black, blue cup. We would like to meet for an hour first, paid of course.",
        provider_type: 0,
        conditions: [17, 20],
        assistance: [1, 4, 5, 8, 14],
        schedule_type: 2,
        hours_week: 8,
        housing: 1,
        preferred_gender: 0,
        preferred_languages: [1],
        wage_min: 2200,
        wage_max: 2700,
        schedule: [
          { day_of_week: 2, start_time: '13:00', end_time: '17:00' },
          { day_of_week: 4, start_time: '13:00', end_time: '17:00' },
        ],
      },
      {
        status: 'filled',
        title: 'Mornings with my father in Oakland',
        description:
          'My father is 84 and has dementia. We look for somebody patient for Monday, Wednesday and Friday mornings: breakfast, the paper, a walk around the block.',
        provider_type: 0,
        conditions: [17, 20],
        assistance: [1, 5, 8, 14],
        schedule_type: 2,
        hours_week: 12,
        housing: 1,
        preferred_gender: 0,
        preferred_languages: [1],
        wage_min: 2200,
        wage_max: 2600,
        schedule: [
          { day_of_week: 1, start_time: '09:00', end_time: '13:00' },
          { day_of_week: 3, start_time: '09:00', end_time: '13:00' },
          { day_of_week: 5, start_time: '09:00', end_time: '13:00' },
        ],
      },
    ],
  },
  {
    email: 'walter@example.com',
    household: {
      first: 'Walter',
      last: 'Brandt',
      gender: 'male',
      age: 74,
      heritage: 'white',
      loved: relation(5),
      lovedAge: 72,
      conditions: [9],
    },
    description: 'My wife Ingrid has multiple sclerosis. Our plan pays for part of the hours.',
    portrait: {
      skin: 1,
      hair: 'sidePart',
      hairColor: 9,
      glasses: 'square',
      beard: 'none',
      clothes: 'collar',
      clothesColor: 7,
      age: 2,
    },
    b2b: true,
    jobs: [],
  },
  {
    email: 'jerome@example.com',
    concierge: true,
    household: {
      first: 'Jerome',
      last: 'Banks',
      gender: 'male',
      age: 38,
      heritage: 'africanAmerican',
      loved: relation(3),
      lovedAge: 86,
      conditions: [17],
    },
    description: 'My grandmother comes home on the 30th after a stroke.',
    portrait: {
      skin: 7,
      hair: 'fade',
      hairColor: 0,
      beard: 'short',
      clothes: 'crew',
      clothesColor: 1,
      glasses: 'none',
    },
    jobs: [
      {
        title: 'Afternoons for my grandmother after a stroke',
        description:
          'My grandmother is 86 and comes home from the hospital after a stroke. She speaks Spanish first and English when she is annoyed. We need somebody from two to six on weekdays for her exercises, dinner and company until I am back from work.',
        status: 'open',
        provider_type: 0,
        preferred_languages: [1, 20],
        wage_min: 2300,
        wage_max: 2600,
      },
    ],
  },
]
