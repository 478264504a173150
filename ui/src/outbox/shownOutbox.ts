import type { Outbox } from '@homecare/sdk/outbox'
import { signal } from '@preact/signals-core'

/** The outbox of the page, once its code has come: any page says what waits in it. */
export const shownOutbox = signal<Outbox | null>(null)
