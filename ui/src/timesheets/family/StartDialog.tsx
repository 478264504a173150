import { createStartForm, type Timesheet } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'

interface StartDialogProps {
  connectionId: number
  days: { readonly start_date: string; readonly end_date: string }
  /** Leads to it: the dialog stands until then. */
  onBegun: (sheet: Timesheet) => Promise<void>
  onClose: () => void
}

/** Begins a timesheet of days of one's own choosing. */
export default function StartDialog({ connectionId, days, onBegun, onClose }: StartDialogProps) {
  const say = useSay()
  const { care } = useApp()
  const [form] = useState(() => createStartForm(care, connectionId, days, onBegun))
  return (
    <FormDialog title={words.startTitle} form={form} onClose={onClose}>
      <Form form={form} submit={words.start}>
        <p>{say(words.startHint)}</p>
        <DateField form={form} name="start_date" label={words.firstDay} asked="past" required />
        <DateField form={form} name="end_date" label={words.lastDay} asked="past" required />
      </Form>
    </FormDialog>
  )
}
