import type { OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { done } from '../kit/icons/basic'
import { useSay } from '../kit/say'

/** Where an open shift stands with the reader. */
export function OpenShiftBadge({
  shift,
}: {
  shift: Pick<OpenShift, 'has_applied' | 'invited' | 'qualified' | 'busy' | 'outside'>
}) {
  const say = useSay()
  if (shift.has_applied) {
    return (
      <Badge tone="good" icon={done}>
        {say(openShiftTexts.applied)}
      </Badge>
    )
  }
  if (shift.busy !== null) return <Badge tone="warn">{say(openShiftTexts.busy)}</Badge>
  if (shift.invited) return <Badge tone="warn">{say(openShiftTexts.invited)}</Badge>
  if (!shift.qualified) return <Badge tone="warn">{say(openShiftTexts.notQualified)}</Badge>
  return <Badge>{say(shift.outside.length > 0 ? openShiftTexts.inPart : openShiftTexts.qualified)}</Badge>
}
