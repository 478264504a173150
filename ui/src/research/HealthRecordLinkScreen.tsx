import {
  getHealthRecordLink,
  researchLimits,
  verifyHealthRecordUser,
  type LinkState,
} from '@homecare/sdk/research'
import { action, message } from '@homecare/sdk/kit'
import { healthRecordTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { useCare } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { ErrorState } from '../kit/states/ErrorState'
import { useValue } from '../kit/useValue'

type Found = LinkState | null

export const load: Load<Found> = async ({ care, params, signal }) => {
  const link = await goneAsNull(care.call(getHealthRecordLink, { hash: params.hash ?? '' }, { signal }))
  return link && link.state
}

const told = {
  open: { title: words.verifyTitle, body: words.verifyBody },
  used: { title: words.usedTitle, body: words.usedBody },
  expired: {
    title: words.lateTitle,
    body: message(words.lateBody, { minutes: researchLimits.recordLinkMinutes }),
  },
  gone: { title: words.goneTitle, body: words.goneBody },
} as const

export const head: HeadOf<Found> = (state) => ({ title: told[state ?? 'gone'].title })

/** A mailed link that confirms an address: it says what it does, and does it at one press, without a password. */
export default function HealthRecordLinkScreen({ data, params }: ScreenProps<Found>) {
  const say = useSay()
  const care = useCare()
  const [state, setState] = useState(data)
  const [verifying] = useState(() =>
    action(() => care.call(verifyHealthRecordUser, { hash: params.hash ?? '' }), {
      done: () => setState('used'),
    }),
  )
  const busy = useValue(verifying.busy)
  const error = useValue(verifying.error)
  const { title, body } = told[state ?? 'gone']
  return (
    <Page width="read" title={say(title)} lead={say(body)}>
      <Card>
        {error && <ErrorState error={error} />}
        <div className="row">
          {state === 'open' ? (
            <Button look="primary" busy={busy} onClick={() => void verifying.run()}>
              {say(words.verify)}
            </Button>
          ) : (
            <Link href="/careprovider/enrollment" look="primary">
              {say(words.toAccess)}
            </Link>
          )}
        </div>
      </Card>
    </Page>
  )
}
