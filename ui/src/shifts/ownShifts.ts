import type { Text } from '@homecare/sdk/kit'
import { listShifts, type OwnShift } from '@homecare/sdk/shifts'
import { ownShiftTexts as words } from '@homecare/sdk/texts'
import type { LoadContext } from '../frame/screen'
import type { Tone } from '../kit/states/Banner'

/** Where a shift of their own stands, in words. */
export const shiftStatuses: Readonly<Record<string, { readonly label: Text; readonly tone: Tone }>> = {
  assigned: { label: words.statusAssigned, tone: 'warn' },
  confirmed: { label: words.statusConfirmed, tone: 'good' },
  cancelled: { label: words.statusCancelled, tone: 'info' },
  done: { label: words.statusDone, tone: 'info' },
  open: { label: words.statusOpen, tone: 'info' },
}

/** How many shifts of one kind are shown: a season of them. */
const shown = 100

/** The own shifts of some days, in order of their start. */
export function loadShifts(
  { care, signal }: Pick<LoadContext, 'care' | 'signal'>,
  days: { readonly start_date?: string; readonly end_date?: string },
): Promise<OwnShift[]> {
  return care.call(listShifts, { query: { ...days, limit: shown } }, { signal })
}
