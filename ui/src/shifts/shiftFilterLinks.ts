import {
  openShiftStatuses,
  shiftBlockTypes,
  shiftZones,
  type OpenShiftFilterValues,
  type Text,
} from '@homecare/sdk'
import { jobSearchTexts } from '@homecare/sdk/texts'
import { counted, told } from '../caregivers/words'
import { dayWords } from '../jobs/jobWords'

/** A filter that is set, and the address without it. */
export interface FilterLink {
  readonly label: Text
  readonly href: string
}

interface FilterLinksOptions {
  /** The address of other filters. */
  readonly hrefOf: (filters: OpenShiftFilterValues) => string
  /** A choice in words: its label, unless the list marks what pays more. */
  readonly labelOf?: (option: { readonly label: Text; readonly premium: boolean } | undefined) => Text | null
}

/** The filters of jobs and of shifts that are set, each to be taken away (D2 §3). */
export function shiftFilterLinks(
  filters: OpenShiftFilterValues,
  { hrefOf, labelOf = (option) => option?.label ?? null }: FilterLinksOptions,
): FilterLink[] {
  const { open_shifts_status, start_date, end_date, iso_type, shift_block_type, distance } = filters
  const { chipFrom, chipUntil, miles } = jobSearchTexts
  const labels: readonly (readonly [keyof OpenShiftFilterValues, Text | null | undefined])[] = [
    ['open_shifts_status', openShiftStatuses.find(open_shifts_status)?.label],
    ['start_date', start_date ? told(chipFrom, { day: dayWords(start_date, 'shortDay') }) : null],
    ['end_date', end_date ? told(chipUntil, { day: dayWords(end_date, 'shortDay') }) : null],
    ['iso_type', labelOf(shiftZones.find(iso_type))],
    ['shift_block_type', labelOf(shiftBlockTypes.find(shift_block_type))],
    ['distance', distance ? counted(miles, distance) : null],
  ]
  return labels.flatMap(([name, label]) =>
    label ? [{ label, href: hrefOf({ ...filters, [name]: null }) }] : [],
  )
}
