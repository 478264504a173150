import type { OwnShift } from '@homecare/sdk/shifts'
import { isRefused, isSubmitted } from '@homecare/sdk/timesheets'
import { facilityHomeTexts, ownShiftTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { shiftStatuses } from './ownShifts'

/** Where a shift of their own stands, and its hours once it was worked. */
export function OwnShiftBadge({ shift }: { shift: OwnShift }) {
  const say = useSay()
  const status = shiftStatuses[shift.status]
  const { timesheet } = shift
  if (timesheet && isRefused(timesheet))
    return <Badge tone="warn">{say(facilityHomeTexts.sheetRejected)}</Badge>
  if (timesheet && isSubmitted(timesheet))
    return (
      <Badge tone="good">
        {say(timesheet.status === 1 ? ownShiftTexts.sheetIn : ownShiftTexts.sheetApproved)}
      </Badge>
    )
  if (shift.status === 'done') return <Badge tone="warn">{say(ownShiftTexts.sheetMissing)}</Badge>
  return status ? <Badge tone={status.tone}>{say(status.label)}</Badge> : null
}
