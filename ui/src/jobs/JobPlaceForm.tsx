import { jobSearchHref, slug, type JobSearchAddress, type Place, type StateCode } from '@homecare/sdk'
import { jobSearchTexts } from '@homecare/sdk/texts'
import NearMe from '../places/NearMe'
import { PlaceForm } from '../places/PlaceForm'

/** Where to look for jobs, with the filters kept. `at` is the place that the page is about, as it names it. */
export function JobPlaceForm({ at, search }: { at: string; search: JobSearchAddress }) {
  const hrefOf = (place: Place | string) => jobSearchHref({ filters: search.filters, place: placeOf(place) })
  return (
    <>
      <PlaceForm
        key={at}
        path="/caregiver-jobs"
        hrefOf={hrefOf}
        typed={at}
        label={jobSearchTexts.place}
        action={jobSearchTexts.search}
        compact
      />
      <NearMe at={at} hrefOf={hrefOf} />
    </>
  )
}

function placeOf(place: Place | string): JobSearchAddress['place'] {
  if (typeof place !== 'string') return { state: place.state as StateCode, city: slug(place.city) }
  return place.trim() ? { typed: place.trim() } : {}
}
