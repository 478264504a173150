import { catalogue, type IdOf } from '../kit/catalogue.js'

/**
 * Landing pages of partners that the documents name, by path, and one insurer demo page. Brands are
 * configuration: a partner's name, logo and slogan come from its branding flow, so the labels here are neutral.
 */
export const partnerLandings = catalogue([
  { id: 'aarp', label: ['Member benefit', 'Beneficio para miembros'], demo: false },
  { id: 'getcare', label: ['Get care', 'Obtenga cuidado'], demo: false },
  { id: 'findcare', label: ['Find care', 'Encuentre cuidado'], demo: false },
  { id: 'aarpmedsupp', label: ['Supplement members', 'Miembros del plan suplementario'], demo: false },
  { id: 'uhcvais', label: ['Health plan members', 'Miembros del plan de salud'], demo: false },
  { id: 'aarpadvantage', label: ['Advantage members', 'Miembros del plan Advantage'], demo: false },
  { id: 'aarpadvantages', label: ['Advantage members', 'Miembros del plan Advantage'], demo: false },
  { id: 'aarpbenefits', label: ['Your benefits', 'Sus beneficios'], demo: false },
  { id: 'aarp2019', label: ['Member offer', 'Oferta para miembros'], demo: false },
  { id: 'clthah', label: ['Care at home', 'Cuidado en el hogar'], demo: false },
  { id: 'insurer-demo', label: ['Insurer demonstration', 'Demostración para aseguradoras'], demo: true },
])
export type PartnerLanding = IdOf<typeof partnerLandings>
