import type { AnyStruct } from './judge.js'

type Field = readonly [name: string, struct: AnyStruct]
type Declare = (fields: Record<string, AnyStruct>) => unknown

/** A struct of the same kind with other fields than a struct has, or an `object` of fields alone. */
export function withFields(
  given: object,
  { type, object }: { readonly type: Declare; readonly object: Declare },
  change: (field: Field) => readonly Field[],
): unknown {
  const { type: kind, schema } = given as Partial<AnyStruct>
  const isStruct = typeof kind === 'string'
  const fields = Object.entries<AnyStruct>(isStruct ? schema : given)
  return (kind === 'type' ? type : object)(Object.fromEntries(fields.flatMap(change)))
}
