import { appTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useState } from 'react'
import { PushDevice } from '../account/settings/PushDevice'
import { useApp } from '../frame/app'
import { askApp } from '../appHands/askApp'
import type { HeadOf } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

export const head: HeadOf<undefined> = () => ({ title: pageTitles.dashboard })

/** After the sign-up in an app: whether the device may show notices, then home. */
export default function AppSuccessScreen() {
  const say = useSay()
  const { session, config } = useApp()
  const { first_name: name } = useValue(session.identity)
  return (
    <Page width="read" title={say(words.successTitle, { name })} lead={say(words.successLead)}>
      {config.native ? <AppNotices /> : <PushDevice />}
      <div className="row">
        <Link href="/apphome" look="primary">
          {say(words.toHome)}
        </Link>
        <Link href="/settings" look="plain">
          {say(words.pushSettings)}
        </Link>
      </div>
    </Page>
  )
}

/** The app asks its device for leave, and sends the notices by itself. */
function AppNotices() {
  const say = useSay()
  const [allowed, setAllowed] = useState<boolean | null>(null)
  return (
    <Card as="section">
      <h2>{say(words.pushTitle)}</h2>
      <p>{say(words.pushHint)}</p>
      <p role="status">{allowed === null ? '' : say(allowed ? words.pushDone : words.pushNot)}</p>
      {allowed !== true && (
        <Button look="tonal" onClick={async () => setAllowed(await askApp({ type: 'push' }))}>
          {say(words.pushAsk)}
        </Button>
      )}
    </Card>
  )
}
