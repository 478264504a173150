import { part } from '../../frame/part'

/** The clock of a caregiver's own visit: their pages bring it with them, a family loads nothing of it. */
export const VisitClock = part(() => import('./VisitClock'))
