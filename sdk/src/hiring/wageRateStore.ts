import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { hiringTexts } from './texts.js'
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
  readonly save: Action<[draft: WageRateDraft, id?: number], readonly WageRate[]>
  /** The previous rate of the same pay type goes on again, as the answer has it. */
  readonly remove: Action<[id: number], readonly WageRate[]>
}

/** The wage rates of a connection; each change answers them all. */
export function createWageRates(care: Client, toasts: Toasts, connection: number): WageRateStore {
  const rates = resource<readonly WageRate[]>((signal) =>
    care.call(listWageRates, { id: connection }, { signal }),
  )
  const outcomes = (text: (typeof hiringTexts)['rateSaved' | 'rateDeleted']) => ({
    done(all: readonly WageRate[]) {
      rates.set(all)
      toasts.success(text)
    },
    failed: sayFailure(toasts),
  })
  return {
    rates,
    save: action<[draft: WageRateDraft, id?: number], readonly WageRate[]>(
      (body, rateId) =>
        rateId === undefined
          ? care.call(addWageRate, { id: connection, body })
          : care.call(updateWageRate, { id: connection, rateId, body }),
      outcomes(hiringTexts.rateSaved),
    ),
    remove: action<[id: number], readonly WageRate[]>(
      (rateId) => care.call(removeWageRate, { id: connection, rateId }),
      outcomes(hiringTexts.rateDeleted),
    ),
  }
}
