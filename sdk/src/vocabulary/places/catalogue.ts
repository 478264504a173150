import { catalogue, type IdOf } from '../../kit/catalogue.js'

export * from './states.js'

/** How a position was found, as the server is told; 0 and 6 are ours, for what the list leaves out. */
export const locationSources = catalogue([
  { id: 0, label: ['Unknown', 'Desconocido'] },
  { id: 1, label: ['iPhone app', 'Aplicación de iPhone'] },
  { id: 2, label: ['Android app', 'Aplicación de Android'] },
  { id: 3, label: ['iOS browser', 'Navegador de iOS'] },
  { id: 4, label: ['Android browser', 'Navegador de Android'] },
  { id: 5, label: ['IP address', 'Dirección IP'] },
  { id: 6, label: ['Other browser', 'Otro navegador'] },
])
export type LocationSourceId = IdOf<typeof locationSources>

/** How much of an address is asked for, and the fields it needs. */
export const addressModes = {
  full: ['street_name', 'street_number', 'zip_code', 'city', 'state'],
  city: ['city', 'state'],
  coordinates: ['latitude', 'longitude'],
} as const
export type AddressMode = keyof typeof addressModes

/** Addresses lie in these countries, by ISO code. */
export const addressCountries = catalogue([
  { id: 'US', label: ['United States', 'Estados Unidos'] },
  { id: 'PR', label: ['Puerto Rico', 'Puerto Rico'] },
])
export type AddressCountry = IdOf<typeof addressCountries>
