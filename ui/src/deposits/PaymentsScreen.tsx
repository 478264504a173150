import { paymentsTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { part } from '../frame/part'
import type { CaregiverPaymentsData } from './CaregiverPayments'
import type { FamilyPaymentsData } from './FamilyPayments'

type PaymentsData = FamilyPaymentsData | CaregiverPaymentsData

export const load: Load<PaymentsData> = async (context) => {
  if (context.identity.user_type === 'family') {
    const { loadFamilyPayments } = await import('./familyPaymentsPage')
    return loadFamilyPayments(context)
  }
  const { loadCaregiverPayments } = await import('./caregiverPaymentsPage')
  return loadCaregiverPayments(context)
}
export const head: HeadOf<PaymentsData> = () => ({ title: words.title })

const FamilyPayments = part(() => import('./FamilyPayments'))
const CaregiverPayments = part(() => import('./CaregiverPayments'))
export const code = ({ identity }: { readonly identity: { readonly user_type: string } }) =>
  identity.user_type === 'family' ? FamilyPayments.load() : CaregiverPayments.load()

/** What a family owes and has paid, and how a caregiver is paid (`payments`). */
export default function PaymentsScreen({ data }: ScreenProps<PaymentsData>) {
  return data.side === 'family' ? <FamilyPayments data={data} /> : <CaregiverPayments data={data} />
}
