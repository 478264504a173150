import { getJob, jobHref, type Application } from '@homecare/sdk/jobs'
import { aJobDetail, anApplication, fakeServer } from '@homecare/sdk/testing'
import { act } from 'react'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, render } from '../kit/testing/render'
import { loadJobPage } from './jobPage'
import JobScreen, { head, later } from './JobScreen'

/** What a caregiver may do comes at the first sign that somebody is there. */
const somebodyActs = () =>
  act(async () => {
    window.dispatchEvent(new Event('pointerover'))
    await later()
  })

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
  await somebodyActs()
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
    await somebodyActs()
    const words = [...root.querySelectorAll('button')].map((button) => button.textContent)
    expect(words.includes('Apply')).toBe(offered)
    expect(root.textContent?.includes('is for a skilled nursing professional')).toBe(!offered)
  },
)

const nothingTold = {
  ...{ title: null, description: null, conditions: null, assistance: null, care_for: null },
  ...{ care_recipient_desc: null, preferred_gender: null, preferred_languages: null, family: null },
  applicants_count: null,
} as const

const headOf = async (given: Parameters<typeof aJobDetail>[0]) => {
  const job = aJobDetail(given)
  const server = fakeServer().on(getJob, () => ({ job, application: null }))
  const visit = { path: jobHref(job), params: { job_id: '71' }, query: new URLSearchParams() }
  const data = await loadJobPage({ ...visit, care: careOf(server), signal: new AbortController().signal })
  return head(data, { ...visit, locale: 'en', origin: 'https://homecare.test', brand: 'Homecare' })
}

it('is listed by search engines only where the family has agreed, and then in general words', async () => {
  expect(await headOf({ ...nothingTold, may_be_indexed: false })).toMatchObject({ noindex: true })
  expect(await headOf({ ...nothingTold, may_be_indexed: false })).not.toHaveProperty('structured')
  const listed = await headOf({ ...nothingTold, may_be_indexed: true })
  expect(listed).toMatchObject({ noindex: false, structured: [{ title: 'Personal care, Help in the home' }] })
})

it('tells search engines and shared links nothing of the person, whoever looks', async () => {
  const listed = await headOf({ may_be_indexed: true })
  expect(JSON.stringify([listed.structured, listed.description])).not.toMatch(/father|eighty|pills|Carol/)
})

it('calls the job by its kind of help for whoever may not read its title', async () => {
  const job = aJobDetail(nothingTold)
  const server = fakeServer().on(getJob, () => ({ job, application: null }))
  const app = testApp({ care: careOf(server) })
  const visit = { path: jobHref(job), params: { job_id: '71' }, query: new URLSearchParams() }
  const data = await loadJobPage({ ...visit, care: app.care, signal: new AbortController().signal })
  const { root } = await render(
    <AppContext value={app}>
      <JobScreen {...visit} data={data} />
    </AppContext>,
  )
  expect(root.querySelector('h1')?.textContent).toContain('Personal care, Help in the home')
  expect(root.textContent).toContain('a verified phone')
  expect(root.textContent).not.toContain('Posted by')
})
