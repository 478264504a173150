import { updateMayAskForCalls } from '@homecare/sdk/account'
import { action, sayFailure } from '@homecare/sdk/kit'
import { staffDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

interface MayAskForCallsProps {
  id: number
  allowed: boolean
  /** Its membership lets it. */
  byMembership: boolean
}

/** Whether a family may ask its advisor for calls, which staff decide where its membership does not let it. */
export function MayAskForCalls({ id, allowed: loaded, byMembership }: MayAskForCallsProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [allowed, setAllowed] = useState(loaded)
  const [change] = useState(() =>
    action((next: boolean) => care.call(updateMayAskForCalls, { id, body: { allowed: next } }), {
      done({ asks_for_calls }) {
        setAllowed(asks_for_calls === true)
        toasts.success(asks_for_calls ? words.callsAllowed : words.callsStopped)
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(change.busy)
  return (
    <Card as="section">
      <h2>{say(words.advisorCalls)}</h2>
      {byMembership ? (
        <p>{say(words.callsByMembership)}</p>
      ) : (
        <>
          <p>{say(allowed ? words.mayAsk : words.mayNotAsk)}</p>
          <p>
            <Button busy={busy} onClick={() => change.run(!allowed)}>
              {say(allowed ? words.stopCalls : words.allowCalls)}
            </Button>
          </p>
        </>
      )}
    </Card>
  )
}
