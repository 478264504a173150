import { texts } from '../kit/text.js'

/** The front page: what this is, and the ways in. */
export const homeTexts = /* @__PURE__ */ texts({
  title: [
    'Someone good, close to home, when you need them.',
    'Alguien de confianza, cerca de casa, cuando lo necesita.',
  ],
  lead: [
    'See rates, reviews and credentials before you write. You choose, you agree on the hours, you pay through us.',
    'Vea tarifas, reseñas y credenciales antes de escribir. Usted elige, acuerda las horas y paga con nosotros.',
  ],
  findCaregivers: ['Find caregivers', 'Buscar cuidadores'],
  forFamilies: ['I am looking for care', 'Busco cuidado'],
  forCaregivers: ['I am a caregiver looking for work', 'Soy cuidador y busco trabajo'],
})
