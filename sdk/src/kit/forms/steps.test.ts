import { describe, expect, it } from 'vitest'
import { registerSteps } from '../../vocabulary/caregivers/catalogue.js'
import { researchSteps } from '../../vocabulary/research/catalogue.js'
import { backgroundSteps, screeningSteps } from '../../vocabulary/screening/catalogue.js'
import { withHostileValues } from '../../testing/hostile.js'
import { stepAfter, stepBefore } from './steps.js'

describe.each([
  ['research enrollment', researchSteps.ids, ['login', 'search-patient'], ['share-data', 'thank-you']],
  [
    'background check',
    backgroundSteps.ids,
    ['disclosure', 'release'],
    ['electronic-signature', 'view-report'],
  ],
  ['screening', screeningSteps.ids, ['interview', 'questionnaire'], ['nextsteps', 'thankyou']],
  [
    "a caregiver's sign-up",
    registerSteps.ids,
    ['picture', 'about'],
    ['background', 'app-notify-permissions'],
  ],
] as const)('the steps of %s', (_, steps, early, late) => {
  it('follow one another in the order of the documents', () => {
    expect(stepAfter<string>(steps, early[0])).toBe(early[1])
    expect(stepBefore<string>(steps, early[1])).toBe(early[0])
    expect(stepAfter<string>(steps, late[0])).toBe(late[1])
  })

  it('end where they end, and going on and back again is standing still', () => {
    expect(stepBefore<string>(steps, steps[0])).toBeNull()
    expect(stepAfter<string>(steps, steps.at(-1))).toBeNull()
    for (const step of steps.slice(0, -1))
      expect(stepBefore<string>(steps, stepAfter<string>(steps, step))).toBe(step)
  })
})

it('knows no place for what is no step', () => {
  for (const { answer } of withHostileValues(1, (step: never) => [
    stepAfter(researchSteps.ids, step),
    stepBefore(researchSteps.ids, step),
  ]))
    expect(answer).toEqual([null, null])
})
