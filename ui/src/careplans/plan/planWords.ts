import type { PageHref } from '@homecare/sdk/addresses'
import type { CarePlan, PlanDay, Task } from '@homecare/sdk/careplans'
import { planRowTexts } from '@homecare/sdk/texts'
import { dateWords, dayIn, timeOfDayWords, weekdayName, weekdayOf, type Text } from '@homecare/sdk/kit'
import type { Say } from '../../kit/say'
import { both } from '../../kit/words'

interface Named {
  readonly id: number
  readonly first_name: string
  readonly last_initial: string
}

/** Somebody as the product names people: 'Denise A.' */
export const personName = ({ first_name, last_initial }: Omit<Named, 'id'>): string =>
  last_initial ? `${first_name} ${last_initial}.` : first_name

/** Everybody whom a plan names, by their number. */
export function namesOn(
  plan: CarePlan,
  day?: { readonly [K in 'visits' | 'notes']: readonly PlanDay[K][number][] },
): ReadonlyMap<number, string> {
  const people: readonly Named[] = [
    ...plan.observers.map(({ user }) => user),
    ...plan.there_now,
    ...(day?.visits ?? []).map(({ person }) => person),
    ...(day?.notes ?? []).map(({ author }) => author),
  ]
  return new Map(people.map((person) => [person.id, personName(person)]))
}

export const planHref = (planId: number): PageHref => `/careplan/connection/${planId}`

/** The page of a task on its day. */
export const taskHref = ({ plan_id, id, date }: Pick<Task, 'plan_id' | 'id' | 'date'>): PageHref =>
  date === null
    ? `/careplan/connection/${plan_id}/tasks/${id}`
    : `/careplan/connection/${plan_id}/tasks/${id}?date=${date}`

/** The page of a day of a plan. */
export const dayHref = (planId: number, date: string): PageHref =>
  `/careplan/connection/${planId}?date=${date}`

/** When a task is due, in words; null for any time. */
export const dueWords = ({ due_time }: Pick<Task, 'due_time'>, say: Say): string | null =>
  due_time === null ? null : timeOfDayWords(due_time, say.locale)

/** An instant by the clock of the plan. */
export const timeThere = (instant: string, zone: string): Text =>
  both((locale) => dateWords(instant, 'time', locale, zone))

/** An instant with its day, and that of the week, where that is another than today. */
export const whenThere = (instant: string, zone: string): Text =>
  both((locale) =>
    [
      weekdayName(locale, weekdayOf(dayIn(zone, new Date(instant))) ?? 0, 'short'),
      dateWords(instant, 'dateTime', locale, zone),
    ].join(', '),
  )

/** The title of a plan's page. */
export const planTitle = (
  { recipient_name, name }: Pick<CarePlan, 'recipient_name' | 'name'>,
  say: Say,
): string => name || say(planRowTexts.planOf, { name: recipient_name })
