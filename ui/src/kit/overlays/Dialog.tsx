import { uiTexts } from '@homecare/sdk/texts'
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button } from '../Button'
import './Dialog.css'
import { IconButton } from '../IconButton'
import { close as closeIcon } from '../icons/basic'
import { useSay } from '../say'

export interface DialogProps {
  title: ReactNode
  /** Wants to be gone: by Close, Esc, or a press beside it. The caller stops rendering it. Without it, it stays. */
  onClose?: () => void
  /** Stands over a page that is covered. */
  over?: boolean
  /** There is something unsaved: closing asks first. */
  dirty?: boolean
  /** It is on its way out: it slides down. The caller stops rendering it when that is over. */
  leaving?: boolean
  /** Told how to close it as Esc does, once it stands; gives back what to do when it is gone. */
  onStanding?: (tryClose: () => void) => () => void
  /** At the foot: what can be done. */
  actions?: ReactNode
  /** `sheet` rises from below on a phone and stands at the side on a desk. */
  shape?: 'box' | 'wide' | 'sheet'
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/** A native dialog, open for as long as it is rendered. The focus goes back to where it came from. */
export function Dialog({
  title,
  onClose = stays,
  over,
  dirty = false,
  leaving,
  onStanding,
  actions,
  shape = 'box',
  role,
  children,
}: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const guard = useDirtyGuard(dirty, onClose)
  const pressedBeside = useRef(false)
  const closing = useModal(ref)
  const tryClose = useRef(guard.tryClose)
  useEffect(() => {
    tryClose.current = guard.tryClose
  })
  useEffect(() => onStanding?.(() => tryClose.current()), [onStanding])

  return (
    <dialog
      ref={ref}
      className="dialog"
      data-shape={shape}
      data-leaving={leaving || undefined}
      data-over={over || undefined}
      role={role}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        guard.tryClose()
      }}
      onClose={(event) => {
        // Not the clean-up's own close, nor one of a dialog inside this one.
        const own = event.target === event.currentTarget && !event.currentTarget.open
        if (own && !closing.current) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        // The second of a double press was meant for what opened the dialog.
        if (event.detail < 2 && pressedBeside.current && isBeside(event)) guard.tryClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose !== stays && <IconButton icon={closeIcon} label={uiTexts.close} onClick={guard.tryClose} />}
      </div>
      <div className="dialog-body stack">
        {guard.asking && <Unsaved keep={guard.keep} discard={onClose} />}
        <CloseDialog value={guard.tryClose}>{children}</CloseDialog>
      </div>
      {actions && <div className="dialog-foot row">{actions}</div>}
    </dialog>
  )
}

const stays = () => {}

const CloseDialog = createContext<() => void>(() => {})
/** Closes the dialog around as its Close button does: asks first where something is unsaved. For a Cancel in a form. */
export const useCloseDialog = () => useContext(CloseDialog)

/** Asks before unsaved changes are thrown away. */
function useDirtyGuard(dirty: boolean, close: () => void) {
  const [asking, setAsking] = useState(false)
  return {
    asking: asking && dirty,
    tryClose: () => (dirty ? setAsking(true) : close()),
    keep: () => setAsking(false),
  }
}

function Unsaved({ keep, discard }: { keep: () => void; discard: () => void }) {
  const say = useSay()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    first.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div className="banner" data-tone="warn" role="alert">
      <div className="banner-main">
        <div className="banner-words">
          <div>
            <h3>{say(uiTexts.unsavedTitle)}</h3>
            <p>{say(uiTexts.unsavedHint)}</p>
          </div>
        </div>
        <div className="row">
          <Button look="primary" ref={first} onClick={keep}>
            {say(uiTexts.keepEditing)}
          </Button>
          <Button look="plain" onClick={discard}>
            {say(uiTexts.discard)}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Open while mounted. Closing belongs in a layout clean-up: after it the element is gone, and the focus lost. */
function useModal(ref: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const closing = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current!
    const opener = document.activeElement
    closing.current = false
    dialog.showModal()
    return () => {
      closing.current = true
      dialog.close()
      if (opener instanceof HTMLElement && document.activeElement !== opener) opener.focus()
    }
  }, [ref])
  return closing
}

/** A press on the backdrop lands on the dialog itself, outside of its box. */
function isBeside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < left || x > right || y < top || y > bottom
}
