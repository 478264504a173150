import type { Sayable } from '@homecare/sdk/kit'
import { createCorrectionForm, type Timesheet } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { ReasonDialog } from '../../frame/ReasonDialog'

interface CorrectDialogProps {
  sheet: Timesheet
  title: Sayable
  hint: Sayable
  /** Leads to it: the dialog stands until then. */
  onBegun: (correction: Timesheet) => Promise<void>
  onClose: () => void
}

/** Begins the correction of hours that were paid, with the reason for it. */
export default function CorrectDialog({ sheet, title, hint, onBegun, onClose }: CorrectDialogProps) {
  const { care } = useApp()
  const [form] = useState(() => createCorrectionForm(care, sheet, onBegun))
  return (
    <ReasonDialog
      form={form}
      title={title}
      hint={hint}
      label={words.correctWhy}
      submit={words.correct}
      onAccepted={stands}
      onClose={onClose}
    />
  )
}

const stands = () => {}
