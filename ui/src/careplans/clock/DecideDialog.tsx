import { createClockDecision } from '@homecare/sdk/clock'
import { planClockScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { ReasonDialog } from '../../frame/ReasonDialog'

interface DecideDialogProps {
  planId: number
  correctionId: number
  accept: boolean
  isStaff: boolean
  onDone: () => void
  onClose: () => void
}

/** Before other times are refused; of staff also before they are accepted, with why. */
export default function DecideDialog(props: DecideDialogProps) {
  const { planId, correctionId, accept, isStaff, onDone, onClose } = props
  const { care } = useApp()
  const [form] = useState(() =>
    createClockDecision(care, { planId, correctionId, accept, needsNote: isStaff, done: onDone }),
  )
  return (
    <ReasonDialog
      form={form}
      title={accept ? words.accept : words.refuseTitle}
      hint={accept ? words.staffWhy : words.refuseText}
      submit={accept ? words.accept : words.refuse}
      label={isStaff ? words.staffWhy : words.whyNot}
      optional={!isStaff}
      onClose={onClose}
    />
  )
}
