import { modalOf } from '@homecare/sdk/addresses'
import type { Signal } from '@preact/signals-core'
import type { Unsaved } from '../../frame/app'
import { decoded, pageBeneath, type Page, type ResolveContext } from './page'
import { viewOf } from './viewOf'

/** Whether to leave what is not saved. */
export interface LeaveQuestion {
  answer(leave: boolean): void
}

/** What stands between a visitor and the loss of what they have typed. */
export interface LeaveGuard {
  /** Whether going from a page to an address would lose something; null is none of ours. */
  loses(from: Page, to: string | null): boolean
  /** Asks; whether to go. Whoever asks anew has taken back what was asked before. */
  ask(): Promise<boolean>
  /** Takes the question back, as when the page is gone. */
  drop(): void
}

interface GuardOptions {
  readonly unsaved: Pick<Unsaved, 'any'>
  readonly question: Signal<LeaveQuestion | null>
  readonly match: ResolveContext['match']
}

/** Judges by what an address shows: whoever stays on the screen, or under the modal, that holds the form loses nothing. */
export function createLeaveGuard({ unsaved, question, match }: GuardOptions): LeaveGuard {
  const drop = () => question.peek()?.answer(false)
  return {
    loses(from, to) {
      if (!unsaved.any('page') && !unsaved.any('modal')) return false
      if (to === null) return true
      const { pathname, searchParams } = new URL(to, 'http://localhost')
      const found = pageBeneath(pathname, match)
      if (!found || viewOf(from.row, from.path) !== viewOf(found.match.row, decoded(found.beneath)))
        return true
      const modal = modalOf(found.modalName ?? searchParams.get('modal'))
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
