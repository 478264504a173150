import { untilItComes } from '../frame/laterPart'
import { part } from '../frame/part'

/** The line of a clock that runs, on each page of whoever is on shift: nobody else loads a thing of it. */
export const OnShift = part(() => untilItComes(() => import('./OnShiftLine')))
