import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import type { ApiError } from '../kit/error.js'
import { settle } from '../kit/state/resource.js'
import type { Purpose } from '../vocabulary/consent/catalogue.js'
import { getOwnConsent, updateOwnConsent, type Consent } from './calls.js'
import {
  agreedTo,
  answerOf,
  asksConsent,
  consentHolds,
  readConsent,
  writeConsent,
  type Asking,
  type DeviceConsent,
} from './consent.js'

/** What a page knows of consent, as signals. */
export interface ConsentStore {
  /** What can be agreed to by whoever uses the page now: another in the same document may be offered something else. */
  readonly offered: ReadonlySignal<readonly Purpose[]>
  /** The browser refuses for its person: nothing is asked, and nothing runs. */
  readonly refuses: boolean
  /** The answer that holds, or null. */
  readonly answer: ReadonlySignal<Consent | null>
  readonly agreed: ReadonlySignal<readonly Purpose[]>
  /** Whether the account has said its answer, or could not be asked; of a visitor it is known at once. */
  readonly known: ReadonlySignal<boolean>
  /** Whether somebody is to be asked. */
  readonly asks: ReadonlySignal<boolean>
  /**
   * Answers, at once on the device. Resolves to why the account was not told, which is then done by the next page; null where it
   * was, and of a visitor, who has none.
   */
  choose(to: readonly Purpose[]): Promise<ApiError | null>
}

interface ConsentOptions {
  readonly offered: ReadonlySignal<readonly Purpose[]>
  readonly version: string
  readonly refuses: boolean
  /** The device's cookie. */
  readonly device: { read(): string | null; write(text: string): void }
  /** Keeps, as a text, what the account is not known to have been told; it goes at logout. */
  readonly untold: { read(): string | null; write(untold: string | null): void }
  readonly signedIn: ReadonlySignal<boolean>
  /** The instant, in milliseconds. */
  readonly now: () => number
}

/**
 * Asks for consent and keeps it: on the device, and for whoever is signed in on their account, whose answer comes before
 * what others have answered on the device. Until the account has said it nothing is agreed to, and nobody is asked. What the
 * account was not told yet is told it where it still holds and the account has no newer answer: one that went out from here
 * before it, and was on its way when the page was left, is none.
 */
export function createConsent(care: Client, options: ConsentOptions): ConsentStore {
  const { offered, version, refuses, device, untold, signedIn, now } = options
  const asking = (): Asking => ({ version, refuses, now: now() })
  const onDevice = () => readConsent(device.read())
  /** Undefined: not known yet. */
  const given = signal<Consent | null | undefined>(undefined)
  const failed = signal(false)
  const keep = (consent: Consent, by: DeviceConsent['by']) => {
    given.value = consent
    device.write(writeConsent({ ...consent, by }))
  }
  /** Ends with whoever is signed in: what is answered them late is not the next person's, nor sent in their name. */
  let visit = new AbortController()
  let telling: Promise<ApiError | null> | null = null
  let newest: readonly Purpose[] = []

  /** One flight at a time, and of several answers the newest alone. */
  function tellAccount(to: readonly Purpose[]): Promise<ApiError | null> {
    untold.write([untold.read(), textOf(to)].filter((one) => one !== null).join())
    newest = to
    telling ??= tellNewest(visit.signal)
    return telling
  }

  async function tellNewest(whose: AbortSignal): Promise<ApiError | null> {
    for (;;) {
      const to = newest
      const told = await settle(() =>
        care.call(updateOwnConsent, { body: { version, to: [...to] } }, { signal: whose }),
      )
      if (!whose.aborted) {
        if (to !== newest) continue
        telling = null
        if ('value' in told) untold.write(null)
      }
      return 'error' in told ? told.error : null
    }
  }

  async function askAccount(whose: AbortSignal): Promise<void> {
    const before = onDevice()
    const own = await settle(() => care.call(getOwnConsent, {}, { signal: whose }))
    if (whose.aborted) return
    if (!('value' in own)) failed.value = true
    if (!('value' in own) || given.peek() !== undefined) return
    const sent = untold.read()?.split(',')
    if (before?.by === 'person' && sent) {
      const isNewest =
        !own.value ||
        sent.includes(textOf(own.value.to)) ||
        // A device keeps whole seconds.
        Date.parse(own.value.at) < Date.parse(before.at) + 1000
      if (isNewest && consentHolds(before, asking())) {
        given.value = answerOf(before, true)
        await tellAccount(before.to)
        return
      }
      untold.write(null)
    }
    if (own.value) return keep(own.value, 'person')
    // Whoever has just refused as a visitor is not asked again; a yes is only what the account's own person says.
    const refusal = before?.by === 'visitor' ? answerOf(before, true) : null
    given.value = refusal
    if (!refusal || !consentHolds(refusal, asking())) return
    keep(refusal, 'person')
    await tellAccount(refusal.to)
  }

  const isOffered = computed(() => offered.value.length > 0)
  effect(() => {
    const [isIn, isAsked] = [signedIn.value, isOffered.value]
    untracked(() => {
      visit.abort()
      visit = new AbortController()
      telling = null
      failed.value = false
      given.value = isIn || !isAsked ? undefined : answerOf(onDevice(), false)
      if (isIn && isAsked) void askAccount(visit.signal)
    })
  })

  return {
    offered,
    refuses,
    answer: computed(() => given.value ?? null),
    agreed: computed(() =>
      agreedTo(given.value ?? null, asking()).filter((one) => offered.value.includes(one)),
    ),
    known: computed(() => failed.value || given.value !== undefined),
    asks: computed(() => given.value !== undefined && asksConsent(offered.value, given.value, asking())),
    async choose(to) {
      const kept = offered.peek().filter((purpose) => to.includes(purpose))
      const isIn = signedIn.peek()
      keep({ version, at: new Date(now()).toISOString(), to: kept }, isIn ? 'person' : 'visitor')
      return isIn ? tellAccount(kept) : null
    },
  }
}

const textOf = (to: readonly Purpose[]) => to.join('.')
