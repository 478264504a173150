import { getBenefitBalance, type BenefitBalance } from '@homecare/sdk/families'
import { awaitsCaregiver, getHiring, type Hiring, type Offer } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { familyOfferTexts, pageTitles, partnerHireTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useMayView } from '../../frame/useMayView'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { DeclinedBecause, offerStanding } from '../OfferStanding'
import { NoBenefit } from './NoBenefit'
import type { HireFormProps } from './PartnerHireForm'
import type { OfferOutProps } from './OfferOut'

const HireForm = part<HireFormProps>(() => import('./PartnerHireForm'))
const OfferOut = part<OfferOutProps>(() => import('./OfferOut'))

interface HireData {
  readonly hiring: Hiring
  readonly balance: BenefitBalance | null
  readonly loadedAt: string
}

export const load: Load<HireData> = async ({ care, params, signal }) => {
  const id = Number(params['provider_id'])
  const [hiring, balance] = await Promise.all([
    care.call(getHiring, { id }, { signal }),
    care.call(getBenefitBalance, {}, { signal }),
  ])
  return { hiring, balance, loadedAt: new Date().toISOString() }
}
export const code = () => Promise.all([HireForm.load(), OfferOut.load()])
export const head: HeadOf<HireData> = ({ hiring }) => ({
  title: hiring ? message(words.hireTitle, { name: hiring.caregiver.first_name }) : pageTitles.hire,
})

/** The hire of a caregiver whose hours a partner pays, on one page (`hire-b2b/{provider_id}`). */
export default function PartnerHireScreen({ data }: ScreenProps<HireData>) {
  const say = useSay()
  const { hiring, loadedAt } = data
  const [balance, setBalance] = useState(data.balance)
  const [offer, setOffer] = useState(hiring.offer)
  const { care } = useApp()
  const name = hiring.caregiver.first_name
  const waits = awaitsCaregiver(offer, new Date(loadedAt))
  const benefit = balance?.overview.benefit_name ?? say(words.benefit)
  const settle = async (next: Offer) => {
    setOffer(next)
    // What was offered is free again, or taken.
    setBalance(await care.call(getBenefitBalance).catch(() => balance))
  }
  return (
    <Page
      width="read"
      title={say(waits ? familyOfferTexts.sentTitle : words.hireTitle, { name })}
      lead={hiring.allowed && !waits && balance ? say(words.hireLead, { name, benefit }) : undefined}
    >
      {waits ? (
        <OfferOut offer={offer!} name={name} now={new Date(loadedAt)} onSettled={settle} />
      ) : !hiring.allowed ? (
        <NotAllowed hiring={hiring} name={name} />
      ) : balance ? (
        <>
          {offer && ['declined', 'lapsed'].includes(offer.state) && (
            <Card>
              {offerStanding(offer, name, new Date(loadedAt), say).map((line) => (
                <p key={line}>{line}</p>
              ))}
              <DeclinedBecause offer={offer} />
            </Card>
          )}
          <HireForm
            key={offer?.state}
            hiring={{ ...hiring, offer }}
            balance={balance}
            name={name}
            onSent={settle}
          />
        </>
      ) : (
        <NoBenefit />
      )}
    </Page>
  )
}

/** Why somebody cannot be hired, and where that leads. */
function NotAllowed({ hiring, name }: { hiring: Hiring; name: string }) {
  const say = useSay()
  const mayView = useMayView()
  const { connection, reason } = hiring
  const visits = `/newshift-b2b/${connection?.id ?? 0}` as const
  return (
    <Card>
      <EmptyState
        title={reason}
        actions={
          connection ? (
            <>
              <Link href={`/family/dashboard/connections/${connection.id}`} look="primary">
                {say(words.toConnection, { name })}
              </Link>
              {connection.hire_stage === 3 && mayView(visits) && (
                <Link href={visits} look="quiet">
                  {say(words.planOne)}
                </Link>
              )}
            </>
          ) : (
            <Link href="/family/dashboard" look="primary">
              {say(words.toHome)}
            </Link>
          )
        }
      />
    </Card>
  )
}
