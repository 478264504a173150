import type { AddressTable } from './row.js'
import { caregivers } from './who.js'

/** Pages that hand something to the app around them. */
export const nativeAddresses = {
  '/app-photo-upload': { who: caregivers, place: 'me' },
  '/app-photo-upload-ts/:taskId': { who: caregivers, place: 'me' },
} as const satisfies AddressTable
