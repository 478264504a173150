import { texts } from '../../kit/text.js'

/** What a caregiver's dashboard points out. */
export const caregiverAlertTexts = texts({
  licenseExpired: ['Your license “{license}” has expired', 'Su licencia «{license}» venció'],
  licenseExpiredBody: [
    'It ended on {day}. Renew it and put in the new date, and families see it again.',
    'Terminó el {day}. Renuévela y ponga la fecha nueva, y las familias la verán de nuevo.',
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
  unfinishedBody: [
    'Something that they must know is missing. Your profile says what, with a link to each part.',
    'Falta algo que deben saber. Su perfil le dice qué es, con un enlace a cada parte.',
  ],
  documentRequested: ['We asked you for “{document}”', 'Le pedimos «{document}»'],
  documentRequestedBody: [
    'Photograph or upload it: some work waits for it.',
    'Fotografíelo o súbalo: hay trabajo que depende de él.',
  ],
  documentExpired: ['Your document “{document}” has expired', 'Su documento «{document}» venció'],
  documentExpiredBody: [
    'Upload the renewed one, so that you can go on working.',
    'Suba el renovado para poder seguir trabajando.',
  ],
  agreement: ['Your agreement with {name} is not signed', 'Su acuerdo con {name} no está firmado'],
  agreementBody: [
    'Read what you agreed on, and sign it: it protects you both.',
    'Lea lo que acordaron y fírmelo: protege a ambas partes.',
  ],
  photo: ['Your profile has no photo', 'Su perfil no tiene foto'],
  photoBody: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['You have not introduced yourself', 'Todavía no se ha presentado'],
  aboutBody: [
    'A few sentences about your work say more than any list.',
    'Unas frases sobre su trabajo dicen más que cualquier lista.',
  ],
})
