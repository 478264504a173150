import { catalogue, type IdOf } from '../kit/catalogue.js'
import { partsOf } from '../kit/shape.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { agencyTexts } from './agencyTexts.js'
import { agreeToAgencyTerms, type AgencyOnboarding } from './calls.js'

/** What an agency's caregiver does before their first shift, in this order. */
export const agencySteps = catalogue([
  { id: 'password', label: ['Choose a password of your own', 'Elija una contraseña propia'] },
  { id: 'terms', label: ['Read and accept the agency terms', 'Lea y acepte las condiciones de la agencia'] },
  { id: 'phone', label: ['Verify your phone', 'Verifique su teléfono'] },
  { id: 'photo', label: ['Add a photo', 'Agregue una foto'] },
  { id: 'availability', label: ['Say when you can work', 'Diga cuándo puede trabajar'] },
])
export type AgencyStep = IdOf<typeof agencySteps>

/** The steps that are done. */
export function agencyStepsDone(onboarding: AgencyOnboarding): AgencyStep[] {
  const { must_change_password, terms_agreed_at, phone_verified, has_photo, has_availability } =
    partsOf(onboarding)
  const done: Readonly<Record<AgencyStep, boolean>> = {
    password: must_change_password === false,
    terms: typeof terms_agreed_at === 'string',
    phone: phone_verified === true,
    photo: has_photo === true,
    availability: has_availability === true,
  }
  return agencySteps.ids.filter((step) => done[step])
}

/** Agrees to a version of the supplemental terms, once that it was read is said. */
export function createAgencyTermsForm(care: Client, version: string): Form<{ agreed: boolean }> {
  return createForm<{ agreed: boolean }>({
    fields: { agreed: { initial: false, checks: [(agreed) => (agreed ? null : agencyTexts.acceptFirst)] } },
    async submit() {
      await care.call(agreeToAgencyTerms, { body: { version, agreed: true } })
    },
    describe: describeFailure,
  })
}
