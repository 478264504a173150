import {
  clockReasons,
  correctionState,
  decideClockCorrection,
  type ClockCorrection,
} from '@homecare/sdk/clock'
import { action, sayFailure } from '@homecare/sdk/kit'
import { planClockScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { personName, whenThere } from '../plan/planWords'
import { dayThere, spanOf } from './clockWords'

const DecideDialog = laterDialog(() => import('./DecideDialog'))

interface CorrectionViewProps {
  planId: number
  correction: ClockCorrection
  zone: string
  /** The reader accepts or refuses it; staff say why. */
  decides: boolean
  isStaff: boolean
  onDecided: () => void
}

const tones = { waits: 'warn', accepted: 'good', refused: 'info', replaced: undefined } as const

/** Other times that a caregiver says of a visit, why, and what was decided. */
export function CorrectionView({
  planId,
  correction,
  zone,
  decides,
  isStaff,
  onDecided,
}: CorrectionViewProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [asks, setAsks] = useState<'accept' | 'refuse' | null>(null)
  const told = (accepted: boolean) => {
    toasts.success(accepted ? words.doneAccepted : words.doneRefused)
    onDecided()
  }
  const [accept] = useState(() =>
    action(
      () =>
        care.call(decideClockCorrection, {
          id: planId,
          correctionId: correction.id,
          body: { accept: true },
        }),
      { done: () => told(true), failed: sayFailure(toasts) },
    ),
  )
  const busy = useValue(accept.busy)
  const { clock_in_at, clock_out_at, was_in_at, was_out_at, by, at } = correction
  const { decided_by, decided_at, decision_note, note } = correction
  const state = correctionState(correction)
  const said = { start: clock_in_at, end: clock_out_at }
  return (
    <div className="plan-correction">
      <p className="row">
        <b className="num">{spanOf('saidTimes', said, zone, say)}</b>
        <Badge tone={tones[state]}>{say(words[state])}</Badge>
      </p>
      {was_in_at && was_out_at && (
        <p className="num">{spanOf('wasTimes', { start: was_in_at, end: was_out_at }, zone, say)}</p>
      )}
      <p>
        {say(clockReasons.find(correction.reason)?.label ?? correction.reason)}
        {note && `: ${note}`}
      </p>
      <p className="soft small">
        {by && say(words.decidedBy, { name: personName(by), when: say(whenThere(at, zone)) })}
        {decided_at && decided_by && state !== 'replaced' && (
          <>
            {' · '}
            {say(words[state])}:{' '}
            {say(words.decidedBy, { name: personName(decided_by), when: say(whenThere(decided_at, zone)) })}
            {decision_note && ` “${decision_note}”`}
          </>
        )}
      </p>
      {decides && state === 'waits' && (
        <div className="row">
          <Button
            look="primary"
            busy={busy}
            aria-label={`${say(words.accept)}: ${dayThere(clock_in_at, zone, say)}`}
            onClick={() => (isStaff ? setAsks('accept') : accept.run())}
          >
            {say(words.accept)}
          </Button>
          <Button
            look="quiet"
            aria-label={`${say(words.refuse)}: ${dayThere(clock_in_at, zone, say)}`}
            onClick={() => setAsks('refuse')}
          >
            {say(words.refuse)}
          </Button>
        </div>
      )}
      {asks && (
        <DecideDialog
          planId={planId}
          correctionId={correction.id}
          accept={asks === 'accept'}
          isStaff={isStaff}
          onDone={() => told(asks === 'accept')}
          onClose={() => setAsks(null)}
        />
      )}
    </div>
  )
}
