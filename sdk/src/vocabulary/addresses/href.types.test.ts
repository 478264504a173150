import { expect, test } from 'vitest'
import { b2bAllowedViews } from '../partners/catalogue.js'
import type { PageHref, PageOrAbove, PagePath } from './href.js'

/** What must not compile: a line that begins to compile makes its `@ts-expect-error` an error. */
test('a link to an address that does not exist does not compile', () => {
  const id: number = 7
  const word: string = 'maria'
  const links: readonly PageHref[] = [
    '/',
    '/help/family',
    '/help/caregiver#review',
    '/caregivers-search?page=2',
    '/caregiver/profile/job-preferences',
    '/caregiver/profile/certification?id=7',
    '/caregiver/profile/document/7',
    `/messages/${id}`,
    `/messages/${id}/profile/${id}?modal=photo`,
    `/next-shift/${id}/${id}/edit`,
    `/caregivers/profile/${word}/${id}`,
    // @ts-expect-error no such page
    '/nowhere',
    // @ts-expect-error nor below one
    '/help/staff',
    // @ts-expect-error a redirect is no page: links lead straight there
    '/login',
    '/payments/membership',
    // @ts-expect-error no modal of the profile
    '/caregiver/profile/jobs',
    // @ts-expect-error the id is a number
    `/messages/${word}`,
    // @ts-expect-error there is nothing below it
    `/nursingshifts/shift/${id}/edit`,
    // @ts-expect-error any text
    word,
    // @ts-expect-error of another site
    'https://care.example/help/family',
    // @ts-expect-error no slash
    'help/family',
  ]
  expect(links).not.toEqual([])
})

test('a path has no query, and what pages lie below is told', () => {
  // @ts-expect-error a query
  const path: PagePath = '/documents?filter=expired'
  const above: readonly PageOrAbove[] = ['/help', '/accounts/password', '/messages']
  // @ts-expect-error nothing lies below it
  const nothing: PageOrAbove = '/helpers'
  const views: readonly PageOrAbove[] = b2bAllowedViews.entries.map(({ path }) => path)
  expect([path, ...above, nothing, ...views]).toHaveLength(5 + views.length)
})
