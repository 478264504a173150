import { askTeamTexts, contactTexts, pageTitles } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { isHelpFor } from '../frame/helpFor'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { phone } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { CallHint } from '../support/CallHint'
import { ChatOfPage, chatCode } from '../support/ChatOfPage'
import { WriteToUs } from '../support/WriteToUs'
import { telHref } from '../kit/telHref'

export const head: HeadOf<undefined> = () => ({ title: pageTitles.contact, description: contactTexts.lead })

export { chatCode as code }

/** How to reach a person. The number is the deployment's. */
export default function ContactScreen({ query }: ScreenProps) {
  const say = useSay()
  const session = useSession()
  const { user_type } = useValue(session.identity)
  const number = useValue(session.supportPhone)
  return (
    <Page width="read" title={say(pageTitles.contact)} lead={say(contactTexts.lead)}>
      <Card>
        <h2>{say(contactTexts.call)}</h2>
        <p>
          <CallHint />
        </p>
        <p>
          <Link href={telHref(number)} look="primary" icon={phone}>
            {number}
          </Link>
        </p>
      </Card>
      <Card>
        <h2>{say(askTeamTexts.write)}</h2>
        <p>{say(askTeamTexts.writeHint)}</p>
        <p>
          <WriteToUs />
        </p>
      </Card>
      <ChatOfPage query={query} />
      <Card>
        <h2>{say(contactTexts.emergency)}</h2>
        <p>{say(contactTexts.emergencyHint)}</p>
      </Card>
      <Card>
        <h2>{say(contactTexts.read)}</h2>
        <p>{say(contactTexts.readHint)}</p>
        <div className="row">
          {isHelpFor(user_type, 'family') && (
            <Link href="/help/family" look="quiet">
              {say(pageTitles.helpFamily)}
            </Link>
          )}
          {isHelpFor(user_type, 'caregiver') && (
            <Link href="/help/caregiver" look="quiet">
              {say(pageTitles.helpCaregiver)}
            </Link>
          )}
        </div>
      </Card>
    </Page>
  )
}
