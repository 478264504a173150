/** What somebody does who is there, before a press or a key is finished. */
const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
  'scroll',
  'offline',
] as const

/** Resolves at the next sign that somebody is at the page. */
export function nextSignOfLife(): Promise<void> {
  return new Promise((resolve) => {
    const seen = () => {
      for (const sign of signs) window.removeEventListener(sign, seen, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, seen, { passive: true, capture: true })
  })
}

let somebody: Promise<void> | undefined

/** Resolves at the first of them: the time to load what the first picture does without. */
export function somebodyIsThere(): Promise<void> {
  somebody ??= nextSignOfLife()
  return somebody
}
