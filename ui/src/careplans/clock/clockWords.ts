import type { PageHref } from '@homecare/sdk/addresses'
import type { PlanClock } from '@homecare/sdk/clock'
import { dateWords } from '@homecare/sdk/kit'
import { planClockScreenTexts as words } from '@homecare/sdk/texts'
import type { Say } from '../../kit/say'

/** The clock of a plan. */
export const clockHref = (planId: number): PageHref => `/careplan/connection/${planId}/clockio`
/** One record of it. */
export const recordHref = ({ plan_id, id }: Pick<PlanClock, 'plan_id' | 'id'>): PageHref =>
  `/careplan/connection/${plan_id}/clockio/${id}`

type Spanned = 'plannedTimes' | 'clockedTimes' | 'typedTimes' | 'saidTimes' | 'wasTimes'

/** From when to when, by the clock of the plan, and what these times are. */
export const spanOf = (
  what: Spanned,
  span: { readonly start: string; readonly end: string },
  zone: string,
  say: Say,
): string =>
  say(words[what], {
    from: dateWords(span.start, 'time', say.locale, zone),
    to: dateWords(span.end, 'time', say.locale, zone),
  })

/** The day of an instant where the plan is: 'Friday, November 20'. */
export const dayThere = (instant: string, zone: string, say: Say): string =>
  dateWords(instant, 'weekday', say.locale, zone)
