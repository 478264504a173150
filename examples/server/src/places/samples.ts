import {
  findAddresses,
  findLocation,
  findLocations,
  locationFromIp,
  topCities,
  topSpecialties,
} from '@homecare/sdk'
import { sample } from '../testing/samples.ts'

export const placeSamples = [
  sample(findLocations, { body: { location_str: 'Oakland' } }),
  sample(findLocation, { query: { city: 'Oakland', state: 'CA' } }),
  sample(findAddresses, { body: { address_str: '88 Grand' } }),
  sample(topCities, { body: { state: 'CA' } }),
  sample(topSpecialties, { body: { city: 'Oakland', state: 'CA' } }),
  sample(locationFromIp, {}),
]
