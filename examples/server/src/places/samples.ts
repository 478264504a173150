import {
  findLocation,
  findLocations,
  locateByIp,
  listTopCities,
  listTopSpecialties,
  findAddresses,
  findPlaceNear,
} from '@homecare/sdk/places'
import { sample } from '../testing/samples.ts'

export const placeSamples = [
  sample(findLocations, { body: { location_str: 'Oakland' } }),
  sample(findLocation, { query: { city: 'Oakland', state: 'CA' } }),
  sample(findPlaceNear, { body: { latitude: 37.8, longitude: -122.27, location_source: 6 } }),
  sample(findAddresses, { body: { address_str: '88 Grand' } }),
  sample(listTopCities, { body: { state: 'CA' } }),
  sample(listTopSpecialties, { body: { city: 'Oakland', state: 'CA' } }),
  sample(locateByIp, {}),
]
