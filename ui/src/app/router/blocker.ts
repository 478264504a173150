import { modalOf } from '@homecare/sdk/addresses'
import type { Signal } from '@preact/signals-core'
import type { Unsaved } from '../../frame/app'
import { decoded } from '../routes/routeRow'
import { mountKey, type Page } from './page'
import { routeOf, type ResolveContext } from './resolve'

/** Whether to leave what is not saved. */
export interface LeaveQuestion {
  answer(leave: boolean): void
}

/** What stands between a visitor and the loss of what they have typed. */
interface Blocker {
  /** Whether going from a page to an address would lose something; null is none of ours. */
  blocks(from: Page, to: string | null): boolean
  /** Asks; whether to go. Whoever asks anew has taken back what was asked before. */
  ask(): Promise<boolean>
  /** Takes the question back, as when the page is gone. */
  drop(): void
}

/** Judges by what an address shows: whoever stays on the screen, or under the modal, that holds the form loses nothing. */
export function createBlocker(
  unsaved: Pick<Unsaved, 'any'>,
  question: Signal<LeaveQuestion | null>,
  match: ResolveContext['match'],
): Blocker {
  const drop = () => question.peek()?.answer(false)
  return {
    blocks(from, to) {
      if (!unsaved.any('page') && !unsaved.any('modal')) return false
      if (to === null) return true
      const { pathname, searchParams } = new URL(to, 'http://localhost')
      const route = routeOf(pathname, match)
      if (!route || mountKey(from.row, from.path) !== mountKey(route.row, decoded(route.beneath))) return true
      const modal = modalOf(route.modal ?? searchParams.get('modal'))
      return unsaved.any('modal') && modal?.id !== from.modal?.row.id
    },
    ask() {
      drop()
      return new Promise((resolve) => {
        question.value = {
          answer(leave) {
            question.value = null
            resolve(leave)
          },
        }
      })
    },
    drop,
  }
}
