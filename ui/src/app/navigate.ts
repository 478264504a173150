import { withQuery, type Navigation, type QueryChange } from '../frame/navigation'
import type { EntryState } from './history'
import { withoutModal } from './modals'
import type { Page } from './page'

interface Moves {
  readonly here: () => Page
  readonly state: () => EntryState
  readonly move: (to: string, entry: 'push' | 'replace', state?: Partial<EntryState>) => Promise<void>
  readonly back: () => void
}

/**
 * The navigation helper of D1 §2: an entry on the same path with query parameters merged in. The entry that is
 * left keeps its scroll offset, the new one what is handed to a modal. Modals open and close by it.
 */
export function createQueryMoves({ here, state, move, back }: Moves) {
  const changed = (change: QueryChange) => withQuery(here().pathname, here().query, change)

  return {
    pushQuery: (change, modalData) =>
      move(changed(change), 'push', modalData === undefined ? undefined : { modalData }),
    // What the entry remembers stays with it: above all that it was opened here.
    replaceQuery: (change) => move(changed(change), 'replace', state()),
    openModal: (id, { data, query } = {}) =>
      move(changed({ ...query, modal: id }), 'push', {
        opened: true,
        ...(data === undefined ? {} : { modalData: data }),
      }),
    closeModal() {
      const { modal, query } = here()
      if (!modal) return
      if (state().opened) back()
      else
        void move(
          withQuery(modal.beneath.split('?')[0] ?? '/', withoutModal(query, modal.row.id), {}),
          'replace',
        )
    },
  } satisfies Partial<Navigation>
}
