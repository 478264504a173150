import { listFavoriteNotes, readCompared } from '@homecare/sdk/compare'
import { partOrNull } from '@homecare/sdk/kit'
import type { LoadContext } from '../frame/screen'
import type { Kept } from './CardChoice'

/** Of a favorite by number what the family has noted, and whether they are ticked to be compared. */
export async function loadKept({
  care,
  query,
  signal,
}: Pick<LoadContext, 'care' | 'query' | 'signal'>): Promise<(id: number) => Kept> {
  const notes = await partOrNull(care.call(listFavoriteNotes, {}, { signal }))
  const chosen = readCompared(query)
  return (id) => ({
    note: notes && (notes.find((one) => one.caregiver_id === id) ?? { caregiver_id: id, note: '' }),
    chosen: chosen.includes(id),
  })
}
