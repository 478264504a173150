import { texts } from '../kit/text.js'

/** Applying to jobs, withdrawing and declining them. */
export const jobTexts = texts({
  verifyPhoneFirst: [
    'Please verify your phone number before you apply.',
    'Verifique su número de teléfono antes de postularse.',
  ],
  nursingWork: [
    'This job is for a skilled nursing professional. Your profile says you work as a home health aide or caregiver.',
    'Este trabajo es para profesionales de enfermería. Su perfil dice que usted trabaja como auxiliar de salud en el hogar o cuidador.',
  ],
  plainTitle: ['Home care', 'Cuidado en el hogar'],
  apply: ['Apply', 'Postularse'],
  withdraw: ['Withdraw', 'Retirar postulación'],
  notInterested: ['Not interested', 'No me interesa'],
  applied: ['Application successfully sent', 'Postulación enviada correctamente'],
  withdrawn: ['Application successfully withdrawn', 'Postulación retirada correctamente'],
  markedNotInterested: ['We will not show you this job again', 'No le mostraremos más este trabajo'],
  searchFailed: ['The search did not work. Please try again.', 'La búsqueda falló. Inténtelo de nuevo.'],
  found: { one: ['{count} job', '{count} trabajo'], other: ['{count} jobs', '{count} trabajos'] },
})
