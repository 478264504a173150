import { keptIn, type DeviceStorage, type Kept } from '../kit/state/deviceStorage.js'
import { providerTypes, type ProviderTypeId } from '../vocabulary/caregivers/providerTypes.js'

/**
 * The kind of caregiver that was chosen last on this device: what a form of it begins with. What somebody is,
 * the server says by `provider_types`.
 */
export function keptProviderType(storage: DeviceStorage | null): Kept<ProviderTypeId> {
  return keptIn(storage ?? undefined, 'homecare.providerType', (found) => providerTypes.has(found))
}
