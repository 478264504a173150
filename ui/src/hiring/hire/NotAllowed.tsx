import { profileHref } from '@homecare/sdk/profile'
import { hireNoticeTexts as words } from '@homecare/sdk/texts'
import { useMayView } from '../../frame/useMayView'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import type { OpenHire } from './hireSteps'

/** Why somebody cannot be hired, and where that is put right. */
export default function NotAllowed({ hiring, name }: OpenHire) {
  const say = useSay()
  const mayView = useMayView()
  const profile = profileHref(hiring.caregiver)
  const { connection, known, reason } = hiring
  return (
    <Page width="read" title={say(words.title, { name })}>
      <Card>
        <EmptyState
          title={say(words.notNow, { name })}
          actions={
            connection ? (
              <Link href={`/family/dashboard/connections/${connection.id}`} look="primary">
                {say(words.toConnection, { name })}
              </Link>
            ) : !known.signed_up ? (
              <Link href="/family-signup" look="primary">
                {say(words.toSignup)}
              </Link>
            ) : (
              mayView(profile) && (
                <Link href={profile} look="primary">
                  {say(words.toProfile)}
                </Link>
              )
            )
          }
        >
          {reason}
        </EmptyState>
      </Card>
    </Page>
  )
}
