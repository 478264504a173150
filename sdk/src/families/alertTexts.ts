import { texts } from '../kit/text.js'

/** What dashboards say of messages, to families and caregivers alike. */
export const messageAlertTexts = texts({
  unread: {
    one: ['You have {count} unread message', 'Tiene {count} mensaje sin leer'],
    other: ['You have {count} unread messages', 'Tiene {count} mensajes sin leer'],
  },
  unreadBody: ['Open your messages to read and answer.', 'Abra sus mensajes para leer y responder.'],
  unanswered: ['{name} is waiting for your answer', '{name} espera su respuesta'],
  unansweredBody: [
    'You have read the last message. A short answer is enough.',
    'Ya leyó el último mensaje. Basta con una respuesta breve.',
  ],
})

/** What any dashboard says of an e-mail address. */
export const emailAlertTexts = texts({
  title: ['Your e-mail address is not verified', 'Su correo electrónico no está verificado'],
  body: [
    'Offers and changes of visits go there. A code from your mailbox is enough.',
    'Ahí llegan las ofertas y los cambios de visitas. Basta un código de su buzón.',
  ],
})

/** What a family's dashboard points out. */
export const familyAlertTexts = texts({
  offerDeclined: ['{name} has declined your offer', '{name} rechazó su oferta'],
  offerDeclinedBody: [
    'Read why. You can change the offer and send it again.',
    'Lea por qué. Puede cambiar la oferta y enviarla de nuevo.',
  ],
  offerLapsed: ['{name} did not answer your offer', '{name} no contestó su oferta'],
  offerLapsedBody: [
    'It has ended. You can send another, or hire somebody else.',
    'La oferta terminó. Puede enviar otra o contratar a otra persona.',
  ],
  hours: ['{name} handed in hours', '{name} entregó horas'],
  hoursBody: [
    'From {first} to {last}. See what was worked and what it costs. If something is wrong, send it back.',
    'Del {first} al {last}. Vea qué se trabajó y cuánto cuesta. Si algo no está bien, devuélvalo.',
  ],
  nextSteps: {
    one: ['{count} step is left after your offer', 'Falta {count} paso después de su oferta'],
    other: ['{count} steps are left after your offer', 'Faltan {count} pasos después de su oferta'],
  },
  nextStepsBody: [
    'The agreement, taxes, the first visits: see what is still open.',
    'El acuerdo, los impuestos, las primeras visitas: vea qué queda pendiente.',
  ],
  applicants: {
    one: ['{count} caregiver is waiting to hear from you', '{count} cuidador espera noticias suyas'],
    other: ['{count} caregivers are waiting to hear from you', '{count} cuidadores esperan noticias suyas'],
  },
  applicantsBody: [
    'They applied to “{job}”. Read their profiles and write to the ones you like.',
    'Se postularon a «{job}». Lea sus perfiles y escriba a quien le guste.',
  ],
  review: ['How was it with {name}?', '¿Qué tal le fue con {name}?'],
  reviewBody: [
    'Your work together ended on {day}. A few words from you help other families choose.',
    'Su trabajo juntos terminó el {day}. Unas palabras suyas ayudan a otras familias a elegir.',
  ],
  unfinished: ['Your sign-up is not finished', 'Su registro no está terminado'],
  unfinishedBody: [
    'Caregivers cannot see what you need until you post your first job.',
    'Los cuidadores no verán lo que necesita hasta que publique su primer trabajo.',
  ],
  draft: ['“{job}” is still a draft', '«{job}» todavía es un borrador'],
  emptyDraft: ['You have started a job', 'Empezó un trabajo'],
  draftBody: ['Only you can see it.', 'Solo usted puede verlo.'],
})
