import { homePath } from '@homecare/sdk/addresses'
import type { OnShift } from '@homecare/sdk/account'
import { shiftMinutesAt } from '@homecare/sdk/clock'
import { clockScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { clock } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { A } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { clockPath } from '../outbox/clockPath'
import './OnShiftLine.css'
import { clockWords, spanWords } from './timeWords'
import { useNow } from './useNow'

/**
 * Says on every page of a caregiver on shift that they are, and leads to the clock; not where the clock itself is. Who
 * is on shift is known with the session: nobody else's page asks for it.
 */
export default function OnShiftLine({ path }: { path: string }) {
  const identity = useValue(useApp().session.identity)
  const { on_shift } = identity
  if (!on_shift || path === clockPath(on_shift) || path === homePath(identity)) return null
  return <Line key={on_shift.clock_in_at} work={on_shift} />
}

function Line({ work }: { work: OnShift }) {
  const say = useSay()
  const [loadedAt] = useState(instantOfTheDocument)
  const minutes = shiftMinutesAt({ ...work, clock_out_at: null }, useNow(loadedAt))
  if (!minutes) return null
  const { worked, resting } = minutes
  return (
    <nav className="on-shift" aria-label={say(words.lineClock)} data-at={loadedAt}>
      <A className="clock-line" href={clockPath(work)}>
        <Icon of={clock} />
        <b>
          {resting === null
            ? say(words.lineOnShift, { time: say(spanWords(worked)) })
            : say(words.lineOnBreak, { time: say(spanWords(resting)) })}
        </b>
        <span>{say(words.until, { time: say(clockWords(work.end, work.time_zone)) })}</span>
        <span className="clock-line-to">{say(words.lineClock)}</span>
      </A>
    </nav>
  )
}

/** The instant at which the server wrote the line, while it is taken up; else the present. */
function instantOfTheDocument(): string {
  const written = globalThis.document?.querySelector<HTMLElement>('.on-shift')
  return written?.dataset['at'] ?? new Date().toISOString()
}
