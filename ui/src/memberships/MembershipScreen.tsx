import {
  createMembershipDeeds,
  getMembership,
  listMembershipOffers,
  type MembershipOffer,
  type MembershipStanding,
} from '@homecare/sdk/memberships'
import { benefitPageTexts, membershipScreenTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useMemo, useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { GivenBack } from './GivenBack'
import { Offers } from './Offers'
import { openMembership } from './openMembership'
import { OwnMembership } from './OwnMembership'
import { PaymentWaits } from './PaymentWaits'

interface MembershipData {
  readonly standing: MembershipStanding
  readonly offers: readonly MembershipOffer[]
}

export const load: Load<MembershipData> = async ({ care, signal }) => {
  const [standing, offers] = await Promise.all([
    care.call(getMembership, {}, { signal }),
    care.call(listMembershipOffers, {}, { signal }),
  ])
  return { standing, offers }
}
export const head: HeadOf<MembershipData> = () => ({ title: pageTitles.membership })

/** What a family has, when it renews, and what else there is (`payments/membership`). */
export default function MembershipScreen({ data: { standing, offers } }: ScreenProps<MembershipData>) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [deeds] = useState(() => createMembershipDeeds(care, toasts, () => void navigation.reload()))
  const { membership, payment, refunds } = standing
  const paid = membership?.tier ? membership : null
  const open = useMemo(
    () => paid && { membership: paid, offers, changed: () => void navigation.reload() },
    [paid, offers, navigation],
  )
  useHolding(openMembership, open)
  return (
    <Page width="read" title={say(pageTitles.membership)} lead={say(words.lead)}>
      {payment && <PaymentWaits payment={payment} deeds={deeds} />}
      {membership?.benefit_name && (
        <Section title={say(words.benefitTitle)}>
          <Card>
            <p>{say(words.benefitText, { name: membership.benefit_name })}</p>
            <p>
              <Link href="/mybenefit" look="line">
                {say(benefitPageTexts.seeUse)}
              </Link>
            </p>
          </Card>
        </Section>
      )}
      {paid ? (
        <OwnMembership membership={paid} offers={offers} deeds={deeds} />
      ) : (
        <>
          {!membership && (
            <Card>
              <p>{say(offers.length === 0 ? words.notSold : words.none)}</p>
            </Card>
          )}
          {offers.length > 0 && <Offers offers={offers} />}
        </>
      )}
      {refunds.length > 0 && <GivenBack refunds={refunds} />}
    </Page>
  )
}
