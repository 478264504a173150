import { slug } from '../kit/slug.js'
import { stateSlug, states } from '../vocabulary/places/states.js'
import type { LandingOrganization } from './organizationCalls.js'
import type { PagePath } from '../vocabulary/addresses/href.js'

/** The code of a landing page: the last dash-separated part of its address's `entityCode`. */
export function landingCode(entityCode: unknown): string | null {
  if (typeof entityCode !== 'string' || entityCode.length > 500) return null
  const code = entityCode.slice(entityCode.lastIndexOf('-') + 1).trim()
  return code === '' ? null : code
}

/** The one address of a school's or business's landing page: `/schools/us/california/oakland/laney-college-00A1`. */
export function organizationHref({
  name,
  code,
  city,
  state,
  country,
}: Pick<LandingOrganization, 'name' | 'code' | 'city' | 'state' | 'country'>): PagePath {
  const inState = states.has(state) ? stateSlug(state) : slug(state)
  return `/schools/${slug(country)}/${inState}/${slug(city)}/${slug(name)}-${code}`
}
