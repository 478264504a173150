import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { action, type Action } from '../kit/state/action.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  listBankAccounts,
  listCards,
  makeDefaultBankAccount,
  makeDefaultCard,
  removeBankAccount,
  removeCard,
  type BankAccount,
  type PaymentCard,
} from './methodCalls.js'
import { methodTexts } from './methodTexts.js'

/** Cards or accounts, with what chooses the one that counts and takes one away. */
export interface MethodStore<M> {
  readonly all: Resource<readonly M[]>
  readonly makeDefault: Action<[id: number], readonly M[]>
  readonly remove: Action<[id: number], readonly M[]>
}

/** The cards of a family. `loaded` are those that came with the page. */
export const createCards = (care: Client, toasts: Toasts, loaded?: readonly PaymentCard[]) =>
  methodStore<PaymentCard>(toasts, loaded, {
    list: (signal) => care.call(listCards, {}, { signal }),
    makeDefault: (id) => care.call(makeDefaultCard, { id, body: { default: true } }),
    remove: (id) => care.call(removeCard, { id }),
    removed: methodTexts.cardRemoved,
  })

/** The bank accounts of a family or a caregiver. `loaded` are those that came with the page. */
export const createBankAccounts = (care: Client, toasts: Toasts, loaded?: readonly BankAccount[]) =>
  methodStore<BankAccount>(toasts, loaded, {
    list: (signal) => care.call(listBankAccounts, {}, { signal }),
    makeDefault: (id) => care.call(makeDefaultBankAccount, { id, body: { default: true } }),
    remove: (id) => care.call(removeBankAccount, { id }),
    removed: methodTexts.accountRemoved,
  })

interface Sending<M> {
  readonly list: (signal: AbortSignal) => Promise<readonly M[]>
  readonly makeDefault: (id: number) => Promise<readonly M[]>
  readonly remove: (id: number) => Promise<readonly M[]>
  readonly removed: (typeof methodTexts)['cardRemoved' | 'accountRemoved']
}

function methodStore<M>(
  toasts: Toasts,
  loaded: readonly M[] | undefined,
  { list, makeDefault, remove, removed }: Sending<M>,
): MethodStore<M> {
  const all = resource<readonly M[]>(list)
  if (loaded) all.set(loaded)
  const put = (text: Parameters<Toasts['success']>[0]) => ({
    done(changed: readonly M[]) {
      all.set(changed)
      toasts.success(text)
    },
    failed: sayFailure(toasts),
  })
  return {
    all,
    makeDefault: action<[id: number], readonly M[]>(makeDefault, put(methodTexts.defaultChanged)),
    remove: action<[id: number], readonly M[]>(remove, put(removed)),
  }
}
