import type { Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { Badge } from '../../kit/figures/Badge'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { EmailText } from '../../kit/figures/EmailText'
import { check } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'
import { useValue } from '../../kit/useValue'
import { emailVerified } from './emailVerified'

/** The address that one logs in with, and the way to its proof. */
export function EmailAddress({ settings }: { settings: Settings }) {
  const say = useSay()
  const app = useApp()
  const { email } = settings
  const isVerified = useValue(emailVerified(app)) === email || settings.email_verified
  return (
    <Section title={say(words.email)}>
      <Card>
        <p className="row">
          <b className="settings-email">
            <EmailText email={email} />
          </b>
          {isVerified ? (
            <Badge tone="good" icon={check}>
              {say(words.emailVerified)}
            </Badge>
          ) : (
            <Badge tone="warn">{say(words.emailUnverified)}</Badge>
          )}
        </p>
        {!isVerified && (
          <div className="row">
            <Button onClick={() => void app.navigation.openModal('verifyEmail', { query: { code: null } })}>
              {say(words.verifyEmail)}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  )
}
