import { type Toast, type Toasts } from '@homecare/sdk'
import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, useRef } from 'react'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { alert, close, done } from './icons/basic'
import { useSay } from './say'
import { useValue } from './useValue'
import './ToastHost.css'

/** Where toasts come up: successes quietly, and gone by themselves; errors at once, until dismissed. */
export function ToastHost({ toasts }: { toasts: Toasts }) {
  const say = useSay()
  const list = useValue(toasts.list)
  const host = useRef<HTMLElement>(null)
  const count = list.length
  useEffect(() => keepOnTop(host.current, count), [count])
  const of = (kind: Toast['kind']) =>
    list
      .filter((toast) => toast.kind === kind)
      .map((toast) => <Slip key={toast.id} toast={toast} toasts={toasts} />)
  return (
    <section className="toasts" ref={host} popover="manual" aria-label={say(uiTexts.notifications)}>
      <div role="alert">{of('error')}</div>
      <div role="status">{of('success')}</div>
    </section>
  )
}

/** Open for good, so that its live regions are; above any dialog that was opened since. */
function keepOnTop(host: HTMLElement | null, count: number): void {
  if (!host || !('showPopover' in host)) return
  const covered = count > 0 && document.querySelector('dialog[open]') !== null
  const open = host.matches(':popover-open')
  if (open && covered) host.hidePopover()
  if (!open || covered) host.showPopover()
}

function Slip({ toast, toasts }: { toast: Toast; toasts: Toasts }) {
  const say = useSay()
  const bad = toast.kind === 'error'
  return (
    <div className="toast" data-tone={bad ? 'bad' : 'good'} data-visible={toast.visible || undefined}>
      <Icon of={bad ? alert : done} />
      <p>
        <span className="hidden">{say(bad ? uiTexts.problem : uiTexts.done)}: </span>
        {say(toast.text)}
      </p>
      <IconButton icon={close} label={uiTexts.dismiss} onClick={() => toasts.dismiss(toast.id)} />
    </div>
  )
}
