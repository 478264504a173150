import { addresses, admits, mayViewPage, type PageHref, type PagePath } from '@homecare/sdk/addresses'
import type { UserType } from '@homecare/sdk/account'
import { chooseConnectionHref } from '@homecare/sdk/dashboards'
import type { Text } from '@homecare/sdk/kit'
import {
  agencyTexts,
  meTexts as words,
  newcomerTexts,
  pageTitles,
  pendingTexts,
  reportTexts,
  shellTexts,
  disclosureTexts,
  askTeamTexts,
  paymentsTexts,
  intakeTexts,
} from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { helpHref } from '../frame/helpFor'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { phone as phoneIcon } from '../kit/icons/care'
import { Card } from '../kit/layout/Card'
import { Columns } from '../kit/layout/Columns'
import { Page } from '../kit/layout/Page'
import { RowLink } from '../kit/layout/RowLink'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { telHref } from '../kit/telHref'
import { useLogOut } from '../outbox/useLogOut'
import { modalHref } from '../profileDialog/modalHref'
import './MeScreen.css'
import { LanguageAndDisplay } from './settings/LanguageAndDisplay'

interface Row {
  readonly href: PagePath & keyof typeof addresses
  /** Where it leads within that page: to one of its modals, to a choice. */
  readonly to?: PageHref
  readonly title: Text
  readonly hint: Text
  /** The address at which the bar counts what waits there, where it is another. */
  readonly counted?: PagePath
  /** Who comes to it by another row. */
  readonly notFor?: UserType
}

const own: readonly Row[] = [
  { href: '/caregiver/profile', title: words.profile, hint: words.profileHint },
  { href: '/documents', title: pageTitles.documents, hint: words.documentsHint },
  { href: '/caregiver/earnings', title: pageTitles.earnings, hint: words.earningsHint },
  { href: '/background', title: pageTitles.background, hint: words.backgroundHint },
  {
    href: '/caregiver/profile',
    to: modalHref('references'),
    title: words.references,
    hint: words.referencesHint,
  },
  { href: '/screen', title: newcomerTexts.title, hint: newcomerTexts.meHint },
  { href: '/agency-cg-onboarding', title: agencyTexts.title, hint: agencyTexts.meHint },
  { href: '/verification-in-process', title: pendingTexts.title, hint: pendingTexts.meHint },
  { href: '/caregiver/reviews', title: pageTitles.ownReviews, hint: words.reviewsHint },
  { href: '/caregiver/badges', title: pageTitles.badges, hint: words.badgesHint },
  {
    href: '/caregiver/dashboard/select-connection',
    to: chooseConnectionHref('agreement'),
    title: words.agreements,
    hint: words.agreementsHint,
  },
  { href: '/agreements/consulting-agreement', title: words.consulting, hint: words.consultingHint },
  { href: '/academy', title: pageTitles.academy, hint: words.academyHint },
  { href: '/invites', title: pageTitles.invites, hint: words.invitesHint },
]
const account: readonly Row[] = [
  {
    href: '/payments',
    title: pageTitles.payments,
    hint: paymentsTexts.meFamily,
    notFor: 'caregiver',
  },
  { href: '/payments', title: pageTitles.payments, hint: paymentsTexts.meCaregiver, notFor: 'family' },
  { href: '/payments/report', title: pageTitles.paymentReport, hint: reportTexts.meHint },
  { href: '/payments/methods', title: pageTitles.paymentMethods, hint: words.methodsHint },
  { href: '/payments/membership', title: pageTitles.membership, hint: words.membershipHint },
  { href: '/payroll', title: pageTitles.payroll, hint: words.payrollHint },
  { href: '/payments/bank', title: pageTitles.bankAccounts, hint: words.bankHint, notFor: 'family' },
  { href: '/adp-intake-form', title: intakeTexts.title, hint: intakeTexts.meHint },
  { href: '/settings', title: pageTitles.settings, hint: words.settingsHint },
  { href: '/settings/trail', title: words.trail, hint: words.trailHint },
  { href: '/disclosure', title: disclosureTexts.title, hint: disclosureTexts.hint },
  {
    href: '/me',
    to: '/me?modal=supportMessage',
    counted: '/me',
    title: askTeamTexts.title,
    hint: askTeamTexts.meHint,
  },
]

export const head: HeadOf<undefined> = () => ({ title: words.title })

/** What is somebody's own, what they set for themselves, help, and the way out: the last place of every bar. */
export default function MeScreen(_: ScreenProps) {
  const say = useSay()
  const { session } = useApp()
  const { logOut, question } = useLogOut()
  const identity = useValue(session.identity)
  const phone = useValue(session.supportPhone)
  const name = `${identity.first_name} ${identity.last_name}`.trim()
  const help = helpHref(identity)
  return (
    <Page
      className="me"
      title={say(words.title)}
      lead={<span className="me-who">{[name, identity.email].filter(Boolean).join(' · ')}</span>}
    >
      <Columns
        aside={
          <>
            <LanguageAndDisplay />
            <Section title={say(words.help)}>
              <Card>
                <ul className="list" data-look="lines" role="list">
                  {help !== '/contact' && (
                    <li>
                      <RowLink href={help} title={words.help} hint={words.helpHint} />
                    </li>
                  )}
                  {mayViewPage(identity, '/contact') && (
                    <li>
                      <RowLink href="/contact" title={pageTitles.contact} hint={words.contactHint} />
                    </li>
                  )}
                  <li>
                    <Link href={telHref(phone)} look="line" icon={phoneIcon}>
                      {say(words.call, { phone })}
                    </Link>
                  </li>
                </ul>
              </Card>
            </Section>
            <p>
              <Button look="quiet" onClick={() => void logOut()}>
                {say(shellTexts.logout)}
              </Button>
            </p>
          </>
        }
      >
        <Rows title={words.own} rows={own} />
        <Rows title={words.account} rows={account} />
      </Columns>
      {question}
    </Page>
  )
}

/** Those rows that are for whoever is signed in, that their plan opens, and that there is something behind. */
function Rows({ title, rows }: { title: Text; rows: readonly Row[] }) {
  const say = useSay()
  const { session, waiting, config } = useApp()
  const identity = useValue(session.identity)
  const counts = useValue(waiting)
  const open = rows.filter(
    ({ href, notFor }) =>
      identity.user_type !== notFor &&
      admits(addresses[href].who, identity) &&
      mayViewPage(identity, href) &&
      (href !== '/academy' || config.academy),
  )
  if (open.length === 0) return null
  return (
    <Section title={say(title)}>
      <Card>
        <ul className="list" data-look="lines" role="list">
          {open.map(({ href, to = href, counted = to, title: name, hint }) => (
            <li key={to}>
              <RowLink href={to} title={name} hint={hint} waiting={counts[counted] ?? 0} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
