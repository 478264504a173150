import { getStudy, updateResearchStep, type ResearchEnrollment, type Study } from '@homecare/sdk/research'
import { answerRaw, fakeServer } from '@homecare/sdk/testing'
import { expect, it, vi } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import StudySharingScreen from './StudySharingScreen'

const study = (version: number): Study => ({
  ...{ code: 'rest', title: 'Rest', summary: 'Of rest.', run_by: 'A clinic', contact_email: 'a@example.com' },
  ...{ version, language: 'en', is_open: true, is_staff: false, texts: [], questions: [] },
})
const enrollment = (version: number): ResearchEnrollment => ({
  ...{ study: 'rest', state: 'deciding', step: 'share-data', version, answers: {}, shares_data: null },
  agreed: ['protection-privacy', 'data-sharing', 'time-commitment', 'data-use', 'withdrawing'],
  ...{ person: null, enrolled_at: '2026-11-20T00:00:00Z', withdrawn_at: null },
})

function pageOf(code: string | undefined) {
  const message = { error_message: 'No.', ...(code && { error_code: code }) }
  const refusal = JSON.stringify({ status: 'fail', message, non_field_errors: [] })
  const fake = fakeServer()
    .on(getStudy, () => study(2))
    .on(updateResearchStep, () =>
      answerRaw(refusal, { status: 409, headers: { 'Content-Type': 'application/json' } }),
    )
  const reload = vi.fn<() => Promise<void>>(async () => {})
  const app = testApp({ care: careOf(fake), identity: someone('family'), navigation: { reload } })
  const page = (version: number) => (
    <AppContext value={app}>
      <StudySharingScreen
        path="/studies/rest/share-data"
        params={{ study: 'rest' }}
        query={new URLSearchParams()}
        data={{
          ...{ study: study(version), enrollment: enrollment(version) },
          ...{ mayTakePart: true, isVisitor: false },
        }}
      />
    </AppContext>
  )
  return { page, reload }
}
const chosen = (root: Element) => root.querySelectorAll('input:checked').length

it('leads to the words that are in force by now, and asks them anew', async () => {
  const { page, reload } = pageOf('changed_words')
  const { root, rerender } = await render(page(1))
  await press(root.querySelector('input[type=radio]')!)
  await press(named('Save my choice', root))
  expect(root.textContent).toContain('The study’s text has changed')
  expect(chosen(root)).toBe(1)
  await press(named('Read it again', root))
  expect(reload).toHaveBeenCalledOnce()
  await rerender(page(2))
  expect(root.textContent).not.toContain('The study’s text has changed')
  expect(chosen(root)).toBe(0)
})

it('leads nowhere where something else stands against it', async () => {
  const { page } = pageOf(undefined)
  const { root } = await render(page(1))
  await press(root.querySelector('input[type=radio]')!)
  await press(named('Save my choice', root))
  expect(() => named('Read it again', root)).toThrow()
})
