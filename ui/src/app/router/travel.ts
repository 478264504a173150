import type { Identity } from '@homecare/sdk/account'
import { modalOf } from '@homecare/sdk/addresses'
import type { Client } from '@homecare/sdk/client'
import type { ErrorKind, Locale } from '@homecare/sdk/kit'
import type { ReadonlySignal } from '@preact/signals-core'
import type { Unsaved } from '../../frame/app'
import { createLeaveGuard } from './leaving'
import type { Journey, Traveller } from './navigator'
import { resolve } from './page'
import type { Report } from '../session/report'
import { matchPath } from '../routes/routes'
import { loadModal, loadScreen } from './screens'
import { createTraveller } from './traveller'

interface TravelOptions extends Journey {
  readonly care: Client
  readonly unsaved: Pick<Unsaved, 'any'>
  readonly identity: ReadonlySignal<Identity>
  readonly locale: ReadonlySignal<Locale>
  readonly membershipUrl: string | undefined
  readonly brand: string
  readonly leave: (href: string) => void
  readonly report: Report
}

/**
 * The traveller of the running app. With it come the tables of routes, redirects and guards: a chunk of its own,
 * since the first page comes resolved from the server.
 */
export function startTravelling(options: TravelOptions): Traveller {
  const { care, identity, locale, membershipUrl, brand, unsaved, leave, report, ...journey } = options
  const { window, question } = journey
  return createTraveller({
    ...journey,
    leave,
    guard: createLeaveGuard({ unsaved, question, match: matchPath }),
    preload: (to) => preload(to, identity.peek()),
    resolve: (to, signal, current) =>
      resolve(to, {
        care,
        identity: identity.peek(),
        locale: locale.peek(),
        origin: window.location.origin,
        match: matchPath,
        signal,
        loadScreen,
        loadModal,
        membershipUrl,
        brand,
        current,
        staysWithout: connectionFaults,
        report,
      }),
  })
}

/** A page that is shown is worth more than words about the one that did not come. */
const connectionFaults: ReadonlySet<ErrorKind> = new Set(['offline', 'timeout'])

/** Loads the code of a page, and of the modal over it, ahead. What fails here is told when the page is asked for. */
function preload(to: string, identity: Identity): void {
  const { pathname, searchParams } = new URL(to, 'http://localhost')
  const match = matchPath(pathname)
  if (match) {
    const context = { path: pathname, params: match.params, query: searchParams, identity }
    loadScreen(match.row.screen)
      .then((screen) => Promise.all([screen.code?.(context), screen.later?.(context)]))
      .catch(() => {})
  }
  const modal = modalOf(match?.row.modal ?? searchParams.get('modal'))
  if (modal) loadModal(modal.id).catch(() => {})
}
