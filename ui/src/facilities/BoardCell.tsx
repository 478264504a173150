import { boardStateOf, type BoardShift, type ShiftGap } from '@homecare/sdk/facilities'
import { boardTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { check } from '../kit/icons/basic'
import { clock } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { nameOf } from './boardWords'

/** One shift on the board: a name alone comes; dashed was asked; outlined is open, with how many applied. */
export function ShiftMark({ shift, now }: { shift: BoardShift; now: Date }) {
  const say = useSay()
  const state = boardStateOf(shift, now)
  const { provider, applicants, invited } = shift
  return (
    <A className="board-mark" data-state={state} href={`/facilities/shifts/${shift.id}`}>
      {state === 'asked' && <Icon of={clock} />}
      <span>
        {provider ? nameOf(provider) : state === 'missed' ? say(words.cellMissed) : null}
        {!provider && state === 'open' && (
          <>
            <b>{say(words.cellOpen)}</b> <small>{say.count(words.applied, applicants)}</small>
          </>
        )}
        {!provider && state === 'asked' && say.count(words.invited, invited)}
        {state === 'asked' && <span className="hidden">, {say(words.cellAsked)}</span>}
      </span>
    </A>
  )
}

interface GapMarkProps {
  gap: ShiftGap
  pressed: boolean
  onPress: (gap: ShiftGap) => void
  /** What it is, where no table says it. */
  children?: ReactNode
}

/** A shift of the week before that is not posted: press to choose. */
export function GapMark({ gap, pressed, onPress, children }: GapMarkProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className="board-mark"
      data-state="gap"
      aria-pressed={pressed}
      onClick={() => onPress(gap)}
    >
      <span className="board-box">
        <Icon of={check} />
      </span>
      <span>{children ?? say(words.gap)}</span>
    </button>
  )
}
