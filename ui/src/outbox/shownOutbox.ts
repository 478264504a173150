import type { Outbox } from '@homecare/sdk/outbox'
import { scopeKey } from '../frame/scope'

/** The outbox of the page, once its code has come: any page says what waits in it. */
export const shownOutbox = scopeKey<Outbox>()
