import type { Client } from '../client/client.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import type { Form } from '../kit/forms/form.js'
import { settle } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createSheetRejectForm } from '../shifts/forms.js'
import { approveFacilityHours, reopenFacilityHours, type FacilitySheet } from './hoursCalls.js'

/** What a facility does about hours that were handed in. Failures are said in a toast; nothing rejects. */
export interface HoursDesk {
  /** Approves sheets for what each comes to, all or none; whether it was done. */
  approve(sheets: readonly FacilitySheet[]): Promise<boolean>
  /** Takes an approval back; whether it was done. */
  reopen(sheets: readonly FacilitySheet[]): Promise<boolean>
  /** A fresh form that sends a sheet back with a reason; `done` is told once it was. */
  returnForm(sheet: FacilitySheet, done: () => void): Form<{ note: string }>
}

/** The deeds about hours of one page. */
export function createHoursDesk(care: Client, toasts: Toasts): HoursDesk {
  const fail = sayFailure(toasts)
  const done = async (run: () => Promise<unknown>) => {
    const outcome = await settle(run)
    if ('error' in outcome) fail(outcome.error)
    return 'value' in outcome
  }
  return {
    approve: (sheets) =>
      done(() =>
        care.call(approveFacilityHours, {
          body: { sheets: sheets.map(({ shift_id, amount }) => ({ shift_id, amount })) },
        }),
      ),
    reopen: (sheets) =>
      done(() =>
        care.call(reopenFacilityHours, { body: { shift_ids: sheets.map(({ shift_id }) => shift_id) } }),
      ),
    returnForm: (sheet, told) => createSheetRejectForm(care, sheet.shift_id, told),
  }
}
