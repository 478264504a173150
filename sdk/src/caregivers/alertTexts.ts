import { texts } from '../kit/text.js'

/** What a caregiver's dashboard points out. */
export const caregiverAlertTexts = /* @__PURE__ */ texts({
  licenseExpired: ['Your license “{license}” has expired', 'Su licencia «{license}» venció'],
  licenseExpiredBody: [
    'It ended on {day}. Renew it, and have the new date put into your profile.',
    'Terminó el {day}. Renuévela y haga poner la fecha nueva en su perfil.',
  ],
  licenseExpiring: {
    one: ['Your license “{license}” expires in {count} day', 'Su licencia «{license}» vence en {count} día'],
    other: [
      'Your license “{license}” expires in {count} days',
      'Su licencia «{license}» vence en {count} días',
    ],
  },
  licenseExpiresToday: ['Your license “{license}” expires today', 'Su licencia «{license}» vence hoy'],
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
  hiddenBody: ['We look at every profile before it is shown.', 'Revisamos cada perfil antes de mostrarlo.'],
  photo: ['Your profile has no photo', 'Su perfil no tiene foto'],
  photoBody: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['You have not introduced yourself', 'Todavía no se ha presentado'],
  aboutBody: [
    'A few sentences about your work say more than any list.',
    'Unas frases sobre su trabajo dicen más que cualquier lista.',
  ],
})
