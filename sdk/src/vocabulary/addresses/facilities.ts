import type { AddressTable } from './row.js'

const people = { who: ['facility'], place: 'people' } as const
const board = { who: ['facility'], place: 'board' } as const

/** What facilities do beside the board of their week: the hours handed in to them, their people, new shifts, and one of their own. */
export const facilityAddresses = {
  '/facilities/hours': { who: ['facility'], place: 'hours' },
  '/facilities/people': people,
  '/facilities/people/:id': people,
  '/facilities/post': board,
  '/facilities/shifts/:id': board,
  '/facilities/shifts/:id/edit': { ...board, up: '/facilities/shifts/:id' },
} as const satisfies AddressTable
