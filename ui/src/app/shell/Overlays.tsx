import type { ReadonlySignal } from '@preact/signals-core'
import { useEffect, useRef, useState } from 'react'
import type { App } from '../../frame/app'
import { ToastHost } from '../../kit/overlays/ToastHost'
import { useValue } from '../../kit/useValue'
import { updateHead } from '../router/head'
import { LeaveQuestionHost } from './LeaveQuestionHost'
import type { LeaveQuestion } from '../router/leaving'
import { ModalHost, SignInAgainHost } from './ModalHost'
import type { Arrival } from '../router/navigator'
import type { SignInAgain } from '../session/session'
import { usePlace } from '../router/usePlace'

interface OverlaysProps {
  app: App
  arrival: Arrival
  question: ReadonlySignal<LeaveQuestion | null>
  signInAgain: SignInAgain
}

/** What may lie over the page, and what happens beside it when it changes: nothing of it is in sight at first. */
export function Overlays({ app, arrival, question, signInAgain }: OverlaysProps) {
  usePlace(arrival)
  return (
    <>
      <ModalHost arrival={arrival} />
      <LeaveQuestionHost question={question} />
      <SignInAgainHost signInAgain={signInAgain} />
      <ToastHost toasts={app.toasts} />
      <HeadKeeper app={app} arrival={arrival} />
    </>
  )
}

/** Keeps the tab's title and the head up to date, and announces a new page politely. */
function HeadKeeper({ app, arrival: { page, how } }: { app: App; arrival: Arrival }) {
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
