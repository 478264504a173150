import type { ModalName, PageHref } from '@homecare/sdk/addresses'
import type { ReadonlySignal } from '@preact/signals-core'

declare module '../kit/href' {
  interface Pages {
    readonly own: PageHref
  }
}

/** Query parameters to merge; null, undefined and '' take a parameter away, a list repeats it. */
export type QueryChange = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>

interface GoOptions {
  /** Takes the place of the present history entry. */
  readonly replace?: boolean
  /** Neither scrolls nor moves the focus: for a change within the page. */
  readonly keepPlace?: boolean
  /** Asks nothing, though something is unsaved: whoever typed it is gone, or is done with it. */
  readonly evenUnsaved?: boolean
  /** Leads up: to the filters and the place where that page was left last. */
  readonly up?: boolean
}

/** How screens move the visitor. Plain `<a href>` links need none of it. */
export interface Navigation {
  /**
   * Goes to a path of the product; its code and data are loaded before the address changes. Where something typed would
   * be lost, it asks first, and stays if that is the answer; so do Back, Forward and the links of a page.
   */
  go(to: PageHref, options?: GoOptions): Promise<void>
  /**
   * Pushes an entry on the same path with these query parameters merged in, keeping the place on the page. The
   * scroll offset, and what is handed to a modal, are kept in the entry's state.
   */
  pushQuery(change: QueryChange, modalData?: unknown): Promise<void>
  /** The same without a new entry: for what changes while typing. */
  replaceQuery(change: QueryChange): Promise<void>
  /** Opens a modal of the modal table over the page. */
  openModal(
    name: ModalName,
    options?: { readonly data?: unknown; readonly query?: QueryChange },
  ): Promise<void>
  /** Goes back to the opener if the modal was opened here, else to the page beneath. */
  closeModal(): void
  /** Lays an entry of the same address over the present one, for a dialog that Back closes. */
  layOver(): Promise<void>
  /** Asks where something typed would be lost by leaving the page; whether to go on. */
  mayLeave(): Promise<boolean>
  /** Loads the page's data again, in place. */
  reload(): Promise<void>
  /** Loads a path's code ahead of a press. */
  prefetch(to: PageHref): void
  /** 'loading' once a change of page takes over 100 ms, 'slow' after 8 s, 'failed' when its code did not come. */
  readonly progress: ReadonlySignal<Progress>
}
export type Progress = 'none' | 'loading' | 'slow' | 'failed'

/** The path and query with a change of the query merged in. */
export function withQuery<P extends string>(
  path: P,
  query: URLSearchParams,
  change: QueryChange,
): P | `${P}?${string}` {
  const merged = new URLSearchParams(query)
  for (const [name, value] of Object.entries(change)) {
    merged.delete(name)
    const values = Array.isArray(value) ? value : [value]
    for (const one of values)
      if (one !== null && one !== undefined && one !== '') merged.append(name, String(one))
  }
  const search = merged.toString()
  return search ? `${path}?${search}` : path
}
