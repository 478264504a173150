import type { Identity } from '@homecare/sdk/account'
import { alertKinds, type Alert } from '@homecare/sdk/families'
import {
  aCareTeamMember,
  anApplicant,
  aConnection,
  anIdentity,
  aFamilyDashboard,
  aVisit,
} from '@homecare/sdk/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { matchPath } from '../../app/routes/routes'
import { testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { named, render } from '../../kit/testing/render'
import { Alerts } from './Alerts'
import { FamilyConnections } from './FamilyConnections'
import { FamilyJobs } from './FamilyJobs'
import { VisitList } from './Today'

const b2b = { is_b2b: true, partner_referral_code: 'clthah' } satisfies Partial<Identity>

/** The page of somebody: what the parts of a dashboard ask of the app. */
function As({ identity, children }: { identity: Identity; children: ReactNode }) {
  return <AppContext value={testApp({ identity })}>{children}</AppContext>
}

const alert = (id: number, kind: string): Alert => ({
  ...{ id, kind, title: `Alert ${id}`, body: 'Why', href: '/messages' },
  created_at: '2026-11-20T00:00:00.000Z',
})

describe('alerts', () => {
  it('show the three most urgent, and the others behind one press', async () => {
    const many = alertKinds.ids.slice(0, 5).map((kind, index) => alert(index, kind))
    const { root } = await render(<Alerts alerts={many} />)
    expect(root.querySelectorAll('.dashboard-alerts > ul > li')).toHaveLength(3)
    expect(root.querySelector('summary')?.textContent).toBe('2 more')
  })
  it('show a kind that this version does not know, without a link that has no words', async () => {
    const { root } = await render(<Alerts alerts={[alert(1, 'from_the_future')]} />)
    expect(root.textContent).toContain('Alert 1')
    expect(root.querySelector('a')).toBeNull()
  })
  it('leave nothing behind when there are none', async () => {
    const { root } = await render(<Alerts alerts={[]} />)
    expect(root.innerHTML).toBe('')
  })
})

describe('the connections of a family', () => {
  it('lead to what is between the two, and to the conversation', async () => {
    const { root } = await render(
      <As identity={anIdentity()}>
        <FamilyConnections connections={[aConnection()]} />
      </As>,
    )
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(links).toEqual(['/family/dashboard/connections/81', '/messages/91'])
    expect(links.filter((href) => matchPath(href) === null)).toEqual([])
  })
  it('lead a partner’s family nowhere that its plan does not open', async () => {
    const { root } = await render(
      <As identity={anIdentity(b2b)}>
        <FamilyConnections connections={[aConnection()]} />
        <FamilyJobs jobs={[]} />
      </As>,
    )
    expect(root.textContent).toContain('Marisol R.')
    expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/family/dashboard/connections/81',
    ])
  })
  it('that are none yet lead on to the search', async () => {
    await render(
      <As identity={anIdentity()}>
        <FamilyConnections connections={[]} />
      </As>,
    )
    expect(named('Find caregivers').getAttribute('href')).toBe('/caregivers-search')
  })
})

describe('a job', () => {
  it('counts who has applied, and leads to all of it', async () => {
    const [job] = aFamilyDashboard().jobs
    const jobs = [{ ...job!, applicants_count: 4, applicants_list: [anApplicant()] }]
    const { root } = await render(
      <As identity={anIdentity()}>
        <FamilyJobs jobs={jobs} />
      </As>,
    )
    expect(root.textContent).toContain('4 caregivers have applied')
    expect(named('Care for my father').getAttribute('href')).toBe('/family/dashboard/job/71')
    expect(named('Post another job').getAttribute('href')).toBe('/family/dashboard/add-job')
  })
})

describe('a visit', () => {
  const now = new Date('2026-11-23T17:30:00Z')
  const team = [aCareTeamMember({ phone: '5105550142' })]
  const shown = (given: Parameters<typeof aVisit>[0], identity = anIdentity()) =>
    render(
      <As identity={identity}>
        <VisitList visits={[aVisit(given)]} now={now} connections={[aConnection()]} team={team} />
      </As>,
    )
  it.each([
    ['Not clocked in yet', {}],
    ['Here since 9:02\u00a0AM', { clock_in_at: '2026-11-23T17:02:00.000Z' }],
  ])('says %s', async (words, given) => {
    const { root } = await shown(given)
    expect(root.textContent).toContain(words)
  })
  it('offers to write and to call, and a partner’s family what its plan opens alone', async () => {
    const linksOf = ({ root }: { root: HTMLElement }) =>
      [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(linksOf(await shown({}))).toEqual([
      '/family/dashboard/connections/81',
      '/messages/91',
      'tel:+15105550142',
      '/next-shift/81/171',
    ])
    expect(linksOf(await shown({}, anIdentity(b2b)))).toEqual([
      '/family/dashboard/connections/81',
      'tel:+15105550142',
    ])
  })
})
