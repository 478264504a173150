import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { jobFromSearch } from './jobFromSearch.js'
import { tellsPlace } from './keeping.js'

const oakland = '/caregivers-search/california/oakland'
const hours = (day_of_week: number, start_time: string, end_time: string) => ({
  ...{ day_of_week, start_time, end_time },
})

it.each([
  ['a place alone', oakland, {}],
  ['no search', '/help/family', {}],
  ['nothing', null, {}],
  [
    'needs',
    `${oakland}?conditions=20,30&services=1,5&languages=20&gender=female`,
    { conditions: [20], assistance: [1, 5], preferred_languages: [20], preferred_gender: 1 },
  ],
  ['a condition of the path', '/caregivers/dementia', { conditions: [20] }],
  ['days without a time', `${oakland}?when=tue,thu`, { schedule_type: 1, num_days: 2 }],
  [
    'days and a part of them',
    `${oakland}?when=tue,thu,afternoon`,
    { schedule_type: 2, specific_schedule: [hours(2, '13:00', '17:00'), hours(4, '13:00', '17:00')] },
  ],
  [
    'a span until midnight',
    `${oakland}?when=sun,20-24`,
    { schedule_type: 2, specific_schedule: [hours(0, '20:00', '00:00')] },
  ],
  [
    'the night',
    `${oakland}?when=mon,night`,
    { schedule_type: 2, specific_schedule: [hours(1, '22:00', '06:00')] },
  ],
])('begins a job by %s', (_, address, job) => expect(jobFromSearch(address)).toEqual(job))

it.each([
  [null, false],
  ['/caregivers-search?vetted=1', false],
  ['/caregivers-search?place=CA&vetted=1', false],
  ['/caregivers-search?place=94601', true],
  [oakland, true],
])('%s tells a place: %s', (address, tells) => expect(tellsPlace(address)).toBe(tells))

it('never throws', () => withHostileValues(1, jobFromSearch as never))
