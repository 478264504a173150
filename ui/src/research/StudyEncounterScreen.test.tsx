import { askAfterOperation, type Encounter, type Study } from '@homecare/sdk/research'
import { fakeServer } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { named, press, render } from '../kit/testing/render'
import StudyEncounterScreen from './StudyEncounterScreen'

const study: Study = {
  ...{ code: 'rest', title: 'Rest', summary: 'Of rest.', run_by: 'A clinic', contact_email: 'a@example.com' },
  ...{ version: 1, language: 'en', is_open: true, is_staff: true, texts: [], questions: [] },
}
const visit: Encounter = {
  ...{ id: 3, date: '2026-11-18', provider: 'Dr. Lee', note: '', code_until: null, joined: true },
  postop: null,
}
const asked = { asked_at: '2026-11-20T20:00:00Z', answered_at: null, received: null, note: '' }

it('says what came of asking, and then what the page that is loaded anew says', async () => {
  const fake = fakeServer().on(askAfterOperation, () => ({ ...visit, postop: asked }))
  const app = testApp({ care: careOf(fake), identity: someone('facility') })
  const page = (encounter: Encounter) => (
    <AppContext value={app}>
      <StudyEncounterScreen
        path="/studies/rest/log-encounter-info"
        params={{ study: 'rest' }}
        query={new URLSearchParams({ patient: '4' })}
        data={{
          ...{ study, now: Date.parse('2026-11-21T00:00:00Z') },
          patient: {
            ...{ id: 4, first_name: 'Hank', last_initial: 'O', birth_year: 1950 },
            encounters: [encounter],
          },
        }}
      />
    </AppContext>
  )
  const { root, rerender } = await render(page(visit))
  await press(named('Ask about care after the operation', root))
  expect(root.textContent).toContain('Asked on')
  await rerender(page({ ...visit, postop: { ...asked, answered_at: asked.asked_at, received: true } }))
  expect(root.textContent).toContain('The care took place')
  // The participant has left since: nothing of them is shown.
  await rerender(page({ ...visit, joined: false, postop: null }))
  expect(root.textContent).not.toContain('Asked on')
})
