/**
 * Where somebody is, and the addresses of streets: what a person asks for by a press or in a field. An entry of its own:
 * most pages need none of it, and names of places and their rules are in the main entry.
 */
export * from '../vocabulary/places/catalogue.js'
export * from '../vocabulary/places/constants.js'
export * from '../vocabulary/places/states.js'
export * from '../vocabulary/places/typedPlace.js'
export * from '../vocabulary/places/zipCode.js'
export * from '../places/address.js'
export * from '../places/addressSearch.js'
export * from '../places/calls.js'
export * from '../places/nearCalls.js'
export * from '../places/nearMe.js'
export * from '../places/placeSearch.js'
export * from '../places/position.js'
export * from '../places/timeZones.js'
