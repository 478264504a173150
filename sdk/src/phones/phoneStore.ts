import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { ApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { checkPhone, formatPhone, phoneDigits } from '../kit/phone.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Sayable } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import type { VerifyMethod } from '../vocabulary/caregivers/catalogue.js'
import { phoneVerification } from '../vocabulary/caregivers/constants.js'
import {
  checkCode,
  codeRefused,
  codeSent,
  phoneTexts,
  sendRefusal,
  tryRefusal,
  type CodeSends,
} from './phone.js'
import { getPhoneVerification, verifyPhone, type PhoneVerification } from './phoneCalls.js'

/** Where the verification is: a number is entered, a code is, or the number is verified. */
export type PhoneStep = 'number' | 'code' | 'verified'

/** The verification of a phone number: send a code, enter it, start again. */
export interface PhoneStore {
  readonly status: Resource<PhoneVerification>
  /** Loads the status, and the number there is into the form while nothing is typed there. */
  load(): Promise<void>
  /** The number that the last code went to, and how; null while none was sent. */
  readonly sentTo: ReadonlySignal<{ readonly phone: string; readonly method: VerifyMethod } | null>
  readonly step: ReadonlySignal<PhoneStep>
  readonly numberForm: Form<{ phone_number: string; verify_method: VerifyMethod }>
  readonly codeForm: Form<{ validation_code: string }>
  /** Sends the code to the same number once more. */
  readonly resend: Action<[], void>
  /** Why no code was sent again, or the last one cannot be tried. */
  readonly refusal: ReadonlySignal<Sayable | null>
  /** To the number, which may be changed: a changed one is to be verified anew. */
  enterNumber(): void
}

/** Verifying the caregiver's phone number: number and method, then the code. */
export function createPhoneStore(
  care: Client,
  toasts: Toasts,
  { now, verified = () => {} }: { now: () => number; verified?: (phone: string) => void },
): PhoneStore {
  const status = resource((abort) => care.call(getPhoneVerification, {}, { signal: abort }))
  const sent = signal<CodeSends | null>(null)
  /** Null while nobody has begun, or once it is done. */
  const entering = signal<'number' | 'code' | null>(null)
  const refusal = signal<Sayable | null>(null)
  const sentTo = signal<{ phone: string; method: VerifyMethod } | null>(null)

  const describe = (error: ApiError) => refusal.peek() ?? describeFailure(error)

  async function send(phone_number: string, verify_method: VerifyMethod): Promise<void> {
    refusal.value = sendRefusal(sent.peek(), phone_number, now())
    if (refusal.peek() !== null) throw new ApiError('tooMany')
    await care.call(verifyPhone, { body: { phone_number, verify_method } })
    batch(() => {
      sent.value = codeSent(sent.peek(), phone_number, now())
      sentTo.value = { phone: phone_number, method: verify_method }
      entering.value = 'code'
      codeForm.reset()
    })
  }

  const numberForm = createForm<{ phone_number: string; verify_method: VerifyMethod }>({
    fields: { phone_number: { initial: '', checks: [checkPhone] }, verify_method: { initial: 'text' } },
    submit: ({ phone_number, verify_method }) => send(phoneDigits(phone_number) as string, verify_method),
    describe,
  })
  const codeForm = createForm<{ validation_code: string }>({
    fields: {
      validation_code: {
        initial: '',
        checks: [(code) => checkCode(code, status.data.peek()?.code_digits ?? phoneVerification.codeDigits)],
      },
    },
    async submit({ validation_code }) {
      const last = sent.peek()
      refusal.value = tryRefusal(last, now())
      if (refusal.peek() !== null || !last) throw new ApiError('tooMany')
      try {
        const { phone_verified } = await care.call(verifyPhone, { body: { validation_code } })
        if (!phone_verified) throw new ApiError('invalid', { fieldErrors: {} })
      } catch (error) {
        sent.value = codeRefused(last)
        throw error
      }
      status.set((saved) => ({
        code_digits: saved?.code_digits ?? phoneVerification.codeDigits,
        phone_number: last.phone,
        phone_verified: true,
      }))
      entering.value = null
      toasts.success(phoneTexts.verified)
      verified(last.phone)
    },
    describe,
  })

  return {
    status,
    sentTo,
    async load() {
      await status.load()
      const phone = status.data.peek()?.phone_number
      if (phone && !numberForm.dirty.peek()) numberForm.fill({ phone_number: formatPhone(phone) })
    },
    step: computed(() => entering.value ?? (status.data.value?.phone_verified ? 'verified' : 'number')),
    numberForm,
    codeForm,
    resend: action(async () => {
      const { verify_method } = numberForm.data.peek()
      const last = sent.peek()
      if (last) await send(last.phone, verify_method)
    }),
    refusal,
    enterNumber() {
      batch(() => {
        entering.value = 'number'
        refusal.value = null
      })
    },
  }
}
