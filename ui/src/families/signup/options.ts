import type { Text } from '@homecare/sdk/kit'
import type { Option } from '../../kit/fields/options'

interface Labelled<I extends string | number> {
  readonly entries: readonly { readonly id: I; readonly label: Text; readonly hint?: Text }[]
}

/** A catalogue as the options of a field. */
export function optionsOf<I extends string | number>(catalogue: Labelled<I>): Option<I>[] {
  return catalogue.entries.map(({ id, label, hint }) => ({ value: id, label, ...(hint ? { hint } : {}) }))
}
