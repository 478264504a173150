import { signal, type Signal } from '@preact/signals-core'
import type { App } from '../frame/app'
import { oneOf, scopeKey } from '../frame/scope'

const key = scopeKey<Signal<boolean>>()

/** Whether the e-mail address was verified since the document came: what was loaded before does not say so. */
export const emailVerified = (app: App) => oneOf(app, key, () => signal(false))
