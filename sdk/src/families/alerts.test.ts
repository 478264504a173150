import { describe, expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { familyAlerts, type FamilyFacts } from './alerts.js'

const job: FamilyFacts['jobs'][number] = {
  id: 71,
  title: 'Mornings',
  status: 'open',
  created_at: '2026-11-18T00:00:00.000Z',
  waiting: null,
}
const facts = (more: Partial<FamilyFacts> = {}): FamilyFacts => ({
  ...{ signup_waits: false, email_verified: true, joined: '2026-11-01T00:00:00.000Z' },
  ...{ jobs: [job], unread: null, unanswered: [], offers: [], hours: [] },
  unreviewed: [],
  ...{ answers: [], steps_left: 0 },
  ...more,
})
const waiting = (count: number) => ({ count, latest: '2026-11-20T00:00:00.000Z' })

describe('the alerts of a family', () => {
  it('are none when nothing needs it', () => {
    expect(familyAlerts(facts())).toEqual([])
  })
  it('count what is left after an offer', () => {
    const told = (steps_left: number) =>
      familyAlerts(facts({ steps_left })).map(({ href, title }) => [href, say('en', title)])
    expect(told(1)).toEqual([['/family-next-steps', '1 step is left after your offer']])
    expect(told(3)).toEqual([['/family-next-steps', '3 steps are left after your offer']])
  })
  it('count who waits for an answer to an application, by job', () => {
    const jobs = [
      { ...job, waiting: waiting(1) },
      { ...job, id: 72, waiting: waiting(3) },
      { ...job, id: 73, status: 'closed' as const, waiting: waiting(2) },
    ]
    expect(familyAlerts(facts({ jobs })).map(({ about, title }) => [about, say('en', title)])).toEqual([
      [71, '1 caregiver is waiting to hear from you'],
      [72, '3 caregivers are waiting to hear from you'],
    ])
  })
  it('say that the e-mail address is not verified, in one row', () => {
    expect(familyAlerts(facts({ email_verified: false })).map(({ kind, href }) => [kind, href])).toEqual([
      ['email_unverified', '/settings?modal=verifyEmail'],
    ])
  })
  it('say of an offer that it was declined, or not answered', () => {
    const offer = { connection_id: 81, name: 'Marisol R.', since: '2026-11-20T10:00:00.000Z' }
    const offers = [
      { ...offer, state: 'declined' as const },
      { ...offer, connection_id: 82, state: 'lapsed' as const },
    ]
    expect(familyAlerts(facts({ offers })).map(({ href, title }) => [href, say('en', title)])).toEqual([
      ['/family/dashboard/connections/81', 'Marisol R. has declined your offer'],
      ['/family/dashboard/connections/82', 'Marisol R. did not answer your offer'],
    ])
  })
  it('ask about work that has ended, and lead to where it is told', () => {
    const unreviewed = [{ connection_id: 85, name: 'Rosa L.', end_date: '2026-11-12' }]
    expect(
      familyAlerts(facts({ unreviewed })).map(({ href, title, body }) => [
        href,
        say('en', title),
        say('en', body),
      ]),
    ).toEqual([
      [
        '/family/dashboard/connections/85',
        'How was it with Rosa L.?',
        expect.stringContaining('ended on November 12, 2026'),
      ],
    ])
  })
  it('say whose hours wait for an answer, and lead to what they cost', () => {
    const hours = [
      {
        ...{ id: 176, connection_id: 81, timesheet_id: 174, name: 'Marisol R.' },
        ...{ start_date: '2026-11-08', end_date: '2026-11-14', issued_at: '2026-11-15T18:00:00.000Z' },
      },
    ]
    expect(
      familyAlerts(facts({ hours })).map(({ about, href, title, body }) => [
        about,
        href,
        say('en', title),
        say('en', body),
      ]),
    ).toEqual([
      [
        176,
        '/invoices/81/174',
        'Marisol R. handed in hours',
        expect.stringContaining('From Nov 8 to Nov 14.'),
      ],
    ])
    expect(say('es', familyAlerts(facts({ hours }))[0]!.body)).toContain('Del 8 nov al 14 nov.')
  })
  it('put an unfinished sign-up before what is unread, and a draft last', () => {
    const found = familyAlerts(
      facts({
        signup_waits: true,
        jobs: [{ ...job, status: 'draft' }],
        unread: { count: 1, latest: '2026-11-20T00:00:00.000Z' },
      }),
    )
    expect(found.map(({ kind, href }) => [kind, href])).toEqual([
      ['signup_unfinished', '/family-signup'],
      ['unread', '/messages'],
      ['job_draft', '/family/dashboard/job/71'],
    ])
  })
})
