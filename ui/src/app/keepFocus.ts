/** What a screen reader tells as one thing: the parts that a page is made of. */
const parts = 'li, article, section, form, fieldset, [role=group], [role=region], [role=tabpanel]'
const grounds = 'main, dialog'

/** Where the focus is: the element with all that is around it, and of each row its place among those of its list. */
interface Place {
  readonly path: readonly Element[]
  readonly rows: ReadonlyMap<Element, number>
  /** It shows its ring, so somebody is at the keyboard: the page may move to show where the focus goes on. */
  readonly hasRing: boolean
}

/**
 * Keeps the focus where work goes on when what had it leaves the page: on the row that comes to stand where its row stood,
 * else on the closest part that is still around it, else on the page's heading. Browsers would begin at the top again.
 * What gives the focus itself, as a dialog or a change of page, comes first.
 */
export function keepFocus({ document, requestAnimationFrame }: Window): void {
  let last: Place | null = null
  let beforeDialog: Place | null = null
  let waits = false
  const isNowhere = () => !document.activeElement || document.activeElement === document.body
  const note = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return
    last = target.closest(grounds) && placeOf(target)
    if (!target.closest('dialog')) beforeDialog = last
  }
  const goOn = () => {
    waits = false
    if (!last || last.path[0]!.isConnected || !isNowhere()) return
    // What opened a dialog can be gone when the dialog is.
    const isDialogGone = last.path.some((one) => one.localName === 'dialog' && !one.isConnected)
    const from = (isDialogGone && beforeDialog) || last
    const place = placeAfter(from) ?? document.querySelector('main h1')
    if (!(place instanceof HTMLElement)) return
    if (place.tabIndex < 0) place.tabIndex = -1
    place.focus({ preventScroll: !from.hasRing })
  }

  // A change of page has given it to a heading before anybody listens.
  note(document.activeElement)
  document.addEventListener('focusin', ({ target }) => note(target))
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      // A press beside everything took it from what is still there.
      if (isNowhere() && target instanceof Element && target.isConnected) note(document.body)
    }),
  )
  new MutationObserver(() => {
    if (waits || !last || !isNowhere()) return
    waits = true
    // What gives the focus itself does so when it is drawn, or right after that.
    requestAnimationFrame(() => requestAnimationFrame(goOn))
  }).observe(document.body, { childList: true, subtree: true })
}

function placeOf(target: Element): Place {
  const path: Element[] = []
  const rows = new Map<Element, number>()
  for (let one: Element | null = target; one; one = one.parentElement) {
    path.push(one)
    if (one.localName === 'li') rows.set(one, [...(one.parentElement?.children ?? [])].indexOf(one))
  }
  return { path, rows, hasRing: target.matches(':focus-visible') }
}

function placeAfter({ path, rows }: Place): Element | undefined {
  const left = path.findIndex((one) => one.isConnected)
  const around = path.slice(left)
  const row = left > 0 ? rows.get(path[left - 1]!) : undefined
  const others = around[0]?.children
  const next = row !== undefined && others ? others[Math.min(row, others.length - 1)] : undefined
  return next ?? around.find((one) => one.matches(parts) && one.closest(grounds))
}
