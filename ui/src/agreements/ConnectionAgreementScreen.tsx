import { loadAgreement, type Agreement } from '@homecare/sdk/documents'
import { getConnection, type Connection } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { agreementTexts as words } from '@homecare/sdk/texts'
import { nameOf } from '../caregivers/cardView'
import { useSession } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { RateText } from '../hiring/RateText'
import { Card } from '../kit/layout/Card'
import { DateText } from '../kit/DateText'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { AgreementPage } from './AgreementPage'

interface ConnectionAgreementData {
  readonly agreement: Agreement
  readonly connection: Connection
}

export const load: Load<ConnectionAgreementData> = async ({ care, params, signal }) => {
  const id = Number(params['connectionId'])
  const [agreement, connection] = await Promise.all([
    loadAgreement(care, { connection: id }, signal),
    care.call(getConnection, { id }, { signal }),
  ])
  return { agreement, connection }
}
export const head: HeadOf<ConnectionAgreementData> = ({ agreement }) => ({ title: agreement.title })

/** The agreement between a family and a caregiver, with what they agreed on (`connections/{id}/agreement`). */
export default function ConnectionAgreementScreen({
  data: { agreement, connection },
}: ScreenProps<ConnectionAgreementData>) {
  const { user_type } = useValue(useSession().identity)
  const isFamily = user_type === 'family'
  const name = nameOf(isFamily ? connection.provider : connection.family)
  return (
    <AgreementPage
      key={connection.id}
      of={{ connection: connection.id }}
      loaded={agreement}
      title={message(words.connectionTitle, { name })}
      back={isFamily ? '/family/dashboard' : `/caregiver/dashboard/connections/${connection.id}`}
    >
      <Terms connection={connection} />
    </AgreementPage>
  )
}

/** Who, for how much, and from when. */
function Terms({ connection }: { connection: Connection }) {
  const say = useSay()
  const hasRate = connection.provider_hourly_rate !== null || connection.provider_daily_rate !== null
  return (
    <Section title={say(words.terms)}>
      <Card>
        <Facts
          look="columns"
          facts={[
            { name: words.caregiver, value: nameOf(connection.provider) },
            { name: words.family, value: nameOf(connection.family) },
            ...(hasRate ? [{ name: words.rate, value: <RateText {...connection} /> }] : []),
            ...(connection.start_date
              ? [{ name: words.begins, value: <DateText value={connection.start_date} /> }]
              : []),
          ]}
        />
      </Card>
    </Section>
  )
}
