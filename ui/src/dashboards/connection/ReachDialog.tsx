import { contactTypes, createConnectionForm, mayMoveStart, type Connection } from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { hireStepTexts, hubTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { optionsOf } from '../../families/signup/options'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { Button } from '../../kit/Button'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import type { OpenConnection } from './openConnection'

interface ReachDialogProps {
  open: OpenConnection
  onSaved: (connection: Connection) => void
  onClose: () => void
}

/** Changes how the two reach each other and, for the family, the first day before it comes. */
export default function ReachDialog({ open, onSaved, onClose }: ReachDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const { connection, side, name, today } = open
  const [form] = useState(() =>
    createConnectionForm(care, connection, open, (changed) => {
      toasts.success(words.saved)
      onSaved(changed)
    }),
  )
  return (
    <FormDialog title={words.changeTitle} form={form} onClose={onClose}>
      <Form
        form={form}
        submit={words.save}
        onAccepted={onClose}
        actions={
          <Button look="plain" onClick={onClose}>
            {say(uiTexts.cancel)}
          </Button>
        }
      >
        <CheckboxGroup
          form={form}
          name="contact_types"
          label={words.reach}
          hint={words.reachHint}
          options={optionsOf(contactTypes)}
          look="chips"
          required
        />
        {side === 'family' && mayMoveStart(connection, today) && (
          <DateField
            form={form}
            name="start_date"
            label={hireStepTexts.startDate}
            hint={message(words.firstDayHint, { name })}
            min={today}
            {...(connection.end_date && { max: connection.end_date })}
            required
          />
        )}
      </Form>
    </FormDialog>
  )
}
