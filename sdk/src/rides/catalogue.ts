import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Which way a ride goes: to a visit from the caregiver's home, or back there from it. */
export const rideDirections = catalogue([
  { id: 'to', label: ['To the visit', 'A la visita'] },
  { id: 'from', label: ['Home from the visit', 'A casa, al terminar la visita'] },
])
export type RideDirection = IdOf<typeof rideDirections>

/**
 * How far a ride has come. `asked` is one whose order was sent and not answered yet, `failed` one that was never driven.
 * While it is `open` its estimate is held of the month's limit; after that its final cost is.
 */
export const rideStates = catalogue([
  { id: 'asked', label: ['Not confirmed yet', 'Sin confirmar'], open: true },
  { id: 'ordered', label: ['Ordered', 'Pedido'], open: true },
  { id: 'on_the_way', label: ['On the way', 'En camino'], open: true },
  { id: 'done', label: ['Done', 'Hecho'], open: false },
  { id: 'canceled', label: ['Canceled', 'Cancelado'], open: false },
  { id: 'failed', label: ['Did not take place', 'No se realizó'], open: false },
])
export type RideState = IdOf<typeof rideStates>

/** The states in which a ride is still to come or under way. */
export const openRideStates = rideStates.entries.flatMap(({ id, open }) => (open ? [id] : []))
