import type { Text } from '@homecare/sdk/kit'
import { premiumMark } from '@homecare/sdk/shifts'
import type { Option } from '../../kit/fields/options'
import { both, inLocale } from '../../kit/words'

interface Entry<V> {
  readonly id: V
  readonly label: Text
  readonly hint?: Text
  readonly premium?: boolean
}

/** The entries of a catalogue as things to choose from; premium ones carry their mark '$$'. */
export function optionsOf<V extends string | number>(catalogue: {
  readonly entries: readonly Entry<V>[]
}): readonly Option<V>[] {
  return catalogue.entries.map(({ id, label, hint, premium = false }) => ({
    value: id,
    label: withMark(label, premiumMark({ premium })),
    ...(hint && { hint }),
  }))
}

/** A label followed by a mark, where there is one. */
export function withMark(text: Text, mark: string): Text {
  return mark ? both((locale) => `${inLocale(locale, text)} ${mark}`) : text
}
