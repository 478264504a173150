import type { PageHref } from '@homecare/sdk/addresses'
import { isApiError } from '@homecare/sdk/kit'
import {
  areaAudiences,
  checkZip,
  getServedArea,
  type AreaAudience,
  type ServedArea,
} from '@homecare/sdk/places'
import type { LoadContext } from '../frame/screen'

/** For whom the sign-up of the app is, by `?who=`. */
export const audienceOf = (query: URLSearchParams): AreaAudience =>
  query.get('who') === 'caregiver' ? 'caregiver' : 'family'

/** The first page of an audience's sign-up. */
export const startOf = (who: AreaAudience) => `/appsignup-${who}-start` as const

/** A page of the sign-up for an area. */
export const areaHref = (
  page: '/appsignup-next' | '/appsignup-not-now' | '/appsignup-notify-me',
  { who, zip_code }: Pick<ServedArea, 'who' | 'zip_code'>,
): PageHref => `${page}?who=${who}&zip=${zip_code}`

/** Within how many miles is counted what an audience looks for. */
export const milesOf = (who: AreaAudience) => areaAudiences.get(who).miles

/** The area that an address names; null where it names none, or a ZIP code that does not exist. */
export async function loadArea({ care, query, signal }: LoadContext): Promise<ServedArea | null> {
  const zip_code = query.get('zip')?.trim() ?? ''
  if (checkZip(zip_code)) return null
  try {
    return await care.call(getServedArea, { query: { zip_code, who: audienceOf(query) } }, { signal })
  } catch (fault) {
    if (isApiError(fault) && fault.kind === 'invalid') return null
    throw fault
  }
}
