import type { JobSummary } from '@homecare/sdk/jobs'
import { formatDollars, type Text } from '@homecare/sdk/kit'
import { dashboardTexts } from '@homecare/sdk/texts'
import { told } from '../kit/words'

/** What a job pays, as far as the family has said. */
export function wageWords({ wage_min, wage_max }: Pick<JobSummary, 'wage_min' | 'wage_max'>): Text | null {
  const [low, high] = [wage_min, wage_max].map((cents) => (cents === null ? null : formatDollars(cents)))
  if (low && high) return told(dashboardTexts.wageRange, { low, high })
  if (low) return told(dashboardTexts.wageFrom, { low })
  return high ? told(dashboardTexts.wageUpTo, { high }) : null
}
