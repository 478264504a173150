import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { verifyBankAccount, type BankAccount } from './methodCalls.js'
import { depositCents, depositError, statementCodeError } from './methodRules.js'

/** The two small deposits, as they stand on a statement. */
export interface DepositsForm {
  readonly first: string
  readonly second: string
}

/** Telling the two deposits of an account, in any order. */
export function createDepositsForm(
  care: Client,
  id: number,
  done: (account: BankAccount) => void,
): Form<DepositsForm> {
  return createForm<DepositsForm>({
    fields: {
      first: { initial: '', checks: [depositError] },
      second: { initial: '', checks: [depositError] },
    },
    async submit({ first, second }) {
      const amounts: [number, number] = [depositCents(first) ?? 0, depositCents(second) ?? 0]
      done(await care.call(verifyBankAccount, { id, body: { amounts } }))
    },
    serverNames: { amounts: 'first' },
    describe: describeFailure,
  })
}

/** Telling the code that stands beside the one deposit. */
export function createStatementCodeForm(
  care: Client,
  id: number,
  done: (account: BankAccount) => void,
): Form<{ code: string }> {
  return createForm<{ code: string }>({
    fields: { code: { initial: '', checks: [statementCodeError] } },
    async submit({ code }) {
      done(await care.call(verifyBankAccount, { id, body: { code: code.trim().toUpperCase() } }))
    },
    describe: describeFailure,
  })
}
