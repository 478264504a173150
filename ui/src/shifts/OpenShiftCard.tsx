import type { OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { dayWords } from '../clock/shiftWords'
import { Reasons } from '../kit/layout/Reasons'
import { useSay } from '../kit/say'
import { TakeToo } from '../profileDialog/TakeToo'
import { changeFor, fitWords } from './fitWords'
import { OpenShiftBadge } from './OpenShiftBadge'
import { ShiftCard } from './ShiftCard'

interface OpenShiftCardProps {
  shift: OpenShift
  level?: 2 | 3
  isHere?: boolean
}

/** An open shift in a list: why it fits, where it does so in part, and such shifts taken too by one press. */
export function OpenShiftCard({ shift, level, isHere }: OpenShiftCardProps) {
  const say = useSay()
  return (
    <ShiftCard
      shift={shift}
      href={`/nursingshifts/shift/${shift.id}`}
      badge={<OpenShiftBadge shift={shift} />}
      {...(level && { level })}
      {...(isHere && { isHere })}
    >
      {!shift.has_applied && (
        <>
          <Reasons
            label={say(words.why)}
            of={fitWords(shift).map(({ fits, says }) => ({ fits, says: say(says) }))}
          />
          {shift.qualified && (
            <TakeToo
              change={changeFor(shift)}
              words={words}
              about={`${shift.facility.name}, ${say(dayWords(shift))}`}
            />
          )}
        </>
      )}
    </ShiftCard>
  )
}
