import type { Identity } from '@homecare/sdk/account'
import type { OwnWaiting } from '@homecare/sdk/dashboards'
import type { AppConfig } from '../../frame/config'
import type { ModalModule, ScreenModule } from '../../frame/screen'
import type { Content, OpenModal, Page } from '../router/page'
import type { ShellLink } from '../routes/shellLinks'

/** The ids of the element that React renders into, and of the data beside it. */
export const rootId = 'app'
export const dataId = 'page-data'

/** What travels from the server into the page, as JSON. */
export interface PageData {
  readonly page: PageAsData
  readonly identity: Identity
  readonly config: AppConfig
  readonly footer: readonly ShellLink[]
  /** What waits for whoever is signed in. */
  readonly waiting?: OwnWaiting['counts'] | undefined
}

/** A page without its code, and without what its address says again. */
type PageAsData = Omit<Page, 'query' | 'hash' | 'content' | 'modal'> & {
  readonly content: Omit<Content, 'module'>
  readonly modal: Omit<OpenModal, 'module'> | null
}

/** A page as data. What search engines read stays in the head. */
export function pageAsData(page: Page): PageAsData {
  const { pathname, search, path, params, row, stand, loadKey, status, content, modal } = page
  const { title, description, canonical, noindex, phone } = page.head
  return {
    ...{ pathname, search, path, params, row, stand, loadKey, status },
    head: { title, description, canonical, noindex, phone },
    content: { kind: content.kind, screen: content.screen, data: content.data },
    modal: modal && { row: modal.row, beneath: modal.beneath },
  }
}

/** The page again, with its code. */
export async function pageFromData(
  data: PageAsData,
  hash: string,
  identity: Identity,
  loadScreen: (name: string) => Promise<ScreenModule>,
  loadModal: (name: string) => Promise<ModalModule>,
): Promise<Page> {
  const [screen, modal] = await Promise.all([
    loadScreen(data.content.screen),
    data.modal ? loadModal(data.modal.row.id) : null,
  ])
  const query = new URLSearchParams(data.search)
  await screen.code?.({ ...data, query, identity })
  return {
    ...data,
    ...{ hash, query },
    content: { ...data.content, module: screen },
    modal: data.modal && modal && { ...data.modal, module: modal },
  }
}
