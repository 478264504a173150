import type { Identity, Person } from '@homecare/sdk/account'

/** Whoever is signed in, as others are named. */
export const selfOf = ({ user_id, first_name, last_name }: Identity): Person => ({
  id: user_id ?? 0,
  first_name,
  last_initial: last_name.slice(0, 1),
  photo: null,
})
