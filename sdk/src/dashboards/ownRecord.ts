import { getOwnCaregiver } from '../ownProfile/profileCalls.js'
import { type OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import type { Client } from '../client/client.js'
import { getOwnFamily } from '../families/calls.js'
import type { Family } from '../vocabulary/families/entities.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Identity } from '../vocabulary/account/identity.js'

/** The record of whoever is signed in: a caregiver's profile, or a family's. */
export interface OwnRecord {
  readonly caregiver: Resource<OwnCaregiver>
  readonly family: Resource<Family>
  /**
   * For a session's `afterLogin`: loads what this kind of user has, unless it is loaded already; another's is
   * forgotten.
   */
  load(identity: Pick<Identity, 'user_id' | 'user_type'>): void
  /** For a session's `afterLogout`: forgets both. */
  forget(): void
}

/** The signed-in person's own record, a caregiver's or a family's, loaded by the type of the user. */
export function createOwnRecord(care: Client): OwnRecord {
  const caregiver = resource((signal) => care.call(getOwnCaregiver, {}, { signal }))
  const family = resource((signal) => care.call(getOwnFamily, {}, { signal }))
  const byType: Partial<Record<Identity['user_type'], Resource<unknown>>> = { caregiver, family }
  let whose: number | null | undefined

  function forget(): void {
    whose = undefined
    caregiver.clear()
    family.clear()
  }

  return {
    caregiver,
    family,
    load({ user_id, user_type }) {
      if (whose !== undefined && whose !== user_id) forget()
      whose = user_id
      const own = byType[user_type]
      if (own && own.data.peek() === undefined && !own.loading.peek()) void own.load()
    },
    forget,
  }
}
