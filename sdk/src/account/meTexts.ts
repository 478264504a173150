import { texts } from '../kit/text.js'

/** The last place of the bar: all that is somebody's own, and what they set for themselves. */
export const meTexts = texts({
  title: ['Me', 'Yo'],
  own: ['Your profile and papers', 'Su perfil y sus documentos'],
  account: ['Your account', 'Su cuenta'],
  help: ['Help', 'Ayuda'],
  call: ['Call {phone}', 'Llamar al {phone}'],
  profile: ['Your profile', 'Su perfil'],
  profileHint: [
    'What families and facilities see about you',
    'Lo que las familias y los centros ven de usted',
  ],
  documentsHint: [
    'Licenses, cards and papers, and when they expire',
    'Licencias, tarjetas y papeles, y cuándo vencen',
  ],
  earningsHint: ['Week by week, and how they were counted', 'Semana por semana, y cómo se calcularon'],
  references: ['References', 'Referencias'],
  referencesHint: ['People who speak for you', 'Personas que hablan por usted'],
  agreements: ['Care agreements', 'Acuerdos de cuidado'],
  agreementsHint: ['What you and each family agreed on', 'Lo que usted acordó con cada familia'],
  backgroundHint: ['How your check is going', 'Cómo va su verificación'],
  reviewsHint: ['What families wrote about you', 'Lo que las familias escribieron de usted'],
  badgesHint: ['What you have earned, and what comes next', 'Lo que ha ganado y lo que sigue'],
  consulting: ['Your agreement with us', 'Su acuerdo con nosotros'],
  consultingHint: ['Read it, or see when you signed', 'Léalo o vea cuándo lo firmó'],
  academyHint: ['Free courses for caregivers', 'Cursos gratuitos para cuidadores'],
  invitesHint: ['Share your link with others', 'Comparta su enlace con otras personas'],
  payrollHint: ['What is due, and figures for the year', 'Lo que se debe y las cifras del año'],
  membershipHint: ['What you have, and what there is', 'Lo que tiene y lo que hay'],
  methodsHint: ['Cards and bank accounts that you pay with', 'Tarjetas y cuentas bancarias con las que paga'],
  bankHint: ['The account that your pay goes to', 'La cuenta donde llega su pago'],
  settingsHint: [
    'Name, e-mail, phone, password, notifications',
    'Nombre, correo, teléfono, contraseña, avisos',
  ],
  trail: ['Who saw your record', 'Quién vio su información'],
  trailHint: ['Every time somebody opened it', 'Cada vez que alguien la abrió'],
  helpHint: ['Questions and answers', 'Preguntas y respuestas'],
  contactHint: ['Write to us or call', 'Escríbanos o llámenos'],
})
