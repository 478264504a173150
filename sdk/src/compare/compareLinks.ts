import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { isApiError } from '../kit/error.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { action, type Action } from '../kit/state/action.js'
import type { Toasts } from '../kit/state/toasts.js'
import { addCompareLink, removeCompareLink, type CompareLink } from './calls.js'
import { checkLinkName } from './limits.js'

/** A link of the page, which stays where it is once it is revoked, until the page is left. */
export interface ListedLink extends CompareLink {
  readonly isRevoked: boolean
}

/** The links by which a family shares comparisons, as its page shows them. */
export interface CompareLinks {
  readonly all: ReadonlySignal<readonly ListedLink[]>
  /** The link that was made last here, with its address, which nobody can be told again. */
  readonly made: ReadonlySignal<{ readonly link: CompareLink; readonly url: string } | null>
  /** Makes a link to the comparison of these caregivers, by the name that is entered. */
  readonly form: Form<{ readonly name: string }>
  readonly revoke: Action<[link: CompareLink], void>
  /** Says who is compared now, of whom the next link is made. */
  compare(ids: readonly number[]): void
}

/** The links of a family, and the form that makes one of the caregivers that are compared. */
export function createCompareLinks(
  care: Client,
  toasts: Toasts,
  links: readonly CompareLink[],
): CompareLinks {
  let compared: readonly number[] = []
  const all = signal<readonly ListedLink[]>(links.map((link) => ({ ...link, isRevoked: false })))
  const made = signal<{ readonly link: CompareLink; readonly url: string } | null>(null)
  const form = createForm<{ readonly name: string }>({
    fields: { name: { initial: '', checks: [checkLinkName] } },
    async submit({ name }) {
      const body = { name: name.trim(), caregivers: [...compared] }
      const answer = await care.call(addCompareLink, { body })
      all.value = [{ ...answer.link, isRevoked: false }, ...all.peek()]
      made.value = answer
      form.reset({ name: '' })
    },
    describe: describeFailure,
  })
  return {
    all,
    made,
    form,
    compare: (ids) => void (compared = ids),
    revoke: action(
      async (link: CompareLink): Promise<void> => {
        try {
          await care.call(removeCompareLink, { id: link.id })
        } catch (error) {
          // Another tab has revoked it, or it has ended: it opens no more either way.
          if (!isApiError(error) || error.kind !== 'notFound') throw error
        }
        all.value = all.peek().map((one) => (one.id === link.id ? { ...one, isRevoked: true } : one))
        if (made.peek()?.link.id === link.id) made.value = null
      },
      { failed: (error) => toasts.error(describeFailure(error), error) },
    ),
  }
}
