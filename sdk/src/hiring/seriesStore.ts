import type { Client } from '../client/client.js'
import { addDays, dayIn } from '../kit/dates/dates.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import { versionFor } from '../kit/state/recordVersion.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listVisits, type Visit } from './connectionCalls.js'
import { plannedUntil } from './series.js'
import { endVisitSeries, listVisitSeries, visitSeriesRecord, type VisitSeries } from './seriesCalls.js'
import { seriesTexts } from './seriesTexts.js'

/** What is planned between the two of a connection: the visits that go on or lie ahead, and the weekly ones. */
export interface PlannedCare {
  readonly visits: readonly Visit[]
  readonly series: readonly VisitSeries[]
}

/** The visits of one connection, and what is done about its weekly ones. */
export interface ConnectionVisits {
  readonly planned: Resource<PlannedCare>
  /** Ends weekly visits from a day on, by itself from now. */
  readonly end: Action<[series: VisitSeries, since?: string], readonly VisitSeries[]>
}

/** The visits of a connection by the calendar of its place's IANA zone, as far as they are planned: those that came with its page first. */
export function createConnectionVisits(
  care: Client,
  toasts: Toasts,
  connection: { readonly id: number; readonly zone: string },
  now: () => number,
  loaded?: PlannedCare,
): ConnectionVisits {
  const { id, zone } = connection
  const planned = resource<PlannedCare>(async (signal) => {
    const today = dayIn(zone, new Date(now()))
    const query = { start_date: addDays(today, -1), end_date: plannedUntil(today) }
    const [all, series] = await Promise.all([
      care.call(listVisits, { query }, { signal }),
      care.call(listVisitSeries, { id }, { signal }),
    ])
    const isAhead = ({ connection_id, end }: Visit) => connection_id === id && Date.parse(end) > now()
    return { visits: all.filter(isAhead), series }
  })
  if (loaded) planned.set(loaded)
  return {
    planned,
    end: action<[series: VisitSeries, since?: string], readonly VisitSeries[]>(
      (series, since) =>
        care.call(endVisitSeries, {
          ...{ id, seriesId: series.id },
          query: { since, version: versionFor(visitSeriesRecord, series) },
        }),
      {
        done() {
          toasts.success(seriesTexts.weeklyEnded)
          void planned.reload()
        },
        failed: sayFailure(toasts),
      },
    ),
  }
}
