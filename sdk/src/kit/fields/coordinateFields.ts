import { define } from '../structs/struct.js'

/** So many degrees at most, to either side; a number to those who look at its kind, as the query's reader does. */
const degrees = (most: number) =>
  define<number>('number', (value) => typeof value === 'number' && Math.abs(value) <= most)
/** Degrees north of the equator, -90 to 90. */
export const latitudeField = /* @__PURE__ */ degrees(90)
/** Degrees east of Greenwich, -180 to 180. */
export const longitudeField = /* @__PURE__ */ degrees(180)
