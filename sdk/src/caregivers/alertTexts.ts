import { texts } from '../kit/text.js'

/** What a caregiver's dashboard points out. */
export const caregiverAlertTexts = /* @__PURE__ */ texts({
  licenseExpired: ['Your {license} has expired', 'Su {license} venció'],
  licenseExpiredBody: [
    'Families no longer see it as valid. It ended on {day}.',
    'Las familias ya no la ven como vigente. Terminó el {day}.',
  ],
  licenseExpiring: {
    one: ['Your {license} expires in {count} day', 'Su {license} vence en {count} día'],
    other: ['Your {license} expires in {count} days', 'Su {license} vence en {count} días'],
  },
  licenseExpiresToday: ['Your {license} expires today', 'Su {license} vence hoy'],
  licenseExpiringBody: [
    'Renew it in time, and nothing changes for your families. Last day: {day}.',
    'Renuévela a tiempo y nada cambiará para sus familias. Último día: {day}.',
  ],
  phone: ['Your phone number is not verified', 'Su número de teléfono no está verificado'],
  phoneBody: [
    'You need it before you can apply to a job.',
    'Lo necesita antes de poder postularse a un trabajo.',
  ],
  hidden: ['Families cannot see your profile yet', 'Las familias todavía no ven su perfil'],
  hiddenBody: [
    'We look at every profile before it is shown, usually within two working days.',
    'Revisamos cada perfil antes de mostrarlo, por lo general en dos días hábiles.',
  ],
  photo: ['Your profile has no photo', 'Su perfil no tiene foto'],
  photoBody: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['You have not introduced yourself', 'Todavía no se ha presentado'],
  aboutBody: [
    'A few sentences about your work say more than any list.',
    'Unas frases sobre su trabajo dicen más que cualquier lista.',
  ],
})
