import type { ReadonlySignal } from '@preact/signals-core'
import { useEffect, useRef, useState } from 'react'
import type { App } from '../../frame/app'
import { ToastHost } from '../../kit/overlays/ToastHost'
import { useValue } from '../../kit/useValue'
import { updateHead } from '../document/head'
import { LeaveQuestionHost } from './LeaveQuestionHost'
import type { LeaveQuestion } from '../router/blocker'
import { ModalHost, SignInAgainHost } from './ModalHost'
import type { View } from '../router/router'
import type { SignInAgain } from '../session/session'
import { useScrollAndFocus } from '../router/useScrollAndFocus'

interface OverlaysProps {
  app: App
  view: View
  question: ReadonlySignal<LeaveQuestion | null>
  signInAgain: SignInAgain
}

/** What may lie over the page, and what happens beside it when it changes: nothing of it is in sight at first. */
export function Overlays({ app, view, question, signInAgain }: OverlaysProps) {
  useScrollAndFocus(view)
  return (
    <>
      <ModalHost view={view} />
      <LeaveQuestionHost question={question} />
      <SignInAgainHost signInAgain={signInAgain} />
      <ToastHost toasts={app.toasts} />
      <HeadKeeper app={app} view={view} />
    </>
  )
}

/** Keeps the tab's title and the head up to date, and announces a new page politely. */
function HeadKeeper({ app, view: { page, how } }: { app: App; view: View }) {
  const locale = useValue(app.prefs.locale)
  const [announced, setAnnounced] = useState('')
  const shown = useRef(how === 'first' ? page : null)
  useEffect(() => {
    const before = shown.current
    if (before === page) return
    shown.current = page
    const title = updateHead(document, page, locale, app.config)
    if (before?.path !== page.path) setAnnounced(title)
  }, [page, locale, app.config])
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  )
}
