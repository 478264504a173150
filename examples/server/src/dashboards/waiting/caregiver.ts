import { documentExpiryTimeZone } from '@homecare/sdk/documents'
import { licenseWarningDays } from '@homecare/sdk/dashboards'
import { addDays, dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { sql, type SQL } from 'drizzle-orm'
import { connectionAgreement } from '../../documents/agreementTexts.ts'
import { goesOn } from '../../hiring/goesOn.ts'
import { isHiredWithoutAccount } from '../../payments/withoutAccount.ts'
import { connections } from '../../tables/hiring.ts'
import { unreadClosing } from '../../clock/closing.ts'
import { clockRecords, shifts } from '../../tables/shifts.ts'
import { nursingTimesheets } from '../../tables/timesheets.ts'
import { hoursDue, sheetsBack } from '../../timesheets/family/rows/worked.ts'
import { emailWaits } from './email.ts'
import { sheetWaits } from './sheets.ts'
import { answersWait } from './support.ts'
import { unansweredFingerprints } from '../../fingerprinting/waiting.ts'
import { unread } from './unread.ts'
import type { WaitingTable } from './waiter.ts'

/** What waits for a caregiver of either kind. */
export const caregiverWaiting: WaitingTable = {
  work: {
    '/caregiver/dashboard/select-connection': [
      // Offers of work that they have not answered.
      ({ id, now }) => sql`
      select count(*) from hire_offers o
      join ${connections} on ${connections.id} = o.connection_id
      join users u on u.id = ${connections.family_id} and u.deleted_at is null
      where ${connections.caregiver_id} = ${id}::int and o.state = 'sent'
        and o.expires_at > ${new Date(now).toISOString()}::timestamptz`,
      // Agreements with families who hired them, which they have not answered.
      ({ id, now }) => sql`
      select count(*) from ${connections}
      join users u on u.id = ${connections.family_id} and u.deleted_at is null
      where ${connections.caregiver_id} = ${id}::int and ${connections.hire_stage} = 3
        and ${goesOn(connections.end_date, now)}
        and not exists (
          select 1 from agreement_answers a
          where a.user_id = ${id}::int and a.agreement = 'connection' and a.version = ${connectionAgreement.version}
            and a.connection_id = ${connections.id})`,
      // Families who ask for their fingerprints, and wait for a yes or a no.
      ({ id, now, db }) => sql`select count(*) from ${unansweredFingerprints(db, id, now).as('unanswered')}`,
    ],
    '/openshifts': [
      // Shifts that a facility has given them, to confirm before they begin.
      ({ id, now }) => sql`
      select count(*) from shifts s
      where s.user_id = ${id}::int and s.status = 'assigned' and s.start > ${new Date(now).toISOString()}::timestamptz`,
      // Open shifts that a facility asks them to work. Whoever blocks them has taken its question back.
      ({ id, now }) => sql`
      select count(*) from shift_applications a join shifts s on s.id = a.shift_id
      where a.user_id = ${id}::int and a.state = 'invited' and s.status = 'open'
        and s.start > ${new Date(now).toISOString()}::timestamptz`,
    ],
  },
  schedule: {
    '/nursingshifts': [
      // Shifts that were worked and whose hours are not handed in, or were sent back.
      ({ id }) => sql`
      select count(*) from ${shifts}
      left join ${nursingTimesheets}
        on ${nursingTimesheets.shift_id} = ${shifts.id} and ${nursingTimesheets.user_id} = ${shifts.user_id}
      where ${sheetWaits(id)}`,
    ],
    '/schedule': [
      // Clocks that were forgotten and closed, which they have not read.
      ({ id }) => sql`select count(*) from ${clockRecords} where ${unreadClosing(id)}`,
      // Hours with families that are not handed in, by family, and those that were sent back.
      ({ id, now }) => sql`select count(*) from ${hoursDue(id, now)} as due`,
      ({ id }) => sql`select count(*) from ${sheetsBack(id)} as back`,
    ],
  },
  messages: [unread],
  me: {
    '/payments/bank': [
      // The account that pay goes to, once they are hired: one thing, however many families it is.
      ({ id, now }) => sql`
      select count(*) from (select 1 from ${connections} where ${isHiredWithoutAccount(id, now)} limit 1) hired`,
    ],
    '/settings': [emailWaits],
    '/me': [answersWait],
    '/documents': [
      // Documents that were asked for and have no file, and those past their day.
      ({ id, now }) => sql`
      select count(*) from documents d
      where d.user_id = ${id}::int and d.deleted_at is null and (
        ((d.requested_at is not null or d.requested_by is not null) and not exists (select 1 from document_files f where f.document_id = d.id))
        or d.expiry_date < ${dayIn(documentExpiryTimeZone, new Date(now))}::date)`,
    ],
    '/caregiver/profile': [
      // Licenses that have ended, or do within the days in which that is pointed out.
      ({ id, now }) => sql`
      select count(*) from ${ownProfile(id)} join licenses l on l.caregiver_id = c.id
      where l.expires <= ${addDays(dayIn(pacificTimeZone, new Date(now)), licenseWarningDays)}`,
      // A telephone that is not verified, and a profile that is not finished.
      ({ id }) => sql`
      select count(*) from ${ownProfile(id)} where not u.phone_verified`,
      ({ id }) => sql`
      select count(*) from ${ownProfile(id)} where c.profile_state_name = 'draft'`,
    ],
  },
}

/** The profile of a caregiver, who keeps it themself; an agency's have none, and their agency keeps their licenses. */
const ownProfile = (id: number): SQL =>
  sql`caregivers c join users u on u.id = c.id and u.id = ${id}::int and u.role = 'caregiver'`
