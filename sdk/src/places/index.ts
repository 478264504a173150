/**
 * Where somebody is, and the addresses of streets: what a person asks for by a press or in a field. An entry of its own:
 * most pages need none of it, and names of places and their rules are in the main entry.
 */
export * from '../vocabulary/places/catalogue.js'
export * from '../vocabulary/places/constants.js'
export * from '../vocabulary/places/states.js'
export { typedPlace, type SearchedPlace } from '../vocabulary/places/typedPlace.js'
export * from '../vocabulary/places/zipCode.js'
export {
  checkAddress,
  isComplete,
  isInCountries,
  roundCoordinate,
  isSameAddress,
  type Address,
  type AddressField,
  type SavedAddress,
  type AddressBody,
  type LocationChange,
} from './address.js'
export * from './addressSearch.js'
export * from './areaCalls.js'
export * from './areaForms.js'
export * from './areas.js'
export * from './calls.js'
export * from './nearCalls.js'
export * from './nearMe.js'
export * from './placeSearch.js'
export * from './position.js'
export * from '../vocabulary/places/timeZones.js'
export * from './zip.js'
export { mapHref } from './mapHref.js'
