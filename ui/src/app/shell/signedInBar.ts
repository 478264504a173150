import { part } from '../../frame/part'

/** The bar of whoever is signed in: a visitor loads nothing of it, and their pages bring it with them. */
export const SignedInBar = part(() => import('./PlaceBar'))
