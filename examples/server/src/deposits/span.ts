import { reportSpanOf, type ReportSpan } from '@homecare/sdk/deposits'
import { dayIn } from '@homecare/sdk/kit'
import { timeZoneOfState } from '@homecare/sdk/places'
import type { SessionUser } from '../people/session.ts'

type Reader = Pick<SessionUser, 'state'>

/** The day where somebody lives. */
export const dayOf = ({ state }: Reader, now: number): string => dayIn(timeZoneOfState(state), new Date(now))

/** The days of a report that somebody asks for. */
export const spanFor = (
  reader: Reader,
  { start_date, end_date }: { readonly [K in keyof ReportSpan]?: string | null | undefined },
  now: number,
): ReportSpan =>
  reportSpanOf({ ...(start_date && { start_date }), ...(end_date && { end_date }) }, dayOf(reader, now))
