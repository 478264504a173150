import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './test'
import { matchPath, routes } from '../src/app/routes/routes'
import { ownPages, visitorPages } from './pages'

/** The journeys of the screens that want more than an address: a record, a token, or what came before. */
const journeys: readonly (readonly [spec: string, screens: RegExp])[] = [
  ['caregiver-register', /^registration\//],
  ['background', /^screening\/(Agreement|Person|Signature|StaffOrder)Screen$/],
  ['shifts', /^(shifts\/(OpenShift|OwnShift)|hiring\/(Visit|VisitEdit))Screen$/],
  ['partners', /^partners\/OrganizationScreen$/],
  ['caregiver-photo', /^photos\/PhotoHandOffScreen$/],
  ['embedding', /^partners\/EmbeddedSignupScreen$/],
  // Behind a press: `pressedPages`.
  ['walk', /^(families\/ownJobs\/Candidate|facilities\/(FacilityShift|FacilityPerson))Screen$/],
  ['facility', /^facilities\/EditShiftScreen$/],
  ['hire-b2b', /^hiring\/benefit\/PartnerVisitScreen$/],
  ['careplan', /^careplans\/(notes\/Note|people\/Join)Screen$/],
  ['screening', /^screening\/newcomers\/(HandIn|Thanks)Screen$/],
  [
    'research',
    /^research\/(StudyRegister|StudyQuestions|StudySharing|StudyThanks|StudyResults|StudyEncounter)Screen$/,
  ],
  ['plan-clock', /^careplans\/clock\/ClockRecordScreen$/],
  ['membership', /^memberships\/WelcomeScreen$/],
  ['badges', /^academy\/SignOnScreen$/],
]

test('every screen of the product is walked, among the pages or in a journey of its own', () => {
  const walked = new Set(
    [...visitorPages, ...ownPages.flatMap(([, paths]) => paths)].map(
      (page) => matchPath(new URL(page, 'http://localhost').pathname)?.row.screen,
    ),
  )
  const left = new Set(routes.map(({ screen }) => screen).filter((screen) => !walked.has(screen)))
  expect([...left].filter((screen) => !journeys.some(([, of]) => of.test(screen)))).toEqual([])
  for (const [spec, of] of journeys) {
    expect(existsSync(new URL(`${spec}.spec.ts`, import.meta.url)), spec).toBe(true)
    expect(
      [...left].some((screen) => of.test(screen)),
      spec,
    ).toBe(true)
  }
})
