import assert from 'node:assert/strict'
import { test } from 'node:test'
import { journeysReached } from './visits.mjs'

const spec = (count, ...lines) =>
  [...lines, ...Array.from({ length: count }, () => `test('it', async () => {`)].join('\n')
const sources = new Map(
  Object.entries({
    'ui/src/app/routes/jobs.ts': `
      const one = { screen: 'jobs/JobScreen', title } as const
      screensAt(jobAddresses, {
        '/jobs': { screen: 'jobs/JobsScreen', title },
        '/jobs/:id': one,
        '/jobs/:id/apply/done': { screen: 'jobs/DoneScreen', title },
      })`,
    'ui/src/app/routes/studies.ts': `
      const text = (id) => step(id, 'studies/TextScreen')
      screensAt(studyAddresses, {
        '/studies/welcome': text('welcome'),
        '/studies/thanks': step('thanks', 'studies/ThanksScreen'),
      })`,
    'sdk/src/vocabulary/addresses/modals.ts': `
      { id: 'rate', label: ['Rate', 'Tarifa'], paths: ['rate'] },
      { id: 'leave', label: ['Leave your study', 'Dejar su estudio'] },`,
    'ui/src/jobs/JobScreen.tsx': `import { Card } from '../kit/Card'`,
    'ui/src/jobs/JobsScreen.tsx': `import { JobCard } from './JobCard'`,
    'ui/src/jobs/JobCard.tsx': `import { Card } from '../kit/Card'`,
    'ui/src/jobs/DoneScreen.tsx': '',
    'ui/src/jobs/LostScreen.tsx': '',
    'ui/src/profile/RateModal.tsx': '',
    'ui/src/studies/TextScreen.tsx': '',
    'ui/src/studies/ThanksScreen.tsx': '',
    'ui/src/studies/LeaveModal.tsx': '',
    'ui/journeys/study.spec.ts': spec(
      1,
      `import { welcome } from './study'`,
      `import { pages } from './pages'`,
      `page.getByRole('dialog', { name: 'Leave your study' })`,
    ),
    'ui/journeys/study.ts': `export const welcome = '/studies/welcome'`,
    'ui/journeys/pages.ts': `export const pages = ['/studies/thanks']`,
    'ui/src/kit/Card.tsx': '',
    'ui/journeys/jobs.spec.ts': spec(2, `await page.goto('/jobs?sort=near')`),
    'ui/journeys/job.spec.ts': spec(
      3,
      'await page.goto(`/jobs/${id}`)',
      'await expect(page).toHaveURL(/\\/jobs\\/\\d+$/)',
    ),
    'ui/journeys/rate.spec.ts': spec(1, `await page.goto('/caregiver/profile?modal=rate')`),
    'ui/journeys/walk.spec.ts': spec(1, `import { pages } from './pages'`, `await page.goto('/jobs')`),
  }),
)
const reached = (file, most) => journeysReached([`ui/src/${file}`], sources, most)

test('a screen reaches the journeys that name its address, with whatever number, and that of its modal', () => {
  assert.deepEqual(reached('jobs/JobScreen.tsx'), {
    ...{ taken: ['journeys/job.spec.ts'], left: [] },
    unvisited: [],
  })
  assert.deepEqual(reached('profile/RateModal.tsx').taken, ['journeys/rate.spec.ts'])
})

test('an address may stand in what journeys of a subject share, a modal be sought by its title; what goes everywhere tells nothing', () => {
  assert.deepEqual(reached('studies/TextScreen.tsx').taken, ['journeys/study.spec.ts'])
  assert.deepEqual(reached('studies/LeaveModal.tsx').taken, ['journeys/study.spec.ts'])
  assert.deepEqual(reached('studies/ThanksScreen.tsx').unvisited, ['studies/ThanksScreen'])
})

test('one whose address nobody names is beneath the page above it, and told where there is none', () => {
  assert.deepEqual(reached('jobs/DoneScreen.tsx').taken, ['journeys/job.spec.ts'])
  assert.deepEqual(reached('jobs/LostScreen.tsx'), { taken: [], left: [], unvisited: ['jobs/LostScreen'] })
})

test('what many screens show reaches those of the nearest first, as many as may be; the others are named', () => {
  assert.deepEqual(reached('kit/Card.tsx'), {
    taken: ['journeys/job.spec.ts', 'journeys/jobs.spec.ts'],
    ...{ left: [], unvisited: [] },
  })
  assert.deepEqual(reached('kit/Card.tsx', 4), {
    taken: ['journeys/job.spec.ts'],
    ...{ left: ['journeys/jobs.spec.ts'], unvisited: [] },
  })
})
