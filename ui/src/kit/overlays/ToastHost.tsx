import type { Toast, Toasts } from '@homecare/sdk/kit'
import { toneTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { FailureReference } from '../states/FailureReference'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton'
import { alert, close, done } from '../icons/basic'
import { useSay } from '../say'
import { useValue } from '../useValue'
import './ToastHost.css'

/**
 * Where toasts come up: successes quietly, and gone by themselves; errors at once, until dismissed. While a dialog is
 * open they stand in it: what lies outside of a modal dialog can be neither pressed nor heard.
 */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  const say = useSay()
  const list = useValue(toasts.list)
  const host = useRef<HTMLElement>(null)
  const [home] = useState(() => document.createElement('div'))
  const count = list.length
  useLayoutEffect(() => {
    document.body.append(home)
    return () => home.remove()
  }, [home])
  useEffect(() => keepOnTop(home, host.current, count), [home, count])
  // What has the focus comes up from under them: while they are there, the foot of the window is no place for it.
  useEffect(() => {
    if (count > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [count])
  const of = (kind: Toast['kind']) =>
    list
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Slip key={toast.id} toast={toast} toasts={toasts} />)
  return createPortal(
    <section className="toasts" ref={host} popover="manual" aria-label={say(uiTexts.notifications)}>
      <div role="alert">{of('error')}</div>
      <div role="status">{of('success')}</div>
    </section>,
    home,
  )
}

/** Open for good, so that its live regions are; in the uppermost dialog for as long as that stands. */
function keepOnTop(home: HTMLElement, host: HTMLElement | null, count: number): (() => void) | undefined {
  if (!host || !('showPopover' in host)) return undefined
  const place = () => {
    const dialog = count > 0 ? [...document.querySelectorAll('dialog[open]')].at(-1) : undefined
    if (dialog && !dialog.contains(home)) dialog.append(home)
    else if (!home.isConnected) document.body.append(home)
    // In a dialog it is a part of it, laid out with the rest; elsewhere it lies above everything.
    if (!home.closest('dialog') && !host.matches(':popover-open')) host.showPopover()
  }
  place()
  if (home.parentElement === document.body) return undefined
  // A dialog that goes takes along what is in it.
  const watch = new MutationObserver(() => home.isConnected || place())
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}

function Slip({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const say = useSay()
  const bad = toast.kind === 'error'
  return (
    <div className="toast" data-tone={bad ? 'bad' : 'good'} data-visible={toast.visible || undefined}>
      <Icon of={bad ? alert : done} />
      <div>
        <span className="hidden">{say(bad ? toneTexts.bad : uiTexts.done)}: </span>
        {say(toast.text)}
        <FailureReference error={toast.failure} />
      </div>
      <IconButton icon={close} label={uiTexts.dismiss} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  )
}
