import { formatDollars, message } from '@homecare/sdk/kit'
import {
  createRideApprovalForm,
  rideLimits,
  type RideApproval,
  type RideApprovalForm,
} from '@homecare/sdk/rides'
import { rideScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { MoneyField } from '../kit/fields/MoneyField'
import { ConflictChoices } from '../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../kit/overlays/conflictWords'
import { useCloseDialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'

interface RideApprovalDialogProps {
  approval: RideApproval
  /** Who rides, as a text names them. */
  name: string
  onSaved: (approval: RideApproval) => void
  onClose: () => void
}

const conflictWords = conflictWordsOf<RideApprovalForm>({
  cap: [words.cap, (cap: string) => [cap === '' ? words.noCap : `$${cap}`]],
})

/** Approves rides up to a limit each month, or changes the limit, having said what that means. */
export default function RideApprovalDialog({ approval, name, onSaved, onClose }: RideApprovalDialogProps) {
  const { care } = useApp()
  const [form] = useState(() => createRideApprovalForm(care, approval, onSaved))
  const [isNew] = useState(approval.lyft_approved_at === null)
  return (
    <FormDialog title={message(words.approveTitle, { name })} form={form} onClose={onClose}>
      <Fields form={form} isNew={isNew} name={name} onAccepted={onClose} />
    </FormDialog>
  )
}

interface FieldsProps {
  form: ReturnType<typeof createRideApprovalForm>
  isNew: boolean
  name: string
  onAccepted: () => void
}

function Fields({ form, isNew, name, onAccepted }: FieldsProps) {
  const say = useSay()
  const cancel = useCloseDialog()
  const { leastCapCents, mostCapCents } = rideLimits
  return (
    <Form
      form={form}
      submit={isNew ? words.approve : words.saveCap}
      onAccepted={onAccepted}
      actions={
        <Button look="plain" onClick={cancel}>
          {say(uiTexts.cancel)}
        </Button>
      }
    >
      <ConflictChoices form={form} words={conflictWords} />
      <ul>
        <li>{say(words.whoOrders, { name })}</li>
        <li>{say(words.whoPays)}</li>
        <li>{say(words.whatCap)}</li>
        <li>{say(words.whatChange)}</li>
      </ul>
      <MoneyField
        form={form}
        name="cap"
        label={words.cap}
        hint={message(words.capHint, {
          least: formatDollars(leastCapCents),
          most: formatDollars(mostCapCents),
        })}
        per={words.perMonth}
        required
      />
    </Form>
  )
}
