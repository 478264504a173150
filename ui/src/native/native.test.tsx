import { appTexts } from '@homecare/sdk/texts'
import { expect, it } from 'vitest'
import { someone, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { render } from '../kit/testing/render'
import { head } from './AppCareScreen'
import ToMessagesScreen from './ToMessagesScreen'

const path = '/app-messages-redirect/1'
const visit = { path, params: { connectionId: '1' }, query: new URLSearchParams() } as const

it('the tab of people says whose they are', () => {
  const titleOf = (type: 'family' | 'caregiver' | 'agency_caregiver') =>
    head({ type, data: null }, { ...visit, locale: 'en', origin: 'https://care.test', brand: 'Homecare' })
      .title
  expect(titleOf('family')).toBe(appTexts.careTitle)
  expect([titleOf('caregiver'), titleOf('agency_caregiver')]).toEqual([
    ...[appTexts.workTitle, appTexts.workTitle],
  ])
})

it.each([
  ['family', true, appTexts.noMessagesHint, 1],
  ['caregiver', false, appTexts.familyBegins, 0],
] as const)('where there are no messages yet, a %s may begin: %s', async (type, begins, hint, buttons) => {
  const { root } = await render(
    <AppContext value={testApp({ identity: someone(type) })}>
      <ToMessagesScreen {...visit} data={{ id: 4, name: 'Carol I.', begins }} />
    </AppContext>,
  )
  expect(root.textContent).toContain(hint[0])
  expect(root.querySelectorAll('button')).toHaveLength(buttons)
})
