import { aVisit } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { partedAt, scheduleEntries } from './scheduleEntries'

const on = (...days: string[]) =>
  scheduleEntries(
    [],
    days.map((day, id) => aVisit({ id, start: `${day}T18:00:00Z`, end: `${day}T20:00:00Z` })),
  )
const days = ({ past, ahead }: ReturnType<typeof partedAt>) => [
  past.map(({ day }) => day),
  ahead.map(({ day }) => day),
]

it.each<[string, string[], [string[], string[]]]>([
  [
    'what is over from today on',
    ['2026-11-20', '2026-11-23', '2026-11-24'],
    [['2026-11-20'], ['2026-11-23', '2026-11-24']],
  ],
  ['nothing where all is ahead', ['2026-11-23', '2026-11-24'], [[], ['2026-11-23', '2026-11-24']]],
  [
    'nothing where nothing is ahead, as of a month before',
    ['2026-11-19', '2026-11-20'],
    [[], ['2026-11-19', '2026-11-20']],
  ],
])('parts %s', (_, given, parted) => {
  expect(days(partedAt(on(...given), '2026-11-23'))).toEqual(parted)
})
