import type { PlanPeople, PlanPerson } from '@homecare/sdk/careplans'
import { message, type Action } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useBackCloses } from '../../frame/useBackCloses'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { personName } from '../plan/planWords'

interface RemovePersonDialogProps {
  one: PlanPerson
  remove: Action<[one: PlanPerson], PlanPeople>
  onRemoved: () => unknown
  onClose: () => void
}

/** Takes a relative off a plan, or oneself. */
export default function RemovePersonDialog({ one, remove, onRemoved, onClose }: RemovePersonDialogProps) {
  const say = useSay()
  const busy = useValue(remove.busy)
  const onStanding = useBackCloses()
  const name = personName(one.person)
  return (
    <ConfirmDialog
      title={one.own ? words.leaveTitle : message(words.removeTitle, { name })}
      confirm={one.own ? words.leave : words.remove}
      danger
      busy={busy}
      onConfirm={async () => {
        const done = await remove.run(one)
        // Leaving takes the place of the entry that the dialog has laid: it goes before it closes.
        if (done) await onRemoved()
        onClose()
      }}
      onClose={onClose}
      onStanding={onStanding}
    >
      <p>{say(one.own ? words.leaveText : words.removeText)}</p>
    </ConfirmDialog>
  )
}
