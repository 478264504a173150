import type { Text } from '@homecare/sdk/kit'

/** The names of ids of a catalogue, or of several; an unknown id is left out. */
export function namesOf(
  ids: readonly (number | string)[] | null,
  ...catalogues: readonly { find(id: unknown): { readonly label: Text } | undefined }[]
): Text[] {
  return (ids ?? []).flatMap((id) => {
    const label = catalogues.map((one) => one.find(id)?.label).find(Boolean)
    return label ? [label] : []
  })
}
