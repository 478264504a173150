import type { AddressTable } from './row.js'

const facility = { who: ['facility'] } as const

/** What facilities do beside the board of their week: the hours handed in to them, new shifts, and one of their own. */
export const facilityAddresses = {
  '/facilities/hours': facility,
  '/facilities/post': facility,
  '/facilities/shifts/:id': facility,
} as const satisfies AddressTable
