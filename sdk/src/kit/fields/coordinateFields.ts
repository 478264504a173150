import { max, min, number } from '../structs/struct.js'

/** So many degrees at most, to either side. */
const degrees = (most: number) => max(min(number(), -most), most)
/** Degrees north of the equator, -90 to 90. */
export const latitudeField = degrees(90)
/** Degrees east of Greenwich, -180 to 180. */
export const longitudeField = degrees(180)
