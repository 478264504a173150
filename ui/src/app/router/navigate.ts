import { withQuery, type Navigation, type QueryChange } from '../../frame/navigation'
import type { EntryState } from './history'
import { withoutModal } from '../routes/modals'
import type { Page } from './page'

interface Moves {
  readonly here: () => Page
  readonly state: () => EntryState
  readonly move: (to: string, entry: 'push' | 'replace', state?: Partial<EntryState>) => Promise<void>
  /** Leaves a modal for the address beneath it, or by going back to its opener. */
  readonly close: (to: string | null) => void
}

/**
 * An entry of the history on the same path with query parameters merged in. The entry that is
 * left keeps its scroll offset, the new one what is handed to a modal. Modals open and close by it.
 */
export function createQueryMoves({ here, state, move, close }: Moves) {
  const changed = (change: QueryChange) => withQuery(here().pathname, here().query, change)

  return {
    pushQuery: (change, modalData) =>
      move(changed(change), 'push', modalData === undefined ? undefined : { modalData }),
    // What the entry remembers stays with it: above all that it was opened here.
    replaceQuery: (change) => move(changed(change), 'replace', state()),
    openModal(id, { data, query } = {}) {
      const to = changed({ ...query, modal: id })
      const handed = data === undefined ? {} : { modalData: data }
      // What is open already is opened once: one step back closes it.
      if (to === here().pathname + here().search) return move(to, 'replace', { ...state(), ...handed })
      return move(to, 'push', { opened: true, ...handed })
    },
    closeModal() {
      const { modal, query } = here()
      if (!modal) return
      const beneath = modal.beneath.split('?')[0] ?? '/'
      close(state().opened ? null : withQuery(beneath, withoutModal(query, modal.row.id), {}))
    },
  } satisfies Partial<Navigation>
}
