import type { Struct } from 'superstruct'

/** Any struct, where its types do not matter. */
export type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound

/** A verdict in one go: a yes is superstruct's too, of a no superstruct is asked. */
export type Test = (value: unknown) => boolean

/** How a struct was declared: the test of its word, and what the word was given. */
interface Made {
  readonly test: (...given: never[]) => Test
  readonly given: readonly never[]
  /** The test with what it was given, once it is needed: most of what is declared never is. */
  asked?: Test
}

/** The test of a struct; one that never says yes where it is not known how the struct was made. */
export function testOf(struct: AnyStruct): Test {
  const made = structs.get(struct)
  return made ? (made.asked ??= made.test(...made.given)) : never
}

/** Keeps how a struct was made. */
export function keep<S extends AnyStruct>(struct: S, test: Made['test'], given: Made['given']): S {
  structs.set(struct, { test, given })
  return struct
}

/** How a struct was made; undefined where that is not known. */
export const madeBy = (struct: AnyStruct): Made | undefined => structs.get(struct)

const structs = new WeakMap<AnyStruct, Made>()
const never: Test = () => false
