let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'])
    document.addEventListener(end, () => (pressed = false), true)
}

/**
 * Runs at once, or after the press that is under way. A press on a button takes the focus from a field; an error
 * drawn at that instant would move the button away from under the finger, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (!pressed) return run()
  const later = () => {
    for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, later)
    // The click comes right after the pointer is up.
    setTimeout(run)
  }
  for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, later)
}
