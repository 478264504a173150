import type { UserType } from '@homecare/sdk/account'
import type { PortraitTraits } from '../portraits/traits.ts'
import type { LocatedRow } from './locatedRow.ts'

/**
 * The rows of the demo world, one interface a table. Names are spelled as the documents spell them. Money is integer
 * cents, days are 'YYYY-MM-DD', instants are ISO strings in UTC. One person has one number: a caregiver's, a family's
 * and their user's id are the same.
 */
export type * from './caregiverRows.ts'
export type * from './familyRows.ts'
export type * from './shiftRows.ts'

export type Role = Exclude<UserType, 'anonymous'>

export interface PlaceRow {
  id: number
  city: string
  county: string
  state: string
  zip_codes: string[]
  latitude: number
  longitude: number
  population: number
}

export interface UserRow extends LocatedRow {
  id: number
  role: Role
  email: string
  first_name: string
  last_name: string
  /** Ten digits. */
  phone: string
  phone_verified: boolean
  email_verified: boolean
  address: string
  address2: string
  language: 'en' | 'es'
  /** A business-to-business family may visit only its partner's views. */
  is_b2b: boolean
  /** A family that may ask its advisor for calls. */
  concierge_eligible: boolean
  partner_code: string | null
  /** What the drawn photo shows; null where the person has put up none. */
  portrait: PortraitTraits | null
  created_at: string
  last_active_at: string
}

export interface ArticleRow {
  id: number
  /** 1 press, 2 market insights. */
  type: 1 | 2
  slug: string
  title: string
  summary: string
  /** Paragraphs, plain text. */
  body: string[]
  published_on: string
}
