import { parseFormDate, type Locale, type Sayable, dateWords } from '@homecare/sdk/kit'

/** How a field is called, and what its value says: several for a field of several choices, none for an empty one. */
export type ConflictWords = (
  name: string,
  value: unknown,
  locale: Locale,
) => { readonly label: Sayable; readonly value: readonly Sayable[] }

type Shown = Sayable | null | undefined | false
/** How a value is said, where it is not said as it is. Of fields that say one thing together it gets all by name. */
type ShowValue<V> = (value: V, locale: Locale) => readonly Shown[]

/** The fields of a form that may be asked about: their labels, and how their values are said. */
type ConflictFields<D> = {
  // oxlint-disable-next-line typescript/no-explicit-any -- a field's value, or those of several
  readonly [K in keyof D]?: readonly [label: Sayable, show?: ShowValue<any>]
}

/** The words for the fields of a form that was changed in another tab or on another device. */
export function conflictWordsOf<D extends object>(fields: ConflictFields<D>): ConflictWords {
  return (name, value, locale) => {
    const [label, show = asItIs] = fields[name as keyof D] ?? ([name] as const)
    return { label, value: show(value, locale).filter(isSaid) }
  }
}

/** The labels of choices, by their ids. */
export function choicesOf(
  entries: readonly { readonly id: unknown; readonly label: Sayable }[],
): ShowValue<unknown> {
  return (value) => {
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [value]
    return chosen.map((one) => entries.find(({ id }) => id === one)?.label)
  }
}

/** A day as a form holds it, in words; what is none is said as it is. */
export const asDay: ShowValue<string> = (value, locale) => [
  dateWords(parseFormDate(value) ?? '', 'day', locale) || value.trim(),
]

const asItIs: ShowValue<unknown> = (value) => [
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : null,
]
const isSaid = (shown: Shown): shown is Sayable => Boolean(shown)
