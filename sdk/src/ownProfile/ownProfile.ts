import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { partOrNull } from '../kit/part.js'
import { listAvailabilities, type Availability } from '../availability/availabilityCalls.js'
import { getOwnCaregiver } from './profileCalls.js'
import { type OwnCaregiver } from '../vocabulary/caregivers/ownCaregiver.js'
import { loadProfileExtras, type ProfileExtras } from './profileStore.js'

/** What the page of the own profile shows first; a part beside the profile may be missing. */
export interface OwnProfileData {
  readonly profile: OwnCaregiver
  readonly extras: ProfileExtras
  readonly availabilities: readonly Availability[] | null
}

/** Reads the own profile with all that stands on its page, at once. A part that failed is told to `report`. */
export async function loadOwnProfile(
  care: Client,
  signal: AbortSignal,
  report?: (error: ApiError) => void,
): Promise<OwnProfileData> {
  const [profile, extras, availabilities] = await Promise.all([
    care.call(getOwnCaregiver, {}, { signal }),
    loadProfileExtras(care, signal, report),
    partOrNull(care.call(listAvailabilities, {}, { signal }), report),
  ])
  return { profile, extras, availabilities }
}
