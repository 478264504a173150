import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
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
  /** What is set up, and so can be agreed to. */
  readonly offered: readonly Purpose[]
  /** The browser refuses for its person: nothing is asked, and nothing runs. */
  readonly refuses: boolean
  /** The answer that holds, or null. */
  readonly answer: ReadonlySignal<Consent | null>
  readonly agreed: ReadonlySignal<readonly Purpose[]>
  /** Whether the account has said its answer, or could not be asked; of a visitor it is known at once. */
  readonly known: ReadonlySignal<boolean>
  /** Whether somebody is to be asked. */
  readonly asks: ReadonlySignal<boolean>
  /** Answers, at once on the device; the account is told, by the next page where that fails now. */
  choose(to: readonly Purpose[]): Promise<void>
}

interface ConsentOptions {
  readonly offered: readonly Purpose[]
  readonly version: string
  readonly refuses: boolean
  /** The device's cookie. */
  readonly device: { read(): string | null; write(text: string): void }
  /** Marks what the account was not told yet; it goes at logout. */
  readonly untold: { read(): boolean; write(untold: boolean): void }
  readonly signedIn: ReadonlySignal<boolean>
  /** The instant, in milliseconds. */
  readonly now: () => number
}

/**
 * Asks for consent and keeps it: on the device, and for whoever is signed in on their account, whose answer comes before
 * what others have answered on the device. Until the account has said it nothing is agreed to, and nobody is asked.
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

  async function tellAccount(to: readonly Purpose[]): Promise<void> {
    untold.write(true)
    const told = await settle(() => care.call(updateOwnConsent, { body: { version, to: [...to] } }))
    if ('value' in told) untold.write(false)
  }

  async function askAccount(): Promise<void> {
    given.value = undefined
    failed.value = false
    const before = onDevice()
    if (before?.by === 'person' && untold.read()) {
      given.value = answerOf(before, true)
      return tellAccount(before.to)
    }
    const own = await settle(() => care.call(getOwnConsent))
    if (!('value' in own)) failed.value = true
    if (!('value' in own) || given.peek() !== undefined) return
    if (own.value) return keep(own.value, 'person')
    // Whoever has just refused as a visitor is not asked again; a yes is only what the account's own person says.
    const refusal = before?.by === 'visitor' ? answerOf(before, true) : null
    given.value = refusal
    if (!refusal || !consentHolds(refusal, asking())) return
    keep(refusal, 'person')
    await tellAccount(refusal.to)
  }

  if (offered.length > 0)
    signedIn.subscribe((isIn) => {
      if (isIn) void askAccount()
      else given.value = answerOf(onDevice(), false)
    })

  return {
    offered,
    refuses,
    answer: computed(() => given.value ?? null),
    agreed: computed(() => agreedTo(given.value ?? null, asking()).filter((one) => offered.includes(one))),
    known: computed(() => failed.value || given.value !== undefined),
    asks: computed(() => given.value !== undefined && asksConsent(offered, given.value, asking())),
    async choose(to) {
      const kept = offered.filter((purpose) => to.includes(purpose))
      const isIn = signedIn.peek()
      keep({ version, at: new Date(now()).toISOString(), to: kept }, isIn ? 'person' : 'visitor')
      if (isIn) await tellAccount(kept)
    },
  }
}
