import type { PageHref } from '@homecare/sdk/addresses'
import type { ClockTarget } from '@homecare/sdk/clock'
import { connectionHref, type DayWork } from '@homecare/sdk/dashboards'

/** What is clocked of some work: a nursing shift, or a visit of its connection. */
export function workTarget({ connection_id, id }: Pick<DayWork, 'connection_id' | 'id'>): ClockTarget {
  return connection_id === null ? { shift_id: id } : { shift_id: id, connection_id }
}

/** The page of some work. A visit of an agency's caregiver is planned by the agency: the page is the family's. */
export function workHref(work: Pick<DayWork, 'connection_id' | 'id'>, isAgency: boolean): PageHref {
  const { connection_id, id } = work
  if (connection_id === null) return `/nursingshifts/shifts/${id}`
  return isAgency ? connectionHref({ id: connection_id }) : `/next-shift/${connection_id}/${id}`
}
