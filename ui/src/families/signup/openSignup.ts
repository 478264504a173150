import { scopeKey } from '../../frame/scope'
import type { OpenSignup } from './steps'

/** The sign-up that a page goes through, for the dialog over it. */
export const openSignup = scopeKey<OpenSignup>()
