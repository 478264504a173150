import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** The two kinds of caregiver, by the number in `provider_types`. */
export const providerTypes = catalogue([
  { id: 0, name: 'cg', label: ['Home Health Aide or Caregiver', 'Auxiliar de salud en el hogar o cuidador'] },
  { id: 2, name: 'hcp', label: ['Skilled Nursing Professional', 'Profesional de enfermería'] },
])
export type ProviderTypeId = IdOf<typeof providerTypes>
