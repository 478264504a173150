import { mayViewPage } from '@homecare/sdk/addresses'
import { helpParts, helpTexts, pageTitles, type HelpAudience } from '@homecare/sdk/texts'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { useSession } from '../frame/app'
import { isHelpFor } from '../frame/helpFor'
import { phone } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { telHref } from '../kit/telHref'
import { useValue } from '../kit/useValue'
import { CallHint } from '../support/CallHint'
import { ChatOfPage, chatCode } from '../support/ChatOfPage'
import { TextParts } from './TextParts'

const audienceOf = (params: Readonly<Record<string, string>>): HelpAudience =>
  params['audience'] === 'caregiver' ? 'caregiver' : 'family'
const titles = { family: pageTitles.helpFamily, caregiver: pageTitles.helpCaregiver }
const leads = { family: helpTexts.leadFamily, caregiver: helpTexts.leadCaregiver }

export const head: HeadOf<undefined> = (_, { params }) => ({
  title: titles[audienceOf(params)],
  description: leads[audienceOf(params)],
})

export { chatCode as code }

/** The questions of families, or of caregivers, with their answers. */
export default function HelpScreen({ params, query }: ScreenProps) {
  const say = useSay()
  const session = useSession()
  const identity = useValue(session.identity)
  const number = useValue(session.supportPhone)
  const audience = audienceOf(params)
  const other: HelpAudience = audience === 'family' ? 'caregiver' : 'family'
  return (
    <Page width="read" title={say(titles[audience])} lead={say(leads[audience])}>
      <TextParts parts={helpParts[audience]} />
      <ChatOfPage query={query} />
      <Section title={say(helpTexts.other)}>
        {identity.partner?.phone_number && (
          <p>
            <CallHint />
          </p>
        )}
        <div className="row">
          {identity.user_type !== 'anonymous' && (
            <Link href={telHref(number)} look="quiet" icon={phone}>
              {number}
            </Link>
          )}
          {mayViewPage(identity, '/contact') && (
            <Link href="/contact" look="primary">
              {say(pageTitles.contact)}
            </Link>
          )}
          {isHelpFor(identity.user_type, other) && (
            <Link href={`/help/${other}`} look="line">
              {say(titles[other])}
            </Link>
          )}
        </div>
      </Section>
    </Page>
  )
}
