import { removeAgencyCaregiver, type AgencyCaregiver } from '@homecare/sdk/agency'
import { action, describeFailure, message } from '@homecare/sdk/kit'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { Problem } from '../../kit/states/Problem'
import { useValue } from '../../kit/useValue'

/** That somebody no longer works for the agency: asked once more, with what comes of it. */
export function Leaving({ caregiver: { id, first_name: name } }: { caregiver: AgencyCaregiver }) {
  const say = useSay()
  const { care, navigation, toasts } = useApp()
  const [isAsked, ask] = useState(false)
  const [leave] = useState(() =>
    action(() => care.call(removeAgencyCaregiver, { id }), {
      done() {
        toasts.success(message(words.leftDone, { name }))
        void navigation.go('/agency/caregivers')
      },
    }),
  )
  const busy = useValue(leave.busy)
  const error = useValue(leave.error)
  return (
    <>
      <p>
        <Button look="plain" onClick={() => ask(true)}>
          {say(words.left, { name })}
        </Button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title={message(words.leftAsk, { name })}
          confirm={words.leftYes}
          danger
          busy={busy}
          onConfirm={() => leave.run()}
          onClose={() => {
            leave.forget()
            ask(false)
          }}
        >
          <p>{say(words.leftHint)}</p>
          {error && (
            <div role="alert">
              <Problem>{say(describeFailure(error))}</Problem>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
