import { sql } from 'drizzle-orm'
import { canBeFound } from '../../caregivers/summary.ts'
import { signupWaits } from '../../families/signupWaits.ts'
import { unsettledOf } from '../../offers/waiting.ts'
import { invoicesWaiting } from '../../timesheets/family/rows/worked.ts'
import { emailWaits } from './email.ts'
import { answersWait } from './support.ts'
import { unread } from './unread.ts'
import type { WaitingTable } from './waiter.ts'

/** What waits for a family. */
export const familyWaiting: WaitingTable = {
  care: {
    '/careteam': [
      // Offers that came to nothing of late, and were not followed by another.
      ({ id, now, db }) => sql`select count(*) from ${unsettledOf(db, id, now).as('unsettled')}`,
      // Hours that their caregivers handed in, and that are not answered.
      ({ id }) => sql`select count(*) from ${invoicesWaiting(id)} as waiting`,
    ],
  },
  find: {
    '/jobposts': [
      // Applicants to open jobs who have neither a yes nor a no.
      ({ id }) => sql`
      select count(*) from applications a
      join jobs j on j.id = a.job_id and j.status = 'open'
      join caregivers c on c.id = a.caregiver_id
      join users u on u.id = c.id
      where j.family_id = ${id}::int and a.proposal_state = 'applied' and not a.declined and not a.accepted
        and ${canBeFound}`,
      // Jobs that were begun and not posted.
      ({ id }) => sql`select count(*) from jobs j where j.family_id = ${id}::int and j.status = 'draft'`,
      // A sign-up that was begun and not finished: it posts the first job.
      ({ id }) => sql`select count(*) from families f where f.id = ${id}::int and ${signupWaits}`,
    ],
  },
  messages: [unread],
  me: { '/settings': [emailWaits], '/me': [answersWait] },
}
