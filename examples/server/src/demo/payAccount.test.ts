import { listDeposits } from '@homecare/sdk/deposits'
import { getPayee, listBankAccounts, removeBankAccount } from '@homecare/sdk/payments'
import { expect, test } from 'vitest'
import { smallWorld } from '../testing/world.ts'
import { openPayAccounts } from './payAccount.ts'

const server = smallWorld()
/** Tells the provider who somebody is, as its own page does. */
const provider = {
  completePayee: async (id: string) =>
    (await server.fetch(`/embedded-payments/onboarding/${id}`, { method: 'POST' })).status,
}

test('whoever was paid in the demo has an account that the pay went to, and says once where it goes', async () => {
  server.change()
  const marisol = await server.as('caregiver')
  expect((await marisol.call(listDeposits, { query: {} })).total_records).toBeGreaterThan(0)
  await openPayAccounts(server.deps, null)
  expect(await marisol.call(listBankAccounts)).toEqual([])

  await openPayAccounts(server.deps, provider)
  await openPayAccounts(server.deps, provider)
  await server.settlePayments()
  const [account, ...others] = await marisol.call(listBankAccounts)
  expect(account).toMatchObject({ last4: '6789', default: true, state: 'verified' })
  expect(others).toEqual([])
  expect(await marisol.call(getPayee)).toEqual({ payouts_enabled: true, needs: [] })

  // Taken away, it does not come back by itself.
  await marisol.call(removeBankAccount, { id: account!.id })
  await openPayAccounts(server.deps, provider)
  expect(await marisol.call(listBankAccounts)).toEqual([])
})
