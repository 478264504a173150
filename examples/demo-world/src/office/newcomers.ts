import { FIRST_CAREGIVER_ID } from '../ground/accounts.ts'
import { minutesBefore } from '../ground/days.ts'

/** Caregivers with no part in any story, whom worlds of some size have: one has handed in the screening, one the payroll form. */
const SCREENED_ID = FIRST_CAREGIVER_ID + 140
export const PAYROLL_FORM_ID = FIRST_CAREGIVER_ID + 141

/** The screening that a caregiver handed in yesterday; nothing for everybody else. */
export function writeScreening({ id }: { readonly id: number }, today: string): readonly object[] {
  if (id !== SCREENED_ID) return []
  const at = minutesBefore(today, 900)
  return [{ caregiver_id: id, step: 'thankyou', answers, updated_at: at, submitted_at: at }]
}

const answers = {
  why: 'I looked after my grandmother for six years, and found that I am good at it. People tell me that I am calm.',
  hard_day:
    'A man I cared for fell on a Sunday. I did not lift him alone, called 911, kept him warm, and then called his daughter.',
  refusal: 'I ask again later, and I write it down so that the family knows.',
  lift: 'Yes',
  drive: 'Yes',
  pets: 'No',
  smoke: 'No',
  begin: 'In two weeks',
}
