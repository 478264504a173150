import type { CarePlan, PlanAlert } from '@homecare/sdk/careplans'
import type { Action } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useBackCloses } from '../../frame/useBackCloses'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

interface TurnOffDialogProps {
  alert: PlanAlert
  turnOff: Action<[alert: PlanAlert], CarePlan>
  onClose: () => void
}

/** Asks before something is told to nobody any more. */
export default function TurnOffDialog({ alert, turnOff, onClose }: TurnOffDialogProps) {
  const say = useSay()
  const busy = useValue(turnOff.busy)
  const onStanding = useBackCloses()
  return (
    <ConfirmDialog
      title={words.turnOffTitle}
      confirm={words.turnOff}
      busy={busy}
      onConfirm={async () => {
        await turnOff.run(alert)
        onClose()
      }}
      onClose={onClose}
      onStanding={onStanding}
    >
      <p>“{alert.text}”</p>
      <p>{say(words.turnOffText)}</p>
    </ConfirmDialog>
  )
}
