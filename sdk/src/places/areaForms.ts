import type { Client } from '../client/client.js'
import { email, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { getServedArea, waitForArea, type ServedArea } from './areaCalls.js'
import type { AreaAudience } from './areas.js'
import { checkZip } from './zip.js'

/** Asks whether an area is served; `found` is told of the answer. */
export function createAreaForm(
  care: Client,
  who: AreaAudience,
  { zip_code = '', found }: { readonly zip_code?: string; readonly found: (area: ServedArea) => void },
): Form<{ zip_code: string }> {
  return createForm({
    fields: { zip_code: { initial: zip_code, checks: [required(), (zip) => checkZip(zip.trim())] } },
    async submit(data) {
      found(await care.call(getServedArea, { query: { zip_code: data.zip_code.trim(), who } }))
    },
    describe: describeFailure,
  })
}

/** Leaves an address to be written to once the area is served. */
export function createWaitForm(
  care: Client,
  area: { readonly who: AreaAudience; readonly zip_code: string },
): Form<{ email: string }> {
  return createForm({
    fields: { email: { initial: '', checks: [required(), email()] } },
    async submit(data) {
      await care.call(waitForArea, { body: { ...area, email: data.email.trim() } })
    },
    describe: describeFailure,
  })
}
