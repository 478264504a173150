/** The version of a native app that does not tell its own. */
export { defaultVersion as defaultAppVersion } from '../../client/constants.js'
/**
 * How long an app may stay silent after it was asked for something, in milliseconds, before the page offers its own
 * way.
 */
export const handOffPatienceMs = 1500
/** Milliseconds between two reloads that the app around a page asks for. */
export const reloadSpacingMs = 30_000
/** How long an app may take to say whether it has done what it was asked for, in milliseconds. */
export const nativeAnswerMs = 2000
