import { mayViewPage } from '@homecare/sdk/addresses'
import {
  agreementHref,
  chooseConnectionHref,
  getConnectionHub,
  isHiringOrHired,
  type ConnectionHub,
} from '@homecare/sdk/dashboards'
import { awaitsCaregiver, getConnection, isWorking, type Connection, type Offer } from '@homecare/sdk/hiring'
import { dayIn } from '@homecare/sdk/kit'
import {
  caregiverDashboardTexts,
  declineTexts,
  endTexts,
  familyHomeTexts,
  hubTexts as words,
  offerScreenTexts,
  pageTitles,
  partnerHireTexts,
} from '@homecare/sdk/texts'
import { useMemo, useState } from 'react'
import { kindOf, nameOf } from '../../caregivers/cardView'
import { usePlanHref } from '../../caregivers/usePlanHref'
import { useDeclinedNews } from '../../families/declining/declinedNews'
import { declinedQuery } from '../../families/declining/declinedOf'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import { useHolding } from '../../frame/scope'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { ConnectionVisits } from '../../hiring/ConnectionVisits'
import type { FingerprintingSectionProps } from '../../hiring/fingerprinting/FingerprintingSection'
import { OfferFacts } from '../../hiring/offer/OfferFacts'
import { OfferCard } from '../../hiring/OfferCard'
import { PaperLink } from '../../hiring/offer/PaperLink'
import { StageBadge } from '../../hiring/StageBadge'
import { Button } from '../../kit/Button'
import { Avatar } from '../../kit/figures/Avatar'
import { phone as phoneIcon } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Columns } from '../../kit/layout/Columns'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import type { FamilyReviewProps } from '../../reviews/FamilyReview'
import type { ConnectionHoursProps, HoursOfConnection } from '../../timesheets/family/ConnectionHours'
import { ConnectionAgreement } from './ConnectionAgreement'
import './ConnectionScreen.css'
import { Details } from './Details'
import { EndNotice } from './EndNotice'
import { NextVisit } from './NextVisit'
import { openConnection, type OpenConnection, type Side } from './openConnection'
import { OtherTimes } from './OtherTimes'
import { PaidRates } from './PaidRates'
import { WriteTo } from './WriteTo'

const ConnectionHours = part<ConnectionHoursProps>(() => import('../../timesheets/family/ConnectionHours'))
const FamilyReview = part<FamilyReviewProps>(() => import('../../reviews/FamilyReview'))
const ConnectionRides = part(() => import('../../rides/ConnectionRides'))
const FingerprintingSection = part<FingerprintingSectionProps>(
  () => import('../../hiring/fingerprinting/FingerprintingSection'),
)

interface ConnectionData {
  readonly hub: ConnectionHub
  readonly side: Side
  /** Null where they are kept elsewhere: by an agency, or not in the reader's plan. */
  readonly hours: HoursOfConnection | null
  readonly loadedAt: string
}

/** Whether its hours are kept here, and in the reader's plan: an agency keeps its own. */
const hasHours = (identity: CodeContext['identity']) =>
  identity.user_type !== 'agency_caregiver' && mayViewPage(identity, '/timesheets')

export const load: Load<ConnectionData> = async ({ care, params, query, signal, report, identity }) => {
  const id = Number(params['connectionId'] ?? params['id'])
  const side: Side = identity.user_type === 'family' ? 'family' : 'caregiver'
  const { hoursOf } = await import('../../timesheets/family/connectionHoursPage')
  const [hub, hours] = await Promise.all([
    care.call(getConnectionHub, { id }, { signal }),
    hasHours(identity) ? hoursOf(care, id, Number(query.get('page')) || 1, { signal, report }) : null,
  ])
  return {
    hub,
    side,
    hours: hub.connection.hire_stage === 3 ? hours : null,
    loadedAt: new Date().toISOString(),
  }
}

/** What a family that pays itself has of its caregivers; an agency and a partner have their own. */
export const code = async ({ identity }: CodeContext) => {
  const isPaidByFamily = identity.user_type !== 'agency_caregiver' && mayViewPage(identity, '/family-signup')
  await Promise.all([
    hasHours(identity) && ConnectionHours.load(),
    identity.user_type === 'family' && FamilyReview.load(),
    ...(isPaidByFamily ? [ConnectionRides.load(), FingerprintingSection.load()] : []),
  ])
}
export const head: HeadOf<ConnectionData> = ({ hub: { connection }, side }) => ({
  title: nameOf(side === 'family' ? connection.provider : connection.family),
})

/**
 * What stands between a family and a caregiver, for either of them (`manage-connection/{connectionId}`, and
 * `connections/{id}` of their dashboards): the offer, the visits, the pay, the agreement, and the end.
 */
export default function ConnectionScreen({
  data: { hub, side, hours, loadedAt },
}: ScreenProps<ConnectionData>) {
  const say = useSay()
  const mayView = useMayView()
  const { navigation } = useApp()
  const {
    connection: loaded,
    phone,
    agreement,
    offer,
    rates,
    planned,
    rides,
    fingerprinting,
    reviewing,
  } = hub
  const [saved, setSaved] = useState<{ of: Connection; now: Connection } | null>(null)
  const connection = saved?.of === loaded ? saved.now : loaded
  const today = dayIn(connection.time_zone, new Date(loadedAt))
  const other = side === 'family' ? connection.provider : connection.family
  const fullName = nameOf(other)
  const name = side === 'family' ? connection.provider.first_name : fullName
  const open = useMemo<OpenConnection>(
    () => ({
      ...{ connection, side, name, today },
      // What it brings with it, such as visits that are cancelled, comes with the page.
      took(now) {
        setSaved({ of: loaded, now })
        void navigation.reload()
      },
    }),
    [connection, loaded, side, name, today, navigation],
  )
  useHolding(openConnection, open)
  const works = isWorking(connection, today)
  const isOver = connection.end_date !== null && connection.end_date < today
  const up = upOf(side, mayView)
  const planHref = usePlanHref()
  const hire =
    planHref(`/hire-b2b/${other.id}`) ??
    (mayView(`/hire/${other.id}`) ? (`/hire/${other.id}` as const) : null)
  const planVisit = planHref(`/newshift-b2b/${connection.id}`)
  const considers = side === 'family' && connection.hire_stage < 3 && !isOver && mayView(`/hire/${other.id}`)
  const waits = side === 'caregiver' && awaitsCaregiver(offer, new Date(loadedAt)) ? offer : null
  const fingerprints = fingerprinting && !isOver && (
    <FingerprintingSection
      connectionId={connection.id}
      providerId={connection.provider.id}
      side={side}
      name={name}
      loaded={fingerprinting}
    />
  )
  const review = reviewing && (
    <FamilyReview key={`review ${other.id}`} caregiver={other.id} name={name} loaded={reviewing} />
  )
  // What waits for an answer stands first.
  const asksFirst = side === 'caregiver' && fingerprinting?.request?.state === 'requested'
  const long = (
    <>
      {asksFirst && fingerprints}
      {isOver && review}
      {side === 'family' && connection.hire_stage < 3 && !isOver && hire && (
        <OfferCard offer={offer} provider={connection.provider} now={new Date(loadedAt)} href={hire} />
      )}
      {waits && <WaitingOffer offer={waits} name={name} />}
      {planned && (
        <ConnectionVisits
          key={`visits ${connection.id} ${connection.time_zone}`}
          loaded={planned}
          connectionId={connection.id}
          side={side}
          zone={connection.time_zone}
          name={name}
        />
      )}
      {!planned && !isOver && isHiringOrHired(connection) && <NextVisit connection={connection} />}
      {works && planVisit && (
        <p>
          <Link href={planVisit} look="quiet">
            {say(partnerHireTexts.planOne)}
          </Link>
        </p>
      )}
      {hours && (
        <ConnectionHours
          hours={hours}
          connectionId={connection.id}
          side={side}
          mayStart={connection.start_date !== null && connection.start_date <= today}
          today={today}
        />
      )}
      {rates && rates.length > 0 && (
        <PaidRates
          key={`rates ${connection.id} ${connection.place?.city} ${connection.place?.state}`}
          open={open}
          rates={rates}
        />
      )}
      {rides && (
        <ConnectionRides
          key={`rides ${connection.id}`}
          {...{ connection, rides, side, name, works, loadedAt }}
        />
      )}
    </>
  )
  const short = (
    <>
      {!waits && <Details open={open} phone={phone} withRate={!rates || rates.length === 0} />}
      {agreement && !waits && (
        <ConnectionAgreement connection={connection} agreement={agreement} side={side} isOver={isOver} />
      )}
      {!asksFirst && fingerprints}
      <div className="row">
        {mayView('/documents') && (
          <Link href="/documents" look="line">
            {say(words.documents)}
          </Link>
        )}
        {works && mayView(`/manage-connection/${connection.id}`) && <EndButton />}
        {considers && <DeclineButton open={open} />}
      </div>
      {!isOver && review}
      <OtherTimes open={open} />
    </>
  )
  return (
    <Page
      className="connection"
      width="home"
      title={fullName}
      lead={side === 'family' ? say(kindOf(connection.provider)) : say(words.lead)}
      up={{ href: up.href, words: say(up.text) }}
    >
      <div className="connection-who">
        <Avatar name={fullName} src={other.photo} />
        {!isOver && <StageBadge stage={connection.hire_stage} />}
        <WriteTo open={open} fullName={fullName} />
        {phone && (
          <Link look="quiet" icon={phoneIcon} href={`tel:+${phone.length === 10 ? `1${phone}` : phone}`}>
            {say(familyHomeTexts.callTo, { name })}
          </Link>
        )}
      </div>
      <EndNotice open={open} />
      {planned || hours ? (
        <Columns aside={short}>{long}</Columns>
      ) : (
        <>
          {long}
          {short}
        </>
      )}
    </Page>
  )
}

/** The page above, for either side. */
function upOf(side: Side, mayView: ReturnType<typeof useMayView>) {
  if (side === 'caregiver')
    return { href: chooseConnectionHref(), text: caregiverDashboardTexts.allConnections }
  return mayView('/careteam')
    ? ({ href: '/careteam', text: pageTitles.care } as const)
    : ({ href: '/family/dashboard', text: pageTitles.dashboard } as const)
}

/** An offer that waits for its caregiver, and the way to answer it. */
function WaitingOffer({ offer, name }: { offer: Offer; name: string }) {
  const say = useSay()
  return (
    <Section title={say(offerScreenTexts.title, { name })}>
      <Card>
        <OfferFacts offer={offer} />
        <p>
          <Link href={agreementHref({ id: offer.connection_id })} look="primary">
            {say(offerScreenTexts.readOffer)}
          </Link>
        </p>
        <p>
          <PaperLink connectionId={offer.connection_id} paper="offer" />
        </p>
      </Card>
    </Section>
  )
}

/** Says no to somebody who is not hired; the connection is over by it. */
function DeclineButton({ open: { connection, took } }: { open: OpenConnection }) {
  const say = useSay()
  const { care, navigation } = useApp()
  const { id, first_name: name } = connection.provider
  useDeclinedNews(({ of }) => {
    if (of.caregiver !== id) return false
    care.call(getConnection, { id: connection.id }).then(took, () => navigation.reload())
    return true
  })
  return (
    <Button
      look="plain"
      onClick={() =>
        void navigation.openModal('declineCaregiver', { query: declinedQuery({ caregiver: id, job: null }) })
      }
    >
      {say(declineTexts.declineName, { name })}
    </Button>
  )
}

function EndButton() {
  const say = useSay()
  const { navigation } = useApp()
  return (
    <Button look="plain" onClick={() => void navigation.openModal('terminateContract')}>
      {say(endTexts.open)}
    </Button>
  )
}
