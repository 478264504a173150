import '../../styles/index.css'
import { createToasts } from '@homecare/sdk/kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitPage } from '../sample/KitPage'
import { applyPrefs, choosePref, cookieStorage, createPrefs } from '../prefs'
import { LocaleProvider } from '../say'
import { SkipLink } from '../layout/SkipLink'
import { ToastHost } from '../overlays/ToastHost'

const storage = cookieStorage(document)
const prefs = createPrefs(storage)
const toasts = createToasts()
applyPrefs(prefs, document.documentElement, storage)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <LocaleProvider locale={prefs.locale}>
      <SkipLink />
      <main id="main">
        <KitPage prefs={prefs} onLanguage={(locale) => choosePref(prefs, 'locale', locale)} toasts={toasts} />
      </main>
      <ToastHost toasts={toasts} />
    </LocaleProvider>
  </StrictMode>,
)
