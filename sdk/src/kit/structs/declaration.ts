import { madeBy, type AnyStruct } from './judge.js'
import * as tests from './tests.js'

/** How a struct was declared: with which word of superstruct's, and what that was given, as in `['size', [string(), 1, 200]]`. */
export interface Declaration {
  readonly word: keyof typeof tests
  readonly given: readonly unknown[]
}

/**
 * How a struct of this package was declared, for those who print it otherwise: as a JSON schema, with its bounds.
 * Undefined for a struct from elsewhere.
 */
export function declarationOf(struct: AnyStruct): Declaration | undefined {
  const made = madeBy(struct)
  const named = made && Object.entries(tests).find(([, test]) => test === made.test)
  return named && { word: named[0] as Declaration['word'], given: made.given }
}
