import { modalOf } from '@homecare/sdk/addresses'

/** The query without what belongs to the modal it opens, or to the open one of a name. */
export function withoutModal(query: URLSearchParams, name: string | null = null): URLSearchParams {
  const rest = new URLSearchParams(query)
  const row = modalOf(name ?? rest.get('modal'))
  for (const name of ['modal', ...(row?.owns ?? [])]) rest.delete(name)
  return rest
}
