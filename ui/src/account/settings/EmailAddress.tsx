import type { Settings } from '@homecare/sdk/account'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../../frame/app'
import { Badge } from '../../kit/figures/Badge'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { check } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** The address that one logs in with, and the way to its proof. */
export function EmailAddress({ settings: { email, email_verified } }: { settings: Settings }) {
  const say = useSay()
  const navigation = useNavigation()
  return (
    <Section title={say(words.email)}>
      <Card>
        <p className="row">
          <b className="settings-email">{email}</b>
          {email_verified ? (
            <Badge tone="good" icon={check}>
              {say(words.emailVerified)}
            </Badge>
          ) : (
            <Badge tone="warn">{say(words.emailUnverified)}</Badge>
          )}
        </p>
        {!email_verified && (
          <div className="row">
            <Button onClick={() => void navigation.openModal('verifyEmail', { query: { code: null } })}>
              {say(words.verifyEmail)}
            </Button>
          </div>
        )}
      </Card>
    </Section>
  )
}
