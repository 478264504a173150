import { loadAgreement, type Agreement } from '@homecare/sdk/documents'
import { awaitsCaregiver, getConnection, getOffer, type Connection, type Offer } from '@homecare/sdk/hiring'
import { dateWords, dayIn, message } from '@homecare/sdk/kit'
import { agreementTexts as words, offerScreenTexts } from '@homecare/sdk/texts'
import { nameOf } from '../caregivers/cardView'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { AnswerOffer } from '../hiring/offer/AnswerOffer'
import { OfferFacts } from '../hiring/offer/OfferFacts'
import { PaperLink } from '../hiring/offer/PaperLink'
import { RateText } from '../hiring/RateText'
import { Card } from '../kit/layout/Card'
import { DateText } from '../kit/DateText'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { AgreementPage } from './AgreementPage'

interface ConnectionAgreementData {
  readonly agreement: Agreement
  readonly connection: Connection
  readonly offer: Offer | null
  readonly loadedAt: string
}

export const load: Load<ConnectionAgreementData> = async ({ care, params, signal }) => {
  const id = Number(params['connectionId'])
  const [agreement, connection, offer] = await Promise.all([
    loadAgreement(care, { connection: id }, signal),
    care.call(getConnection, { id }, { signal }),
    care.call(getOffer, { id }, { signal }),
  ])
  return { agreement, connection, offer, loadedAt: new Date().toISOString() }
}
export const head: HeadOf<ConnectionAgreementData> = ({ agreement }) => ({ title: agreement.title })

/** The agreement between a family and a caregiver, with what they agreed on (`connections/{id}/agreement`). */
export default function ConnectionAgreementScreen({
  data: { agreement, connection, offer, loadedAt },
}: ScreenProps<ConnectionAgreementData>) {
  const { session, navigation } = useApp()
  const { user_type } = useValue(session.identity)
  const isFamily = user_type === 'family'
  const name = nameOf(isFamily ? connection.provider : connection.family)
  const waiting = awaitsCaregiver(offer, new Date(loadedAt)) ? offer : null
  return (
    <AgreementPage
      key={connection.id}
      of={{ connection: connection.id }}
      loaded={agreement}
      title={message(words.connectionTitle, { name })}
      {...(waiting && {
        title: isFamily
          ? message(offerScreenTexts.offeredTo, { name })
          : message(offerScreenTexts.title, { name }),
      })}
      {...(waiting &&
        !isFamily && {
          answer: (
            <AnswerOffer
              key={waiting.version}
              offer={waiting}
              agreement={agreement.version}
              name={name}
              onAnswered={() => void navigation.reload()}
            />
          ),
        })}
      files={
        <>
          {waiting && <PaperLink connectionId={connection.id} paper="offer" look="quiet" />}
          <PaperLink connectionId={connection.id} paper="agreement" look="quiet" />
        </>
      }
      back={isFamily ? '/family/dashboard' : `/caregiver/dashboard/connections/${connection.id}`}
    >
      {waiting ? (
        <Offered offer={waiting} name={name} isFamily={isFamily} />
      ) : (
        <Terms connection={connection} />
      )}
    </AgreementPage>
  )
}

interface OfferedProps {
  offer: Offer
  name: string
  isFamily: boolean
}

/** An offer that waits for its caregiver: until when, and what it says. */
function Offered({ offer, name, isFamily }: OfferedProps) {
  const say = useSay()
  const day = dateWords(dayIn(offer.time_zone, new Date(offer.expires_at)), 'weekday', say.locale)
  return (
    <>
      <Banner
        tone="info"
        title={say(isFamily ? offerScreenTexts.waitsUntil : offerScreenTexts.answerBy, { name, day })}
      >
        {!isFamily && <p>{say(offerScreenTexts.waitsForYou, { name })}</p>}
      </Banner>
      <Section title={say(offerScreenTexts.terms)}>
        <Card>
          <OfferFacts offer={offer} />
          {!isFamily && <p className="soft">{say(offerScreenTexts.placeHint)}</p>}
        </Card>
      </Section>
    </>
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
