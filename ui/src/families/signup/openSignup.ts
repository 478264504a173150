import { signal } from '@preact/signals-core'
import type { OpenSignup } from './steps'

/** The sign-up now open in this page, for the dialog over it. Never set on the server. */
export const openSignup = signal<OpenSignup | null>(null)
