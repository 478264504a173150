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

/** What a family's dashboard points out. */
export const familyAlertTexts = texts({
  applicants: {
    one: ['{count} caregiver is waiting to hear from you', '{count} cuidador espera noticias suyas'],
    other: ['{count} caregivers are waiting to hear from you', '{count} cuidadores esperan noticias suyas'],
  },
  applicantsBody: [
    'They applied to “{job}”. Read their profiles and write to the ones you like.',
    'Se postularon a «{job}». Lea sus perfiles y escriba a quien le guste.',
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
