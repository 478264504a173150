/** Where somebody or something of the demo world is. */
export interface LocatedRow {
  city: string
  county: string
  state: string
  zip_code: string
  latitude: number
  longitude: number
}
