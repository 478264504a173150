import type { Struct } from 'superstruct'

/** Any struct, where its types do not matter. */
export type AnyStruct = Struct<any, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound

/** A verdict in one go: a yes is superstruct's too, of a no superstruct is asked. */
export type Test = (value: unknown) => boolean

/** The test of a struct; one that never says yes where it is not known how the struct was made. */
export function testOf(struct: AnyStruct): Test {
  return tests.get(struct)?.() ?? never
}

/** Keeps how a struct is tested. The test is made when it is first needed: most of what is declared never is. */
export function tested<S extends AnyStruct>(struct: S, make: () => Test): S {
  let test: Test | undefined
  tests.set(struct, () => (test ??= make()))
  return struct
}

const tests = new WeakMap<AnyStruct, () => Test>()
const never: Test = () => false
