import { slug } from '../kit/slug.js'
import { stateBySlug, states, type StateCode } from './states.js'

/** What was typed for a place: 'Oakland, CA' has a city and a state; a name without a state stays a city. */
export function splitTypedPlace(typed: string): { city: string; state?: StateCode } {
  if (typeof typed !== 'string') return { city: '' }
  const comma = typed.lastIndexOf(',')
  if (comma < 0) return { city: slug(typed) }
  const after = typed.slice(comma + 1).trim()
  const state = states.ids.find((code) => code === after.toUpperCase()) ?? stateBySlug(slug(after))
  return { city: slug(typed.slice(0, comma)), ...(state ? { state } : {}) }
}
