import { signal, type Signal } from '@preact/signals-core'
import type { App } from '../../frame/app'
import { oneOf, scopeKey } from '../../frame/scope'

const key = scopeKey<Signal<string>>()

/** The e-mail address that was verified since the document came, which what was loaded before does not say; empty for none. */
export const emailVerified = (app: App) => oneOf(app, key, () => signal(''))
