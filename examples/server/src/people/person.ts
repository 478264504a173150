import type { Person } from '@homecare/sdk/account'
import type { SessionUser } from './session.ts'
import { photoAddress } from './photoAddress.ts'

/** A user as others may know them: no surname, no address. */
export function personOf({
  id,
  first_name,
  last_name,
  portrait,
}: Pick<SessionUser, 'id' | 'first_name' | 'last_name' | 'portrait'>): Person {
  return { id, first_name, last_initial: last_name.slice(0, 1), photo: photoAddress(id, portrait) }
}

/** A person's whole name, for whoever may know it: the staff, and themselves. */
export const fullName = ({ first_name, last_name }: Pick<SessionUser, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** How letters and alerts name a person to others: 'Marisol R.', or by the first name alone where there is no other. */
export function shortName({ first_name, last_name }: Pick<SessionUser, 'first_name' | 'last_name'>): string {
  return last_name ? `${first_name} ${last_name.slice(0, 1)}.` : first_name
}
