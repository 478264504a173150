import type { Timesheet } from '@homecare/sdk/timesheets'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'
import { isSentBack, statusWords } from './sheetWords'

type Tone = 'good' | 'warn' | 'bad' | 'info' | undefined
const tones: Readonly<Record<number, Tone>> = {
  1: 'info',
  2: 'good',
  3: 'good',
  4: 'good',
  5: 'warn',
  6: 'bad',
}

/** Where a timesheet stands. */
export function SheetStatusBadge({ sheet }: { sheet: Pick<Timesheet, 'status' | 'decision'> }) {
  const say = useSay()
  return <Badge tone={isSentBack(sheet) ? 'warn' : tones[sheet.status]}>{say(statusWords(sheet))}</Badge>
}
