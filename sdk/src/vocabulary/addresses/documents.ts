import type { AddressTable } from './row.js'

const own = { who: 'signedIn' } as const
const staff = { who: ['staff'] } as const

/** Everybody's own documents, and what staff do with other people's. */
export const documentAddresses = {
  '/documents': own,
  '/mydocuments': own,
  '/documents/upload': own,
  '/documents/view/:docId': own,
  '/documents/edit/:docId': own,
  '/staff/documents': staff,
  '/staff/documents/:userId': staff,
} as const satisfies AddressTable
