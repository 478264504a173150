import type { PageHref } from '@homecare/sdk/addresses'
import { jobSearchHref, type JobSearchAddress } from '@homecare/sdk/jobs'
import { jobSearchTexts } from '@homecare/sdk/texts'
import ShiftFilters from '../shifts/ShiftFilters'

interface JobFiltersProps {
  search: JobSearchAddress
  /** Where a caregiver stands with a job is for caregivers. */
  isCaregiver: boolean
  /** The address of what was chosen: the caller goes there. */
  onChange: (href: PageHref) => void
}

/** The filters of jobs, about the place that is looked at. */
export default function JobFilters({ search, isCaregiver, onChange }: JobFiltersProps) {
  const { status, anyStatus, from, until, apply, usual, usualDistance } = jobSearchTexts
  const isNearHer = isCaregiver && !search.place.city
  return (
    <ShiftFilters
      filters={search.filters}
      words={{ status, anyStatus, from, until, show: apply, usual: isNearHer ? usualDistance : usual }}
      hasStatus={isCaregiver}
      onChange={(filters) => onChange(jobSearchHref({ place: search.place, filters }))}
    />
  )
}
