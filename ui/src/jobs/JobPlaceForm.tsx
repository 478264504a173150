import type { JobSearchAddress } from '@homecare/sdk/jobs'
import type { Place } from '@homecare/sdk/places'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { laterPart } from '../frame/laterPart'
import { PlaceForm } from '../places/PlaceForm'

const NearMe = laterPart(() => import('../places/NearMe'))
export const loadNearMe = NearMe.load

/** Where to look for jobs, with the filters kept. `at` is the place that the page is about, as it names it. */
export function JobPlaceForm({ at, search }: { at: string; search: JobSearchAddress }) {
  // The addresses of searches know every state: that is loaded when somebody goes to one.
  const hrefOf = async (place: Place | string) => (await import('./jobPlaceHref')).jobPlaceHref(place, search)
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
