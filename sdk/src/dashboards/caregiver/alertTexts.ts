import { texts } from '../../kit/text.js'

/** What a caregiver's dashboard points out. */
export const caregiverAlertTexts = texts({
  licenseExpired: ['Your license “{license}” has expired', 'Su licencia «{license}» venció'],
  licenseExpiredBody: [
    'It ended on {day}. Renew it and enter the new date, and families will see it again.',
    'Terminó el {day}. Renuévela y escriba la fecha nueva, y las familias la verán de nuevo.',
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
    'Renew it by {day}, and nothing changes for your families.',
    'Renuévela a más tardar el {day} y nada cambiará para sus familias.',
  ],
  phone: ['Your phone number is not verified', 'Su número de teléfono no está verificado'],
  phoneBody: [
    'You need it before you can apply to a job.',
    'Lo necesita antes de poder postularse a un trabajo.',
  ],
  hidden: ['Families cannot see your profile yet', 'Las familias todavía no ven su perfil'],
  hiddenBody: ['We review every profile before we show it.', 'Revisamos cada perfil antes de mostrarlo.'],
  unfinishedBody: [
    'Your profile is missing something families need to know. Open it to see what.',
    'A su perfil le falta algo que las familias deben saber. Ábralo para ver qué es.',
  ],
  documentRequested: ['We asked you for “{document}”', 'Le pedimos «{document}»'],
  documentRequestedBody: [
    'Take a photo of it or upload it: some work depends on it.',
    'Tómele una foto o súbalo: hay trabajo que depende de él.',
  ],
  documentExpired: ['Your document “{document}” has expired', 'Su documento «{document}» venció'],
  documentExpiredBody: [
    'Upload the renewed one so that you can keep working.',
    'Suba el renovado para poder seguir trabajando.',
  ],
  offer: ['{name} has offered you work', '{name} le ofrece trabajo'],
  offerBody: ['Read what is offered and answer by {day}.', 'Lea qué se ofrece y conteste hasta el {day}.'],
  fingerprinting: ['{name} asks about your fingerprints', '{name} le pregunta por sus huellas'],
  fingerprintingBody: [
    'You decide. Read what it is for before you answer.',
    'Usted decide. Lea para qué son antes de contestar.',
  ],
  agreement: ['You have not signed your agreement with {name}', 'No ha firmado su acuerdo con {name}'],
  agreementBody: [
    'Read what you agreed on and sign it. It protects you both.',
    'Lea lo que acordaron y fírmelo. Protege a ambas partes.',
  ],
  account: ['Tell us where your pay goes', 'Díganos dónde llega su pago'],
  accountBody: [
    'You are hired. Add your bank account so that your pay can reach you.',
    'Ya le contrataron. Agregue su cuenta bancaria para que pueda llegarle su pago.',
  ],
  payWaitsBody: [
    'A family has paid for your hours. We send you the money as soon as we know where to.',
    'Una familia pagó sus horas. Le enviamos el dinero en cuanto sepamos adónde.',
  ],
  payWhoBody: [
    'A family has paid for your hours. The payment service needs to know who you are before it sends the money.',
    'Una familia pagó sus horas. El servicio de pagos necesita saber quién es usted antes de enviar el dinero.',
  ],
  payReturned: ['Your bank did not take your pay', 'Su banco no aceptó su pago'],
  payReturnedBody: [
    'Nothing is lost. Add another account, and we send it there.',
    'No se pierde nada. Agregue otra cuenta y se lo enviamos ahí.',
  ],
  photo: ['Your profile has no photo', 'Su perfil no tiene foto'],
  photoBody: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['You have not introduced yourself', 'Todavía no se ha presentado'],
  aboutBody: [
    'A few sentences about your work say more than any list.',
    'Unas frases sobre su trabajo dicen más que cualquier lista.',
  ],
})
