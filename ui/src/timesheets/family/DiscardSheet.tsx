import { action } from '@homecare/sdk/kit'
import { describeFailure } from '@homecare/sdk/kit'
import { removeTimesheet, type Timesheet } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** Discards a draft that was never handed in, after a question. */
export function DiscardSheet({ sheet }: { sheet: Timesheet }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [asks, setAsks] = useState(false)
  const [discard] = useState(() =>
    action(() => care.call(removeTimesheet, { id: sheet.connection_id, tid: sheet.id }), {
      done: () => toasts.success(words.discarded),
      failed: (error) => toasts.error(describeFailure(error)),
    }),
  )
  const busy = useValue(discard.busy)
  const confirm = async () => {
    await discard.run()
    setAsks(false)
    if (!discard.error.peek())
      await navigation.go(`/manage-connection/${sheet.connection_id}`, { replace: true })
  }
  return (
    <p>
      <Button look="plain" onClick={() => setAsks(true)}>
        {say(words.discard)}
      </Button>
      {asks && (
        <ConfirmDialog
          title={words.discardTitle}
          confirm={words.discard}
          cancel={words.keep}
          danger
          busy={busy}
          onConfirm={confirm}
          onClose={() => setAsks(false)}
        >
          <p>{say(words.discardText)}</p>
        </ConfirmDialog>
      )}
    </p>
  )
}
