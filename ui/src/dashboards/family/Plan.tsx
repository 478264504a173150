import type { Identity } from '@homecare/sdk/account'
import { benefitHours, type BenefitBalance, type PartnerData } from '@homecare/sdk/families'
import { dateWords, type Resource } from '@homecare/sdk/kit'
import { benefitPageTexts, familyHomeTexts as words } from '@homecare/sdk/texts'
import { useMayView } from '../../frame/useMayView'
import { given } from '../../kit/href'
import { Ring } from '../../kit/figures/Ring'
import { phone } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { telHref } from '../../kit/telHref'
import { ErrorState } from '../../kit/states/ErrorState'
import { useValue } from '../../kit/useValue'

/** The plan that arranges a family's care: its name, its logo, and the one number to call. */
export function PlanHead({ partner }: { partner: PartnerData }) {
  const say = useSay()
  const { name, logo_image, phone_number } = partner
  return (
    <Card>
      <div className="family-plan">
        {logo_image && (
          <img src={given(logo_image)} alt={say(words.photoOf, { name })} width="160" height="48" />
        )}
        <p>{say(words.planPays, { name })}</p>
        {phone_number && (
          <Link href={telHref(phone_number)} look="quiet" icon={phone}>
            {say(words.callPlan, { name })}
          </Link>
        )}
      </div>
    </Card>
  )
}

/** The number of the partner by whom a family came, for as long as it has not said that it pays. */
export function CameBy({ partner: { name, phone_number } }: { partner: NonNullable<Identity['partner']> }) {
  const say = useSay()
  return (
    phone_number && (
      <Card>
        <div className="family-plan">
          <p>{say(words.cameBy, { partner: name })}</p>
          <Link href={telHref(phone_number)} look="quiet" icon={phone}>
            {say(words.callPlan, { name })}
          </Link>
        </div>
      </Card>
    )
  )
}

/** The hours that a plan pays; unknown until they are there, never zero for want of an answer. */
export function Hours({
  benefit,
  hideLink,
}: {
  benefit: Resource<BenefitBalance | 'none', []>
  /** On the page that the link leads to. */
  hideLink?: boolean
}) {
  const say = useSay()
  const mayView = useMayView()
  const balance = useValue(benefit.data)
  const error = useValue(benefit.error)
  const loading = useValue(benefit.loading)
  if (balance === 'none' || (balance === undefined && !error)) return null
  const hours = balance ? benefitHours(balance) : null
  return (
    <Section title={say(words.hours)}>
      {balance && hours ? (
        <Card>
          <div className="family-hours">
            <Ring
              value={hours.remaining}
              of={hours.total}
              label={say(words.hoursRing, hours)}
              unit={say(words.hoursOf, { total: hours.total })}
            />
            <Facts
              facts={partsOf(balance, hours).map(({ name, value }) => ({
                name,
                value: say(words.hourCount, { count: value }),
              }))}
            />
          </div>
          {balance.overview.expiring && (
            <p className="soft">
              {say(words.hoursUntil, {
                name: balance.overview.benefit_name,
                day: dateWords(balance.overview.expiring, 'day', say.locale),
              })}
            </p>
          )}
          {mayView('/mybenefit') && !hideLink && (
            <p>
              <Link href="/mybenefit" look="line">
                {say(benefitPageTexts.seeUse)}
              </Link>
            </p>
          )}
        </Card>
      ) : (
        <ErrorState level={3} title={words.hoursFailed} error={error} retry={benefit.reload} busy={loading} />
      )}
    </Section>
  )
}

const round = (hours: number) => Math.round(hours * 10) / 10

function partsOf({ overview }: BenefitBalance, { total, remaining }: { total: number; remaining: number }) {
  const booked = overview.booked_hrs ?? 0
  return [
    { name: words.used, value: round(total - remaining) },
    { name: words.booked, value: booked },
    { name: words.free, value: overview.free_hrs ?? round(remaining - booked) },
  ]
}
