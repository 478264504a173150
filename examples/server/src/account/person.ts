import type { Person } from '@homecare/sdk'
import type { SessionUser } from './session.ts'
import { photoAddress } from '../web/photos.ts'

/** A user as others may know them: no surname, no address. */
export function personOf({ id, first_name, last_name, portrait }: SessionUser): Person {
  return { id, first_name, last_initial: last_name.slice(0, 1), photo: photoAddress(id, portrait) }
}
