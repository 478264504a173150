import { describe, expect, it } from 'vitest'
import { onlyHelps } from './onlyHelps.js'

describe('who only helps with the plan of another family', () => {
  const plans = [{ id: 1 }]
  it.each([
    ['a plan, nobody of their own', { plans, jobs: [], connections: [] }, true],
    ['no plan', { plans: [], jobs: [], connections: [] }, false],
    ['plans that could not be loaded', { plans: null, jobs: [], connections: [] }, false],
    ['a caregiver of their own', { plans, jobs: [], connections: [{ id: 81 }] }, false],
    ['a job of their own', { plans, jobs: [{}], connections: [] }, false],
    ['what is not known yet', { plans }, false],
  ])('%s', (_, known, helps) => expect(onlyHelps(known)).toBe(helps))
})
