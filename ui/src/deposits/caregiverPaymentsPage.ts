import { listDeposits } from '@homecare/sdk/deposits'
import { readPage } from '@homecare/sdk/kit'
import { listBankAccounts } from '@homecare/sdk/payments'
import { listPaymentTimesheets } from '@homecare/sdk/timesheets'
import type { LoadContext } from '../frame/screen'
import type { CaregiverPaymentsData } from './CaregiverPayments'

/** What the page of a caregiver's pay comes with. */
export async function loadCaregiverPayments({
  care,
  query,
  signal,
}: LoadContext): Promise<CaregiverPaymentsData> {
  const page = readPage(query)
  const depositsPage = readPage(new URLSearchParams({ page: query.get('deposits') ?? '' }))
  const [deposits, hours, accounts] = await Promise.all([
    care.call(listDeposits, { query: { page: depositsPage } }, { signal }),
    care.call(listPaymentTimesheets, { query: { page } }, { signal }),
    care.call(listBankAccounts, {}, { signal }),
  ])
  return { side: 'caregiver', deposits, hours, account: accounts.find((one) => one.default) ?? null }
}
