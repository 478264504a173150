import { readPage } from '@homecare/sdk/kit'
import { listBankAccounts, listCards, listInvoices, pendingInvoicesQuery } from '@homecare/sdk/payments'
import { listPaymentTimesheets } from '@homecare/sdk/timesheets'
import type { LoadContext } from '../frame/screen'
import type { FamilyPaymentsData } from './FamilyPayments'

/** What the page of a family's payments comes with. */
export async function loadFamilyPayments({ care, query, signal }: LoadContext): Promise<FamilyPaymentsData> {
  const page = readPage(query)
  const [waiting, history, cards, accounts] = await Promise.all([
    care.call(listInvoices, { query: pendingInvoicesQuery }, { signal }),
    care.call(listPaymentTimesheets, { query: { page } }, { signal }),
    care.call(listCards, {}, { signal }),
    care.call(listBankAccounts, {}, { signal }),
  ])
  const method = [...cards, ...accounts].find((one) => one.default) ?? null
  return { side: 'family', waiting, history, method }
}
