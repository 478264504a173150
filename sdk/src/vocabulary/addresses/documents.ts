import type { AddressTable } from './row.js'

const own = { who: 'signedIn', place: 'me' } as const
const staff = { who: ['staff'], place: 'checks' } as const

/** Everybody's own documents, and what staff do with other people's. */
export const documentAddresses = {
  '/documents': own,
  '/mydocuments': own,
  '/documents/upload': { ...own, up: '/documents' },
  '/documents/view/:docId': { ...own, up: '/documents' },
  '/documents/edit/:docId': { ...own, up: '/documents' },
  '/staff/documents': staff,
  '/staff/documents/:userId': { ...staff, up: '/staff/documents' },
} as const satisfies AddressTable
