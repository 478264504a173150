import { catalogue, type IdOf } from '../kit/catalogue.js'

/** Steps of the background check, in order; each is a path segment (D1 §2; D2 §2; D3 §2). */
export const backgroundSteps = /* @__PURE__ */ catalogue([
  { id: 'disclosure', label: ['Disclosure', 'Divulgación'] },
  { id: 'release', label: ['Release', 'Consentimiento'] },
  { id: 'authorization-addendum', label: ['Authorization addendum', 'Anexo de autorización'] },
  { id: 'personal', label: ['Personal information', 'Datos personales'] },
  { id: 'electronic-signature', label: ['Electronic signature', 'Firma electrónica'] },
  { id: 'view-report', label: ['View report', 'Ver informe'] },
])
export type BackgroundStep = IdOf<typeof backgroundSteps>

/** The steps that the caregiver goes through, in order; the report is only read. */
export const backgroundStepsToDo = [
  'disclosure',
  'release',
  'authorization-addendum',
  'personal',
  'electronic-signature',
] as const satisfies readonly BackgroundStep[]

/** Steps of the screening, in order; each is a path segment (D1 §2; D3 §2). */
export const screeningSteps = /* @__PURE__ */ catalogue([
  { id: 'interview', label: ['Interview', 'Entrevista'] },
  { id: 'questionnaire', label: ['Questionnaire', 'Cuestionario'] },
  { id: 'nextsteps', label: ['Next steps', 'Próximos pasos'] },
  { id: 'thankyou', label: ['Thank you', 'Gracias'] },
])
export type ScreeningStep = IdOf<typeof screeningSteps>
