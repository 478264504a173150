import type { AgencyPaper } from '@homecare/sdk/agency'
import { expect, it } from 'vitest'
import { render } from '../../kit/testing/render'
import { PaperLine } from './PaperLine'

const paper = (given: Partial<AgencyPaper>): AgencyPaper => ({
  ...{ kind: 'document', id: 1, caregiver_id: 1, name: 'TB test', expires: null, state: 'verified' },
  ...given,
})

it.each([
  [{}, 'Document · does not expire', 'Good', 'good'],
  [{ expires: '2028-01-01' }, 'Document · until January 1, 2028', 'Good', 'good'],
  [{ state: 'requested' }, 'Document', 'Missing', 'warn'],
  // What is not there yet is not said to last.
  [{ state: 'incomplete' }, 'Document', 'Incomplete', 'warn'],
] as const)('a paper with %j reads "%s"', async (given, facts, standing, tone) => {
  const { root } = await render(<PaperLine paper={paper(given)} today="2026-11-21" />)
  const badge = root.querySelector<HTMLElement>('[data-tone]')
  expect([root.querySelector('p')?.textContent, badge?.textContent, badge?.dataset['tone']]).toEqual([
    facts,
    standing,
    tone,
  ])
})
