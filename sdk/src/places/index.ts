/**
 * Where somebody is, and the addresses of streets: what a person asks for by a press or in a field. An entry of its own:
 * most pages need none of it, and names of places and their rules are in the main entry.
 */
export * from './addressSearch.js'
export * from './nearCalls.js'
export * from './nearMe.js'
export * from './position.js'
