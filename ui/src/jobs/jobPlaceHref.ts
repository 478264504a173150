import type { PageHref } from '@homecare/sdk/addresses'
import { jobSearchHref, type JobSearchAddress } from '@homecare/sdk/jobs'
import { slug } from '@homecare/sdk/kit'
import type { Place, StateCode } from '@homecare/sdk/places'

/** The address of jobs at a place that was picked or merely typed, with the filters of another search. */
export const jobPlaceHref = (
  place: Place | string,
  { filters }: Pick<JobSearchAddress, 'filters'>,
): PageHref => jobSearchHref({ filters, place: placeOf(place) })

function placeOf(place: Place | string): JobSearchAddress['place'] {
  if (typeof place !== 'string') return { state: place.state as StateCode, city: slug(place.city) }
  return place.trim() ? { typed: place.trim() } : {}
}
