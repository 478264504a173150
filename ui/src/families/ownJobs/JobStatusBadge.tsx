import type { Job } from '@homecare/sdk/jobs'
import { familyDashboardTexts } from '@homecare/sdk/texts'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'

/** Where a job of the family stands. */
export function JobStatusBadge({ status }: Pick<Job, 'status'>) {
  const say = useSay()
  const { text, tone } = statuses[status]
  return <Badge {...(tone && { tone })}>{say(text)}</Badge>
}

const statuses = {
  draft: { text: familyDashboardTexts.jobDraft, tone: 'warn' },
  open: { text: familyDashboardTexts.jobOpen, tone: 'info' },
  filled: { text: familyDashboardTexts.jobFilled, tone: 'good' },
  closed: { text: familyDashboardTexts.jobClosed, tone: undefined },
} as const
