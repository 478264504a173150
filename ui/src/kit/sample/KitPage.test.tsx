import { createToasts } from '@homecare/sdk/kit'
import { signal } from '@preact/signals-core'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { KitPage } from './KitPage'
import { createPrefs } from '../prefs'
import { LocaleProvider } from '../say'

function view(locale: 'en' | 'es') {
  return (
    <LocaleProvider locale={signal(locale)}>
      <KitPage
        prefs={createPrefs({ getItem: () => null })}
        onLanguage={() => {}}
        toasts={createToasts(() => {})}
      />
    </LocaleProvider>
  )
}

it('is drawn on the server in the language of the request, with no inline style for a strict policy to refuse', () => {
  const spanish = renderToString(view('es'))
  expect(spanish).toContain('Enviar la solicitud')
  expect(spanish).not.toMatch(/\sstyle=/)
  expect(renderToString(view('en'))).toContain('Send application')
})

it('is hydrated without a warning', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const warned = vi.spyOn(console, 'error')
  const root = document.createElement('div')
  root.innerHTML = renderToString(view('en'))
  document.body.append(root)
  const before = root.querySelector('h1')
  const tree = await act(async () => hydrateRoot(root, view('en')))
  onTestFinished(async () => {
    await act(async () => tree.unmount())
    root.remove()
    warned.mockRestore()
  })
  expect(root.querySelector('h1')).toBe(before)
  expect(warned).not.toHaveBeenCalled()
})
