/** A double press is over after this, sooner than what came can be read; and a thumb lands this near to where it was. */
const within = { milliseconds: 400, pixels: 24 }

interface Press {
  readonly control: Element | null
  readonly words: string
  readonly at: number
  readonly x: number
  readonly y: number
}

/**
 * Lets the second press of a double press go where it would meet something else than the first: the button of the next
 * record that stands in the place of the one that was answered, or the same button that says another thing by now. A mouse
 * counts its presses itself; a thumb's are told by time and place. What keys and programs press is always meant.
 */
export function dropStrayPresses(window: Window): void {
  let first: Press | null = null
  window.addEventListener(
    'click',
    (event) => {
      const press = pressOf(event)
      if (!press) return
      if (!isSecond(event, press, first)) first = press
      else if (press.control && (press.control !== first?.control || press.words !== first.words)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    true,
  )
}

function isSecond({ detail, pointerType }: Click, { at, x, y }: Press, first: Press | null): boolean {
  // Also where the first one came before anybody listened.
  if (detail > 1) return true
  if (!first) return false
  const isNear = Math.hypot(x - first.x, y - first.y) <= within.pixels
  return pointerType === 'touch' && at - first.at <= within.milliseconds && isNear
}

/** Safari before 18 does not tell what pressed. */
type Click = MouseEvent & { readonly pointerType?: string }

const controls =
  'button, a, label, input, select, textarea, summary, [role=button], [role=option], [role=tab]'

function pressOf({ target, detail, timeStamp: at, clientX: x, clientY: y }: MouseEvent): Press | null {
  if (detail === 0 || !(target instanceof Element)) return null
  const pressed = target.closest(controls)
  const control = pressed instanceof HTMLLabelElement ? (pressed.control ?? pressed) : pressed
  return { control, words: control?.textContent ?? '', at, x, y }
}
