import { requireNewPassword } from '@homecare/sdk/agency'
import { action, sayFailure } from '@homecare/sdk/kit'
import { agencyTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Has an agency's caregiver choose a new password at the next login. */
export function AskNewPassword({ id }: { id: number }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [isAsked, setIsAsked] = useState(false)
  const [ask] = useState(() =>
    action(() => care.call(requireNewPassword, { id }), {
      done: () => setIsAsked(true),
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(ask.busy)
  return (
    <Card as="section">
      <h2>{say(words.staffPassword)}</h2>
      <p role="status">{say(isAsked ? words.staffPasswordAsked : words.staffPasswordHint)}</p>
      {!isAsked && (
        <p>
          <Button busy={busy} onClick={() => ask.run()}>
            {say(words.staffPasswordAsk)}
          </Button>
        </p>
      )}
    </Card>
  )
}
