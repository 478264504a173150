import { admits, modalOf } from '@homecare/sdk/addresses'
import { signal } from '@preact/signals-core'
import { expect, it } from 'vitest'
import { matchPath } from '../app/routes/routes'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { find, render } from '../kit/testing/render'
import MeScreen from './MeScreen'

async function open(options: Parameters<typeof testApp>[0]) {
  const { root } = await render(
    <AppContext value={testApp(options)}>
      <MeScreen path="/me" params={{}} query={new URLSearchParams()} data={undefined} />
    </AppContext>,
  )
  return {
    root,
    hrefs: [...root.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  }
}

const kinds = [
  someone('caregiver'),
  someone('caregiver', { is_hcp: true }),
  someone('agency_caregiver'),
  someone('family'),
  someone('facility'),
  someone('staff'),
  someone('care_manager'),
] as const

it.each(kinds)('each row of $user_type leads to a page of its own that may be seen', async (identity) => {
  const { hrefs } = await open({ identity, config: { academy: true } })
  expect(new Set(hrefs).size).toBe(hrefs.length)
  const astray = hrefs.filter((href) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost')
    const row = matchPath(pathname)?.row
    const modal = searchParams.get('modal')
    return !row || !admits(row.who, identity) || (modal !== null && modalOf(modal) === null)
  })
  expect(astray).toEqual([])
})

it('says how many things wait behind a row, as the bar counts them together', async () => {
  const waiting = signal({ me: 7, '/documents': 2, '/caregiver/profile': 1, '/me': 4 })
  await open({ identity: someone('caregiver'), waiting })
  expect(find('a[href="/documents"]').textContent).toContain('2 need your answer')
  expect(find('a[href="/caregiver/profile"]').textContent).toContain('1 needs your answer')
  expect(find('a[href$=references]').textContent).not.toContain('need')
  // Answers of our team are counted at this page, and read behind one of its rows.
  expect(find('a[href="/me?modal=supportMessage"]').textContent).toContain('4 need your answer')
})

it('leads to no academy where there is none', async () => {
  const { hrefs } = await open({ identity: someone('caregiver') })
  expect(hrefs).not.toContain('/academy')
})
