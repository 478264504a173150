import type { Client } from '../client/client.js'
import { required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import type { SupportTopic } from '../vocabulary/support/catalogue.js'
import { askSupport, writeToSupport, type SupportRequest } from './calls.js'
import { supportBodyError } from './supportRules.js'
import { supportErrorTexts as wrong } from './supportTexts.js'

/** A question to our team. */
export interface AskSupportForm {
  readonly topic: SupportTopic | null
  readonly body: string
}

/** Asks our team something; `topic` is chosen already where the page says what it is about. */
export function createAskSupportForm(
  care: Client,
  topic: SupportTopic | null,
  asked: (request: SupportRequest) => void,
): Form<AskSupportForm> {
  return createForm<AskSupportForm>({
    fields: {
      topic: { initial: topic, checks: [required(wrong.topic)] },
      body: { initial: '', checks: [supportBodyError] },
    },
    async submit({ topic: chosen, body }) {
      asked(await care.call(askSupport, { body: { topic: chosen!, body: body.trim() } }))
    },
    describe: describeFailure,
  })
}

/** Adds to a question. */
export function createSupportNoteForm(
  care: Client,
  id: number,
  written: (request: SupportRequest) => void,
): Form<{ body: string }> {
  return createForm<{ body: string }>({
    fields: { body: { initial: '', checks: [supportBodyError] } },
    async submit({ body }) {
      written(await care.call(writeToSupport, { id, body: { body: body.trim() } }))
    },
    describe: describeFailure,
  })
}
