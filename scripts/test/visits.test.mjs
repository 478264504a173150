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
    'sdk/src/vocabulary/addresses/modals.ts': `{ id: 'rate', label: ['Rate', 'Tarifa'], paths: ['rate'] },`,
    'ui/src/jobs/JobScreen.tsx': `import { Card } from '../kit/Card'`,
    'ui/src/jobs/JobsScreen.tsx': `import { JobCard } from './JobCard'`,
    'ui/src/jobs/JobCard.tsx': `import { Card } from '../kit/Card'`,
    'ui/src/jobs/DoneScreen.tsx': '',
    'ui/src/jobs/LostScreen.tsx': '',
    'ui/src/profile/RateModal.tsx': '',
    'ui/src/kit/Card.tsx': '',
    'ui/journeys/jobs.spec.ts': spec(2, `await page.goto('/jobs?sort=near')`),
    'ui/journeys/job.spec.ts': spec(
      3,
      'await page.goto(`/jobs/${id}`)',
      'await expect(page).toHaveURL(/\\/jobs\\/\\d+$/)',
    ),
    'ui/journeys/rate.spec.ts': spec(1, `await page.goto('/caregiver/profile?modal=rate')`),
    'ui/journeys/walk.spec.ts': spec(1, `await page.goto('/jobs')`),
  }),
)
const reached = (file, most) => journeysReached([`ui/src/${file}`], sources, most)

test('a screen reaches the journeys that name its address, with whatever number, and that of its modal', () => {
  assert.deepEqual(reached('jobs/JobScreen.tsx'), { taken: ['journeys/job.spec.ts'], left: [] })
  assert.deepEqual(reached('profile/RateModal.tsx').taken, ['journeys/rate.spec.ts'])
})

test('one whose address nobody names is beneath the page above it', () => {
  assert.deepEqual(reached('jobs/DoneScreen.tsx').taken, ['journeys/job.spec.ts'])
  assert.deepEqual(reached('jobs/LostScreen.tsx'), { taken: [], left: [] })
})

test('what many screens show reaches those of the nearest first, as many as may be; the others are named', () => {
  assert.deepEqual(reached('kit/Card.tsx'), {
    taken: ['journeys/job.spec.ts', 'journeys/jobs.spec.ts'],
    left: [],
  })
  assert.deepEqual(reached('kit/Card.tsx', 4), {
    taken: ['journeys/job.spec.ts'],
    left: ['journeys/jobs.spec.ts'],
  })
})
