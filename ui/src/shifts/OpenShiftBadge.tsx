import type { OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { done } from '../kit/icons/basic'
import { useSay } from '../kit/say'

/** Where an open shift stands with the reader. */
export function OpenShiftBadge({ shift }: { shift: Pick<OpenShift, 'has_applied' | 'qualified'> }) {
  const say = useSay()
  if (shift.has_applied) {
    return (
      <Badge tone="good" icon={done}>
        {say(openShiftTexts.applied)}
      </Badge>
    )
  }
  return <Badge>{say(shift.qualified ? openShiftTexts.qualified : openShiftTexts.notQualified)}</Badge>
}
