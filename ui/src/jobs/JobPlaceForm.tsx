import { jobSearchHref, slug, type JobSearchAddress, type Place, type StateCode } from '@homecare/sdk'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { PlaceForm } from '../places/PlaceForm'

/** Where to look for jobs, with the filters kept. */
export function JobPlaceForm({ typed, search }: { typed: string; search: JobSearchAddress }) {
  return (
    <PlaceForm
      path="/caregiver-jobs"
      hrefOf={(place) => jobSearchHref({ filters: search.filters, place: placeOf(place) })}
      typed={typed}
      label={jobSearchTexts.place}
      action={jobSearchTexts.search}
      compact
    />
  )
}

function placeOf(place: Place | string): JobSearchAddress['place'] {
  if (typeof place !== 'string') return { state: place.state as StateCode, city: slug(place.city) }
  return place.trim() ? { typed: place.trim() } : {}
}
