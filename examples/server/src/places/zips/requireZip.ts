import { noSuchZip } from '@homecare/sdk/places'
import { refuse } from '../../refusals/refuse.ts'
import { zipPlace } from './zipTable.ts'

/** Refuses, at a field, a ZIP code that does not exist; an empty one is somebody else's to judge. */
export function requireZip(zip: string, field = 'zip_code'): void {
  const typed = zip.trim()
  if (typed !== '' && !zipPlace(typed)) throw refuse.invalid({ [field]: [noSuchZip(typed)] })
}
