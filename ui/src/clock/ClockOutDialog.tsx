import { shiftMinutesAt, type Clockable, type ClockOutQuestion } from '@homecare/sdk/clock'
import { message } from '@homecare/sdk/kit'
import { clockLimits } from '@homecare/sdk/shifts'
import { clockScreenTexts as words } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { clockWords, spanWords } from './timeWords'

interface ClockOutDialogProps {
  question: ClockOutQuestion
  work: Clockable
  zone: string
  now: Date
  onConfirm: () => void
  onClose: () => void
}

/** Before a clock-out that comes at once, or far from the planned end: what follows from it. */
export default function ClockOutDialog({
  question,
  work,
  zone,
  now,
  onConfirm,
  onClose,
}: ClockOutDialogProps) {
  const say = useSay()
  const { why, minutes } = question
  const undo = clockLimits.undoMinutes
  const facts = {
    undo,
    end: say(clockWords(work.end, zone)),
    now: say(clockWords(now.toISOString(), zone)),
    worked: say(spanWords(shiftMinutesAt(work, now)?.worked ?? 0)),
  }
  return (
    <ConfirmDialog
      title={
        why === 'at_once'
          ? words.atOnceTitle
          : message(why === 'early' ? words.earlyTitle : words.lateTitle, { time: say(spanWords(minutes)) })
      }
      confirm={words.clockOutNow}
      cancel={words.stay}
      onConfirm={onConfirm}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      <p>
        {why === 'at_once'
          ? say.count(words.atOnce, minutes, { undo })
          : say(why === 'early' ? words.early : words.late, facts)}
      </p>
    </ConfirmDialog>
  )
}
