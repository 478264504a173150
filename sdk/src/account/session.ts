import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { action, type Action } from '../kit/state/action.js'
import { settle } from '../kit/state/resource.js'
import type { ApiError } from '../kit/error.js'
import type { BodyOf } from '../client/call.js'
import type { Client } from '../client/client.js'
import { login, logout, whoami } from './sessionCalls.js'
import { anonymous, type Identity } from '../vocabulary/account/identity.js'
import { defaultSupportPhone } from '../vocabulary/account/constants.js'
import { isSilentLogin } from './silentLogin.js'

/** Told to, and hears from, the product's other tabs: a BroadcastChannel, or a test's own. */
export interface Tabs {
  post(word: 'signed-in' | 'signed-out'): void
  listen(heard: (word: 'signed-in' | 'signed-out') => void): () => void
}

/** What a session keeps and where: storage, other tabs, the clock. */
export interface SessionOptions {
  /** Who this is, where that is known already: the server renders the page for someone. */
  readonly initial?: Identity
  readonly tabs?: Tabs
  /** What is loaded once after a login, by kind of user: the caregiver's or the family's record. */
  readonly afterLogin?: (identity: Identity) => void
  /** Told of a login that failed with anything but a 403, which is an ordinary slip. */
  readonly report?: (failure: ApiError) => void
  /** The telephone number of the support, as the deployment has it; the documents' own where it has none. */
  readonly supportPhone?: string
  /** What is forgotten at logout, in every tab. */
  readonly afterLogout?: () => void
  /**
   * Asked when it ended in another tab, or by itself: whether the same person is asked back here, as where something of
   * theirs is typed and not saved. It stays theirs meanwhile, and the server takes nothing.
   */
  readonly holds?: () => boolean
  /**
   * Told when somebody else turns out to be signed in than whose session this is. Where it is given, the session stays
   * the first person's, for whom the server takes no more calls (`createPersonalClient`): nothing of theirs can be sent
   * as the other's. Whoever is told begins afresh.
   */
  readonly another?: (who: Identity) => void
}

type Credentials = BodyOf<typeof login>

/** Who is signed in, as signals, with what signs in and out. */
export interface Session {
  /** Anonymous until `start` or `login` says otherwise. */
  readonly identity: ReadonlySignal<Identity>
  /** Whether it is known yet who this is. */
  readonly known: ReadonlySignal<boolean>
  readonly signedIn: ReadonlySignal<boolean>
  /** Hash for the chat widget, as whoami gives it. */
  readonly intercomHash: ReadonlySignal<string | null>
  /** The number to call: that for a partner's members where they came by one, else the product's. */
  readonly supportPhone: { value: string } & ReadonlySignal<string>
  /** Asks who this is. Resolves to the error, or null. */
  start(): Promise<ApiError | null>
  /** Signs in. Throws an ApiError, `aborted` too; `login` is the same as an action. */
  signIn(credentials: Credentials, stop?: AbortSignal): Promise<Identity>
  readonly login: Action<[credentials: Credentials], Identity>
  readonly logout: Action<[], void>
  /** Takes over an identity that a sign-up or a reset answered with. */
  become(identity: Identity): void
  /** The server has ended it, here and in every other tab: as after a logout. */
  ended(): void
}

/** Who is using the product: one store for the whole page. */
export function createSession(care: Client, options: SessionOptions = {}): Session {
  const identity = signal<Identity>(anonymous)
  const known = signal(false)
  const intercomHash = signal<string | null>(null)
  const ownSupportPhone = options.supportPhone || defaultSupportPhone
  const supportPhone = signal<string>(ownSupportPhone)
  let loadedFor: number | null = null

  options.tabs?.listen((word) => {
    if (word === 'signed-in') void start()
    else if (options.holds?.()) options.afterLogout?.()
    else forget()
  })
  if (options.initial) take(options.initial)

  function take(next: Identity, hash: string | null = null): void {
    const { user_id } = identity.peek()
    if (options.another && user_id !== null && next.user_id !== null && user_id !== next.user_id)
      return options.another(next)
    batch(() => {
      identity.value = next
      intercomHash.value = hash
      supportPhone.value = next.partner?.phone_number || ownSupportPhone
      known.value = true
    })
    if (next.user_type === 'anonymous' || loadedFor === next.user_id) return
    loadedFor = next.user_id
    options.afterLogin?.(next)
  }

  function forget(): void {
    loadedFor = null
    batch(() => {
      identity.value = anonymous
      intercomHash.value = null
      supportPhone.value = ownSupportPhone
      known.value = true
    })
    options.afterLogout?.()
  }

  async function start(): Promise<ApiError | null> {
    const outcome = await settle(() => care.call(whoami))
    if ('error' in outcome) return outcome.error
    const { data, intercom_hash } = outcome.value
    const isOver = data.user_id === null && identity.peek().user_id !== null
    if (!isOver || !options.holds?.()) take(data, intercom_hash)
    return null
  }

  async function signIn(credentials: Credentials, stop?: AbortSignal): Promise<Identity> {
    const outcome = await settle(() => care.call(login, { body: credentials }, { signal: stop }))
    if ('error' in outcome) {
      if (outcome.error.kind !== 'aborted' && !isSilentLogin(outcome.error)) options.report?.(outcome.error)
      throw outcome.error
    }
    become(outcome.value)
    return outcome.value
  }

  function become(next: Identity): void {
    take(next)
    options.tabs?.post('signed-in')
  }

  function ended(): void {
    forget()
    options.tabs?.post('signed-out')
  }

  return {
    identity,
    known,
    intercomHash,
    supportPhone,
    signedIn: computed(() => identity.value.user_type !== 'anonymous'),
    start,
    become,
    ended,
    signIn,
    login: action((credentials: Credentials) => signIn(credentials)),
    logout: action(async () => void (await care.call(logout)), { done: ended }),
  }
}
