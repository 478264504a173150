import type { Client } from '../../client/client.js'
import { action, type Action } from '../../kit/state/action.js'
import { sayFailure } from '../../kit/forms/sayFailure.js'
import { resource, type Resource } from '../../kit/state/resource.js'
import type { Toasts } from '../../kit/state/toasts.js'
import { rateToastTexts } from './texts.js'
import {
  addWageRate,
  updateWageRate,
  listWageRates,
  removeWageRate,
  type WageRate,
  type WageRateDraft,
} from './wageRateCalls.js'

/** The wage rates of a connection, with what adds and deletes them. */
export interface WageRateStore {
  readonly rates: Resource<readonly WageRate[]>
  /** The same as `save`, for a form: what is refused is thrown, to be put at its field. */
  send(draft: WageRateDraft, id?: number): Promise<void>
  /** Adds a rate, or changes the one whose number is given: all of it but what it pays for. */
  readonly save: Action<[draft: WageRateDraft, id?: number], readonly WageRate[]>
  /** The previous rate of the same pay type goes on again, as the answer has it. */
  readonly remove: Action<[id: number], readonly WageRate[]>
}

/** The wage rates of a connection; each change answers them all. `loaded` are those that came with the page. */
export function createWageRates(
  care: Client,
  toasts: Toasts,
  connection: number,
  loaded?: readonly WageRate[],
): WageRateStore {
  const rates = resource<readonly WageRate[]>((signal) =>
    care.call(listWageRates, { id: connection }, { signal }),
  )
  if (loaded) rates.set(loaded)
  const outcomes = (text: (typeof rateToastTexts)['rateSaved' | 'rateDeleted']) => ({
    done(all: readonly WageRate[]) {
      rates.set(all)
      toasts.success(text)
    },
    failed: sayFailure(toasts),
  })
  const sent = ({ pay_type, ...body }: WageRateDraft, rateId?: number) =>
    rateId === undefined
      ? care.call(addWageRate, { id: connection, body: { pay_type, ...body } })
      : care.call(updateWageRate, { id: connection, rateId, body })
  const saved = outcomes(rateToastTexts.rateSaved)
  return {
    rates,
    send: async (draft, id) => saved.done(await sent(draft, id)),
    save: action<[draft: WageRateDraft, id?: number], readonly WageRate[]>(sent, saved),
    remove: action<[id: number], readonly WageRate[]>(
      (rateId) => care.call(removeWageRate, { id: connection, rateId }),
      outcomes(rateToastTexts.rateDeleted),
    ),
  }
}
