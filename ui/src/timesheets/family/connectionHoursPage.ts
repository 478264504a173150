import type { Client } from '@homecare/sdk/client'
import { partOf, partOrNull } from '@homecare/sdk/kit'
import { getTimesheetsStatus, listTimesheets, timesheetsPageSize } from '@homecare/sdk/timesheets'
import type { Load } from '../../frame/screen'
import type { HoursOfConnection } from './ConnectionHours'

/** A page of a connection's timesheets, and which one is next. */
export async function hoursOf(
  care: Client,
  id: number,
  page: number,
  { signal, report }: Pick<Parameters<Load<unknown>>[0], 'signal' | 'report'>,
): Promise<HoursOfConnection> {
  const window = { limit: timesheetsPageSize, offset: Math.max(0, page - 1) * timesheetsPageSize }
  const [found, status] = await Promise.all([
    partOf(care.call(listTimesheets, { id, query: window }, { signal }), report),
    partOrNull(care.call(getTimesheetsStatus, { id }, { signal }), report),
  ])
  return { page: found, next: status?.next ?? null }
}
