import { demoAccounts } from '../ground/accounts.ts'
import { minutesBefore } from '../ground/days.ts'

interface InviteRow {
  id: number
  user_id: number
  email: string
  sent_at: string
}

/** Days ago, and to whom: the first has joined since. */
const sent: readonly (readonly [days: number, email: string])[] = [
  [400, 'walter@example.com'],
  [12, 'lorraine.whitfield@example.net'],
  [3, 'ben.castellano@example.net'],
]

/** Whom the demo caregivers and families have invited. */
export function demoInvites(today: string): InviteRow[] {
  return demoAccounts
    .filter(({ role, email }) => (role === 'caregiver' || role === 'family') && email !== sent[0]?.[1])
    .flatMap(({ user_id }, account) =>
      sent.map(([days, email], index) => ({
        id: account * sent.length + index + 1,
        user_id,
        email,
        sent_at: minutesBefore(today, days * 1440 + 300),
      })),
    )
}
