import { expect, type Page } from '@playwright/test'

/**
 * Holds what is shown to a layout that has room for its words: no word is broken inside, no text is cut off or lies over
 * another, and none runs down the page in a column of a few letters. Asked where room is least.
 */
export async function expectLaidOut(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(findLayoutFaults)
  expect.soft(found, `${what}: words without room`).toEqual([])
}

/** Runs in the page. */
export function findLayoutFaults(): string[] {
  /** Of a text of more lines than one: characters of the longest line, below which it is a column. */
  const fewest = 12
  const faults = new Set<string>()
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 50)}”`
  const ofPage = '.hidden, .skip-link, [inert], script, style, noscript, svg, option, textarea, select'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest(ofPage) === null &&
    !isForListenersOnly(element)
  const isForListenersOnly = (element: Element) => getComputedStyle(element).clipPath.startsWith('inset(50%')
  /** What lies over the page on purpose is not compared with what is under it. */
  const layerOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) return at
      if (at.tagName === 'DIALOG') return at
    }
    return document.body
  }
  const blockOf = (element: Element) => {
    let at = element
    while (at.parentElement && getComputedStyle(at).display === 'inline') at = at.parentElement
    return at
  }
  /** What a text is seen to stand on: the nearest that is coloured or framed. */
  const sheetOf = (element: Element) => {
    let at = element
    for (; at.parentElement; at = at.parentElement) {
      const { backgroundColor, borderLeftWidth, borderRightWidth, display } = getComputedStyle(at)
      if (display === 'inline') continue
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) break
      if (Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0) break
    }
    return at
  }
  const hides = (value: string) => value !== 'visible'
  /** What is left of a rectangle of an element's text inside of everything that hides what stands out of it. */
  const shownOf = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const box = { left, top, right, bottom }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      if (hides(overflowX)) {
        box.left = Math.max(box.left, edge.left)
        box.right = Math.min(box.right, edge.right)
      }
      if (hides(overflowY)) {
        box.top = Math.max(box.top, edge.top)
        box.bottom = Math.min(box.bottom, edge.bottom)
      }
    }
    return box
  }
  /** Whether somebody may scroll to the rest of an element's text, or move a map to it, or it is an excerpt that ends in an ellipsis. */
  const mayScroll = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
      if ([overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')) return true
      if (webkitLineClamp !== 'none' || at.getAttribute('role') === 'application') return true
    }
    return false
  }

  interface Line {
    /** As the text has it, and as much of that as is shown. */
    readonly rect: DOMRect
    readonly box: { left: number; top: number; right: number; bottom: number }
    readonly element: Element
    readonly layer: Element
  }
  const lines: Line[] = []
  const blocks = new Map<Element, Map<number, number>>()
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element || !text.data.trim() || !isShown(element)) continue
    range.selectNodeContents(text)
    const layer = layerOf(element)
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1 && rect.right > 0)
        lines.push({ rect, box: shownOf(element, rect), element, layer })
    const block = blockOf(element)
    const rows = blocks.get(block) ?? new Map<number, number>()
    blocks.set(block, rows)
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      const [first, last] = [rects[0], rects.at(-1)]
      if (!first || !last) continue
      if (last.top - first.top > first.height / 2 && /^[\p{P}\d]*\p{L}+[\p{P}\d]*$/u.test(word))
        faults.add(`broken: ${word} in ${describe(element)}`)
      const row = Math.round((first.top + first.bottom) / 2 / 8)
      rows.set(row, (rows.get(row) ?? 0) + word.length + 1)
    }
  }

  for (const [block, rows] of blocks) {
    const longest = Math.max(...rows.values()) - 1
    if (rows.size < 3 || longest >= fewest) continue
    range.selectNodeContents(block)
    const { paddingLeft, paddingRight } = getComputedStyle(block)
    const room = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const widest = Math.max(...[...range.getClientRects()].map(({ width }) => width))
    // Where the longest line is no longer than that because words are long, there is room for more.
    if ((room / widest) * longest < fewest)
      faults.add(`a column of ${longest} characters: ${describe(block)}`)
  }

  for (const { rect, box, element } of lines) {
    const isOut = rect.right > box.right + 2 || rect.left < box.left - 2
    const isHalf = box.bottom > box.top && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)
    if ((isOut || isHalf) && !mayScroll(element)) faults.add(`cut: ${describe(element)}`)
    const sheet = sheetOf(element).getBoundingClientRect()
    if (box.right > sheet.right + 1 || box.left < sheet.left - 1)
      faults.add(`out of its place: ${describe(element)}`)
  }

  const shown = lines.filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
  shown.sort((one, other) => one.box.top - other.box.top)
  for (const [index, one] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (other.box.top > one.box.bottom - 4) break
      if (one.layer !== other.layer || one.element === other.element) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      // Above and below its letters each line has a fifth of its height to spare.
      if (wide > 2 && high > (one.rect.height + other.rect.height) / 5 + 2)
        faults.add(`overlap: ${describe(one.element)} and ${describe(other.element)}`)
    }
  return [...faults]
}
