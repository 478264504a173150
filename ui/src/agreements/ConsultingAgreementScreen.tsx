import { homePath } from '@homecare/sdk/addresses'
import { loadAgreement, type Agreement } from '@homecare/sdk/documents'
import { message } from '@homecare/sdk/kit'
import { agreementTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useValue } from '../kit/useValue'
import { AgreementPage } from './AgreementPage'

const whose = (userId: string | undefined) => (userId === undefined ? 'me' : Number(userId))

export const load: Load<Agreement> = ({ care, params, signal }) =>
  loadAgreement(care, { consultant: whose(params['userId']) }, signal)
export const head: HeadOf<Agreement> = ({ title }) => ({ title })

/** The caregiver's agreement with us; staff read a caregiver's by the number of the user. */
export default function ConsultingAgreementScreen({ data, params }: ScreenProps<Agreement>) {
  const { user_id, user_type } = useValue(useSession().identity)
  const of = whose(params['userId'])
  const isOwn = of === 'me' || of === user_id
  return (
    <AgreementPage
      key={of}
      of={{ consultant: isOwn ? 'me' : of }}
      loaded={data}
      title={
        isOwn ? words.consultingTitle : message(words.consultingOf, { name: data.signatures[0]?.name ?? '' })
      }
      back={isOwn ? homePath({ user_type }) : `/staff/documents/${of}`}
      readOnly={!isOwn}
    />
  )
}
