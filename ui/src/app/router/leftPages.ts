import { withoutModal } from '../routes/modals'
import type { Page } from './page'

/** How a page was left: its address with what was chosen there, and where it was scrolled to, in pixels. */
interface LeftPage {
  readonly to: string
  readonly scroll: number
}

/** How pages were left, by their paths: who goes up to one finds it as it was. */
export function createLeftPages() {
  const left = new Map<string, LeftPage>()
  return {
    leave({ pathname, query, modal, content }: Page, scroll: number): void {
      if (content.kind !== 'screen') return
      const rest = (modal ? withoutModal(query, modal.row.id) : query).toString()
      left.set(pathname, { to: rest ? `${pathname}?${rest}` : pathname, scroll })
    },
    /** How the page at an address was left; nothing for one that names filters itself, or where nobody has been. */
    of: (to: string): LeftPage | undefined => left.get(to),
  }
}
