import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { ApiError } from '../kit/error.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { action, type Action } from '../kit/state/action.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Sayable } from '../kit/text.js'
import { codeSent, phoneTexts, sendRefusal, type CodeSends } from '../phones/phone.js'
import { getSettings, sendEmailCode, verifyEmail } from './calls.js'
import type { Settings } from './settings.js'

/** Where the proof of an e-mail address stands: a code is to be asked for, to be entered, or it is done. */
export type EmailStep = 'ask' | 'code' | 'verified'

/** Proving that the address of the account is one's own: a code is mailed, and entered. */
export interface EmailVerification {
  readonly settings: Resource<Settings, []>
  readonly step: ReadonlySignal<EmailStep>
  readonly form: Form<{ code: string }>
  /** Mails a code; one that was mailed before stops working. */
  readonly send: Action<[], void>
  /** Why no code was mailed; null where one was, or nobody asked. */
  readonly refusal: ReadonlySignal<Sayable | null>
  /** How many codes were mailed from here. */
  readonly sends: ReadonlySignal<number>
}

interface EmailOptions {
  /** The instant, in milliseconds. */
  readonly now: () => number
  /** What the link of the letter carries. */
  readonly code?: string | null | undefined
  /** Hears which address is verified, once it is. */
  readonly verified?: (email: string) => void
}

/** The verification of the own e-mail address. */
export function createEmailVerification(
  care: Client,
  { now, code, verified = () => {} }: EmailOptions,
): EmailVerification {
  const settings = resource((abort) => care.call(getSettings, {}, { signal: abort }))
  const sent = signal<CodeSends | null>(null)
  const refusal = signal<Sayable | null>(null)
  const address = () => settings.data.peek()?.email ?? ''
  const isDone = () => settings.set((known) => known && { ...known, email_verified: true })

  const form = createForm<{ code: string }>({
    fields: { code: { initial: '', checks: [required(phoneTexts.codeRequired)] } },
    async submit({ code: typed }) {
      await care.call(verifyEmail, { body: { code: typed.trim() } })
      isDone()
      verified(address())
    },
    describe: describeFailure,
  })
  if (code) form.fields.code.set(code)

  return {
    settings,
    form,
    refusal,
    sends: computed(() => sent.value?.sends ?? 0),
    step: computed(() => {
      if (settings.data.value?.email_verified) return 'verified'
      return code || sent.value ? 'code' : 'ask'
    }),
    send: action(
      async () => {
        const why = sendRefusal(sent.peek(), address(), now())
        refusal.value = why
        if (why) throw new ApiError('tooMany')
        const { email_verified } = await care.call(sendEmailCode)
        // Verified meanwhile in another tab: nothing was mailed.
        if (email_verified) return isDone()
        batch(() => {
          sent.value = codeSent(sent.peek(), address(), now())
          form.reset()
        })
      },
      { failed: (error) => void (refusal.value ??= describeFailure(error)) },
    ),
  }
}
