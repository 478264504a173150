import { withdrawFromResearch, type Study } from '@homecare/sdk/research'
import { action } from '@homecare/sdk/kit'
import { researchTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { ErrorState } from '../kit/states/ErrorState'

/** The way out of a study, from any of its pages: what it does is said before it is done. `onLeft` shows the study anew. */
export function LeaveStudy({ study, onLeft }: { study: Pick<Study, 'code'>; onLeft: () => Promise<void> }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [asks, setAsks] = useState(false)
  const [leaving] = useState(() =>
    action(() => care.call(withdrawFromResearch, { study: study.code }), {
      done() {
        setAsks(false)
        toasts.success(words.leftToast)
        void onLeft()
      },
    }),
  )
  const busy = useValue(leaving.busy)
  const error = useValue(leaving.error)
  return (
    <>
      <div className="row">
        <Button look="plain" onClick={() => setAsks(true)}>
          {say(words.leave)}
        </Button>
      </div>
      {asks && (
        <ConfirmDialog
          title={words.leaveTitle}
          confirm={words.leave}
          cancel={words.stay}
          danger
          busy={busy}
          onConfirm={() => void leaving.run()}
          onClose={() => setAsks(false)}
        >
          <p>{say(words.leaveSays)}</p>
          <p>{say(words.leaveTaken)}</p>
          {error && <ErrorState error={error} />}
        </ConfirmDialog>
      )}
    </>
  )
}
