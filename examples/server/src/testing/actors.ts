import { demoAccounts, FIRST_FAMILY_ID } from '@homecare/demo-world/ground/accounts'
import type { Role } from '../tables/account.ts'

/** Everybody as whom a call is replayed, by their number in the small world; null for a visitor. */
export const actors = {
  anonymous: null,
  family: idOf('carol@example.com'),
  otherFamily: FIRST_FAMILY_ID + 2,
  b2bFamily: idOf('walter@example.com'),
  caregiver: idOf('marisol@example.com'),
  otherCaregiver: idOf('denise@example.com'),
  agencyCaregiver: idOf('grace@example.com'),
  agency: idOf('agency@example.com'),
  facility: idOf('facility@example.com'),
  staff: idOf('staff@example.com'),
  careManager: idOf('manager@example.com'),
} as const satisfies Record<string, number | null>

export type Actor = keyof typeof actors
export const actorNames = Object.keys(actors) as Actor[]

/** As what somebody is replayed; null for a visitor. */
export const actorRole = (actor: Actor): Role | null =>
  actor === 'otherFamily'
    ? 'family'
    : (demoAccounts.find(({ user_id }) => user_id === actors[actor])?.role ?? null)

function idOf(email: string): number {
  return demoAccounts.find((account) => account.email === email)!.user_id
}
