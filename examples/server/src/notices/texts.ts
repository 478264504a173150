import { texts, type Plural } from '@homecare/sdk/kit'
import type { NoticeKind } from '@homecare/sdk/notices'

/** What stands around every notice. */
export const noticeServerTexts = texts({
  why: [
    'This is a notice about: {kind}. To get no more of these, open this link:\n{link}',
    'Este es un aviso sobre: {kind}. Para no recibir más avisos de este tipo, abra este enlace:\n{link}',
  ],
  noPush: ['This server shows no notices on devices.', 'Este servidor no muestra avisos en dispositivos.'],
  noPushService: [
    'This is no address of a push service.',
    'Esta no es la dirección de un servicio de avisos.',
  ],
  confirm: ['Confirm it, without a password:\n{link}', 'Confírmelo, sin contraseña:\n{link}'],
  decline: ['Decline it, without a password:\n{link}', 'Rechácelo, sin contraseña:\n{link}'],
  confirmShort: ['Confirm: {link}', 'Confirmar: {link}'],
  declineShort: ['Decline: {link}', 'Rechazar: {link}'],
})

/** What several of a kind that waited for the end of the quiet hours are said as. */
export const mergedTexts: Readonly<Record<NoticeKind, Plural>> = {
  offers: {
    one: ['You have news about a shift or a job.', 'Hay novedades sobre un turno o un trabajo.'],
    other: [
      'You have {count} pieces of news about shifts and jobs.',
      'Hay {count} novedades sobre turnos y trabajos.',
    ],
  },
  jobs_nearby: {
    one: ['There is a new job near you.', 'Hay un trabajo nuevo cerca de usted.'],
    other: ['There are {count} new jobs near you.', 'Hay {count} trabajos nuevos cerca de usted.'],
  },
  messages: {
    one: ['A message is waiting for you.', 'Tiene un mensaje esperando.'],
    other: [
      'Messages are waiting for you in {count} conversations.',
      'Tiene mensajes esperando en {count} conversaciones.',
    ],
  },
  documents: {
    one: ['There is news about a document of yours.', 'Hay novedades sobre un documento suyo.'],
    other: [
      'There is news about {count} of your documents.',
      'Hay novedades sobre {count} documentos suyos.',
    ],
  },
  timesheets: {
    one: ['There is news about a timesheet.', 'Hay novedades sobre una hoja de horas.'],
    other: ['There is news about {count} timesheets.', 'Hay novedades sobre {count} hojas de horas.'],
  },
}
