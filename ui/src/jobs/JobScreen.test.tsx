import { getJob, jobHref, type Application } from '@homecare/sdk'
import { aJobDetail, anApplication, fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, render } from '../kit/testing/render'
import { loadJobPage } from './jobPage'
import JobScreen from './JobScreen'

it('after Back shows where she stands by now, not where she stood when the page was left', async () => {
  let application: Application | null = null
  const job = aJobDetail({ id: 5, status: 'open' })
  const server = fakeServer().on(getJob, () => ({ job, application }))
  const app = testApp({ care: careOf(server), identity: someone('caregiver') })
  const visit = { path: jobHref(job), params: { job_id: '5' }, query: new URLSearchParams() }
  const page = async () => (
    <AppContext value={app}>
      <JobScreen
        {...visit}
        data={await loadJobPage({ ...visit, care: app.care, signal: new AbortController().signal })}
      />
    </AppContext>
  )
  const { root, rerender } = await render(await page())
  expect(named('Apply', root)).toBeTruthy()
  application = anApplication({ proposal_state: 'applied' })
  await rerender(await page())
  expect(() => named('Apply', root)).toThrow()
  expect(named('Withdraw', root)).toBeTruthy()
})

it.each([
  [false, 2, false],
  [true, 2, true],
  [false, 0, true],
])(
  'offers a nurse (%s) work of kind %i: %s, and says before the press why not',
  async (is_hcp, kind, offered) => {
    const job = aJobDetail({ id: 5, status: 'open', provider_type: kind })
    const server = fakeServer().on(getJob, () => ({ job, application: null }))
    const app = testApp({ care: careOf(server), identity: { ...someone('caregiver'), is_hcp } })
    const visit = { path: jobHref(job), params: { job_id: '5' }, query: new URLSearchParams() }
    const data = await loadJobPage({ ...visit, care: app.care, signal: new AbortController().signal })
    const { root } = await render(
      <AppContext value={app}>
        <JobScreen {...visit} data={data} />
      </AppContext>,
    )
    const words = [...root.querySelectorAll('button')].map((button) => button.textContent)
    expect(words.includes('Apply')).toBe(offered)
    expect(root.textContent?.includes('asks for a skilled nursing professional')).toBe(!offered)
  },
)
