import type { Identity } from '../vocabulary/account/identity.js'
import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { action, type Action } from '../kit/state/action.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { checkSignature } from '../screening/background.js'
import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
  type Agreement,
  type AgreementAnswer,
} from './agreementCalls.js'

/** Who is bound: a family and a caregiver by their connection, or a caregiver and us; staff read of another user. */
export type AgreementOf = { readonly connection: number } | { readonly consultant: 'me' | number }

/** Reads an agreement. */
export function loadAgreement(care: Client, of: AgreementOf, signal?: AbortSignal): Promise<Agreement> {
  const options = signal ? { signal } : {}
  if ('connection' in of) return care.call(getConnectionAgreement, { id: of.connection }, options)
  const query = of.consultant === 'me' ? {} : { user_id: of.consultant }
  return care.call(getConsultingAgreement, { query }, options)
}

/** An agreement to be read and answered. */
export interface AgreementStore {
  readonly agreement: Resource<Agreement, []>
  /** Signing it with the full name. */
  readonly sign: Form<{ full_name: string }>
  /** Declining it; it can be signed later. */
  readonly decline: Action<[], Agreement>
}

/** The agreement of a connection, or with us, for `signer`. What another tab has changed meanwhile is loaded again. */
export function createAgreementStore(
  care: Client,
  of: AgreementOf,
  signer: Pick<Identity, 'first_name' | 'last_name'>,
  loaded: Agreement,
): AgreementStore {
  const agreement = resource((signal) => loadAgreement(care, of, signal))
  agreement.set(loaded)

  async function answer(consents: boolean, full_name?: string): Promise<Agreement> {
    const { version } = agreement.data.peek() ?? loaded
    const body: AgreementAnswer = { version, consents, ...(full_name !== undefined && { full_name }) }
    const answered =
      'connection' in of
        ? await care.call(answerConnectionAgreement, { id: of.connection, body })
        : await care.call(answerConsultingAgreement, { body })
    agreement.set(answered)
    return answered
  }

  return {
    agreement,
    sign: createForm({
      fields: {
        full_name: { initial: '', checks: [required(), (name: string) => checkSignature(name, signer)] },
      },
      submit: async ({ full_name }) => void (await answer(true, full_name.trim())),
      describe: describeFailure,
    }),
    decline: action(() => answer(false)),
  }
}

/** Where an agreement stands for its reader. */
export function agreementState({ consented }: Pick<Agreement, 'consented'>): 'open' | 'signed' | 'declined' {
  if (consented === null) return 'open'
  return consented ? 'signed' : 'declined'
}
