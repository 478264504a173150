import { admits, modalOf } from '@homecare/sdk/addresses'
import { expect, it } from 'vitest'
import { ownLinks } from '../dashboards/caregiver/ownLinks'
import { matchPath } from './routes/routes'
import { someone } from './testing'

const kinds = [
  someone('caregiver'),
  someone('caregiver', { is_hcp: true }),
  someone('agency_caregiver'),
] as const

it.each(kinds)('each link of the dashboard of $user_type leads to a page that may be seen', (identity) => {
  const links = ownLinks(identity)
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length)
  const astray = links.filter(({ href }) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost')
    const row = matchPath(pathname)?.row
    const modal = searchParams.get('modal')
    return !row || !admits(row.who, identity) || (modal !== null && modalOf(modal) === null)
  })
  expect(astray).toEqual([])
})
