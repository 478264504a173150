import { askPosition, type DevicePosition } from '@homecare/sdk/places'

/** How long the device may look for itself: nobody waits at a door. */
const patience = { deviceMs: 5000, allMs: 5000 } as const

/** Where the device says it is; null where it does not know, may not say, or takes too long. */
export async function whereAmI(): Promise<DevicePosition | null> {
  const answer = await askPosition(navigator.geolocation, patience)
  return answer.status === 'success' ? answer.position : null
}
