import { verifyInviteCode, type PublicInvite } from '@homecare/sdk/invites'
import { isApiError } from '@homecare/sdk/kit'
import type { LoadContext } from '../frame/screen'

/** Whose invitation the address carries; null without one, and where it cannot be looked up just now. */
export async function loadInvite({
  care,
  query,
  signal,
}: Pick<LoadContext, 'care' | 'query' | 'signal'>): Promise<PublicInvite | null> {
  const code = query.get('invite')?.trim().slice(0, longestCode)
  if (!code) return null
  try {
    return await care.call(verifyInviteCode, { query: { code } }, { signal })
  } catch (error) {
    if (isApiError(error)) return { code, valid: false, first_name: '' }
    throw error
  }
}
const longestCode = 60
