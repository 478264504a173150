import { mayViewPage } from '@homecare/sdk/addresses'
import { agreementHref, chooseConnectionHref, isHiringOrHired } from '@homecare/sdk/dashboards'
import { loadAgreement, type Agreement } from '@homecare/sdk/documents'
import { getCareTeam } from '@homecare/sdk/families'
import {
  awaitsCaregiver,
  getConnection,
  getFingerprinting,
  getOffer,
  isWorking,
  listWageRates,
  type Connection,
  type Fingerprinting,
  type Offer,
  type WageRate,
} from '@homecare/sdk/hiring'
import { dayIn, partOf, partOrNull, type Part } from '@homecare/sdk/kit'
import { loadRides, type RideBook } from '@homecare/sdk/rides'
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
import { useApp, useConfig, useSession } from '../../frame/app'
import { part } from '../../frame/part'
import { useHolding } from '../../frame/scope'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { ConnectionVisits } from '../../hiring/ConnectionVisits'
import type { FingerprintingSectionProps } from '../../hiring/fingerprinting/FingerprintingSection'
import { OfferFacts } from '../../hiring/offer/OfferFacts'
import { OfferCard } from '../../hiring/OfferCard'
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
import { useValue } from '../../kit/useValue'
import { ConnectionAgreement } from './ConnectionAgreement'
import './ConnectionScreen.css'
import { Details } from './Details'
import { EndNotice } from './EndNotice'
import { NextVisit } from './NextVisit'
import { openConnection, type OpenConnection, type Side } from './openConnection'
import { OtherTimes } from './OtherTimes'
import { PaidRates } from './PaidRates'
import { WriteTo } from './WriteTo'

const ConnectionRides = part(() => import('../../rides/ConnectionRides'))
const FingerprintingSection = part<FingerprintingSectionProps>(
  () => import('../../hiring/fingerprinting/FingerprintingSection'),
)

interface ConnectionData {
  readonly connection: Connection
  readonly side: Side
  /** Of who is hired, for the family. */
  readonly phone: string | null
  /** Undefined where nothing is agreed on yet. */
  readonly agreement?: Part<Agreement>
  /** The last one. */
  readonly offer: Offer | null
  /** What is paid; null before the hire, and where it is not the reader's to know: an agency or a partner pays. */
  readonly rates: readonly WageRate[] | null
  /** Undefined where they are not the reader's to know, and before the hire. */
  readonly rides?: Part<RideBook>
  /** Null where nothing is agreed on, and where an agency or a partner has its caregivers checked itself. */
  readonly fingerprinting: Part<Fingerprinting> | null
  readonly loadedAt: string
}

/** Whether the family pays, and has its caregiver checked: an agency and a partner do so by themselves. */
const isPaidByFamily = (identity: CodeContext['identity']) =>
  identity.user_type !== 'agency_caregiver' && mayViewPage(identity, '/family-signup')

export const load: Load<ConnectionData> = async ({ care, params, signal, report, identity }) => {
  const id = Number(params['connectionId'] ?? params['id'])
  const side: Side = identity.user_type === 'family' ? 'family' : 'caregiver'
  // A plan has one number to call: its own.
  const isPlain = mayViewPage(identity, '/family-signup')
  const [connection, team] = await Promise.all([
    care.call(getConnection, { id }, { signal }),
    side === 'family' && isPlain ? partOrNull(care.call(getCareTeam, {}, { signal })) : null,
  ])
  const agreed = isHiringOrHired(connection)
  const knowsRates = isPaidByFamily(identity) && connection.hire_stage === 3
  const [agreement, rates, offer, rides, fingerprinting] = await Promise.all([
    agreed && mayViewPage(identity, agreementHref(connection))
      ? partOf(loadAgreement(care, { connection: id }, signal), report)
      : undefined,
    knowsRates ? partOrNull(care.call(listWageRates, { id }, { signal }), report) : null,
    connection.hire_stage < 3 && (agreed || side === 'family')
      ? partOrNull(care.call(getOffer, { id }, { signal }), report)
      : null,
    knowsRates ? partOf(loadRides(care, id, signal), report) : undefined,
    agreed && isPaidByFamily(identity)
      ? partOf(care.call(getFingerprinting, { id }, { signal }), report)
      : null,
  ])
  return {
    ...{ connection, side, rates, offer, fingerprinting },
    ...(agreement && { agreement }),
    ...(rides && { rides }),
    phone: team?.find(({ connection_id }) => connection_id === id)?.phone ?? null,
    loadedAt: new Date().toISOString(),
  }
}
export const code = async ({ identity }: CodeContext) => {
  if (isPaidByFamily(identity)) await Promise.all([ConnectionRides.load(), FingerprintingSection.load()])
}
export const head: HeadOf<ConnectionData> = ({ connection, side }) => ({
  title: nameOf(side === 'family' ? connection.provider : connection.family),
})

/**
 * What stands between a family and a caregiver, for either of them (`manage-connection/{connectionId}`, and
 * `connections/{id}` of their dashboards): the offer, the visits, the pay, the agreement, and the end.
 */
export default function ConnectionScreen({
  data: { connection: loaded, side, phone, agreement, offer, rates, rides, fingerprinting, loadedAt },
}: ScreenProps<ConnectionData>) {
  const say = useSay()
  const mayView = useMayView()
  const config = useConfig()
  const { user_type } = useValue(useSession().identity)
  const [saved, setSaved] = useState<{ of: Connection; now: Connection } | null>(null)
  const connection = saved?.of === loaded ? saved.now : loaded
  const today = dayIn(connection.time_zone, new Date(loadedAt))
  const other = side === 'family' ? connection.provider : connection.family
  const fullName = nameOf(other)
  const name = side === 'family' ? connection.provider.first_name : fullName
  const open = useMemo<OpenConnection>(
    () => ({ connection, side, name, today, took: (now) => setSaved({ of: loaded, now }) }),
    [connection, loaded, side, name, today],
  )
  useHolding(openConnection, open)
  const works = isWorking(connection, today)
  const isOver = connection.end_date !== null && connection.end_date < today
  // An agency plans the visits of its caregivers, and a plan's are asked for.
  const plans = works && user_type !== 'agency_caregiver' && mayView('/family-signup')
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
      part={fingerprinting}
    />
  )
  // What waits for an answer stands first.
  const asksFirst = side === 'caregiver' && fingerprinting?.data?.request?.state === 'requested'
  const long = (
    <>
      {asksFirst && fingerprints}
      {side === 'family' && connection.hire_stage < 3 && !isOver && hire && (
        <OfferCard offer={offer} provider={connection.provider} now={new Date(loadedAt)} href={hire} />
      )}
      {waits && <WaitingOffer offer={waits} name={name} />}
      {plans && (
        <ConnectionVisits
          key={`${connection.end_date} ${connection.time_zone}`}
          connectionId={connection.id}
          side={side}
          zone={connection.time_zone}
          name={name}
        />
      )}
      {!plans && !isOver && isHiringOrHired(connection) && <NextVisit connection={connection} />}
      {works && planVisit && (
        <p>
          <Link href={planVisit} look="quiet">
            {say(partnerHireTexts.planOne)}
          </Link>
        </p>
      )}
      {rates && rates.length > 0 && (
        <PaidRates
          key={`${connection.id} ${connection.place?.city} ${connection.place?.state}`}
          open={open}
          rates={rates}
        />
      )}
      {config.rides && rides && (
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
      {agreement !== undefined && !waits && (
        <ConnectionAgreement connection={connection} agreement={agreement} side={side} />
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
      {plans ? (
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
