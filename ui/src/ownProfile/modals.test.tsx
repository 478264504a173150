import { createDocumentStore, listDocuments, type LegalDocument } from '@homecare/sdk/documents'
import { createProfileStore, type ProfileExtras } from '@homecare/sdk/ownProfile'
import { aBackgroundCheck, aDocument, aOwnCaregiver, fakeServer } from '@homecare/sdk/testing'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { DocumentEditor } from '../documents/DocumentEditor'
import DocumentsModal from '../documents/DocumentsModal'
import { careOf, testApp } from '../app/testing'
import { AppContext } from '../frame/app'
import { held } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { find, named, press, render, type } from '../kit/testing/render'
import AboutModal from './editors/AboutModal'
import RateModal from './editors/RateModal'
import { openProfile } from '../profileDialog/openProfile'

const extras: ProfileExtras = {
  ...{ badgeProgress: null, reviews: [], currentBadges: [], settings: null, backgroundPhotos: null },
  ...{ nearby: [], completedBadges: [], backgroundCheck: null },
}

type Given = Partial<ProfileExtras> & { documents?: LegalDocument[]; about?: string }

function setUp({ documents = [], about = 'Here I am.', ...given }: Given = {}) {
  const server = fakeServer().on(listDocuments, () => documents)
  const app = testApp({ care: careOf(server) })
  const profile = aOwnCaregiver({ about })
  held(app, openProfile).value = createProfileStore(app.care, app.toasts, () => {}, {
    profile,
    extras: { ...extras, ...given },
  })
  return (node: ReactNode) => render(<AppContext value={app}>{node}</AppContext>)
}
const props: ModalProps = { close: () => {}, query: new URLSearchParams(), params: {} } as ModalProps

describe('the introduction', () => {
  it('cannot be saved while an error shows, and comes with tips', async () => {
    const show = setUp()
    await show(<AboutModal {...props} />)
    expect(document.querySelectorAll('details li').length).toBeGreaterThan(0)
    const save = named('Save introduction') as HTMLButtonElement
    await type(find<HTMLTextAreaElement>('textarea'), ' ')
    expect(document.body.textContent).toContain('You must enter some information about yourself.')
    expect(save.disabled).toBe(true)
    await type(find<HTMLTextAreaElement>('textarea'), 'I sing while I cook.')
    expect(save.disabled).toBe(false)
  })
})

it('an introduction cannot be saved while there is an error, before the first edit too', async () => {
  await setUp({ about: '' })(<AboutModal {...props} />)
  expect((named('Save introduction') as HTMLButtonElement).disabled).toBe(true)
})

it('the rate names the sample average of 18.50 dollars', async () => {
  await setUp()(<RateModal {...props} />)
  expect(document.body.textContent).toContain('$18.50')
})

describe('the documents', () => {
  it.each([
    ['2026-10-02', '9/12/2026'],
    [null, null],
  ])('show when the background check began, once it is complete: %s', async (completed_on, shown) => {
    const backgroundCheck = aBackgroundCheck({
      ...{ status: completed_on ? 'passed' : 'running', started_on: '2026-09-12', completed_on },
    })
    await setUp({ backgroundCheck })(<DocumentsModal {...props} />)
    await expect.poll(() => document.body.textContent).toContain('Add')
    if (shown) expect(document.body.textContent).toContain(shown)
    else expect(document.body.textContent).not.toContain('9/12/2026')
  })
})

it('Cancel leads from editing a document back to reading it', async () => {
  const show = setUp()
  const saved = aDocument({ name: 'CPR card', expiry_date: '2099-01-31', can_download: true })
  const app = testApp()
  const store = createDocumentStore(app.care, app.toasts)
  await show(
    <DocumentEditor
      store={store}
      document={saved}
      now={new Date('2026-11-21T12:00:00Z')}
      onDone={() => {}}
    />,
  )
  expect(document.querySelector('input')).toBeNull()
  await press(named('Edit'))
  expect(find<HTMLInputElement>('input[name=name]').value).toBe('CPR card')
  await press(named('Cancel'))
  expect(document.querySelector('input[name=name]')).toBeNull()
  expect(named('Edit')).toBeTruthy()
})
