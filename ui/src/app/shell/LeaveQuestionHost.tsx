import { leaveTexts } from '@homecare/sdk/texts'
import type { ReadonlySignal } from '@preact/signals-core'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import type { LeaveQuestion } from '../router/blocker'

/** Asks, over whatever is open, before a page goes with something typed in it. */
export function LeaveQuestionHost({ question }: { question: ReadonlySignal<LeaveQuestion | null> }) {
  const say = useSay()
  const asked = useValue(question)
  if (!asked) return null
  return (
    <ConfirmDialog
      title={leaveTexts.title}
      confirm={leaveTexts.leave}
      cancel={leaveTexts.stay}
      danger
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      <p>{say(leaveTexts.hint)}</p>
    </ConfirmDialog>
  )
}
