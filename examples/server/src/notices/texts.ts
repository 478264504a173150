import { texts, type Plural } from '@homecare/sdk/kit'
import type { NoticeKind } from '@homecare/sdk/notices'

/** What stands around every notice. */
export const noticeServerTexts = texts({
  why: [
    'You get this because of your notifications for: {kind}. To stop these, open this link:\n{link}',
    'Este es un aviso sobre: {kind}. Para no recibir más avisos de este tipo, abra este enlace:\n{link}',
  ],
  noPush: [
    'This server cannot show notifications on devices.',
    'Este servidor no puede mostrar avisos en dispositivos.',
  ],
  noPushService: [
    'This is not the address of a push service.',
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
    one: ['You have an update about a shift or a job.', 'Hay novedades sobre un turno o un trabajo.'],
    other: [
      'You have {count} updates about shifts and jobs.',
      'Hay {count} novedades sobre turnos y trabajos.',
    ],
  },
  jobs_nearby: {
    one: ['There is a new job near you.', 'Hay un trabajo nuevo cerca de usted.'],
    other: ['There are {count} new jobs near you.', 'Hay {count} trabajos nuevos cerca de usted.'],
  },
  messages: {
    one: ['You have a message waiting.', 'Tiene un mensaje sin leer.'],
    other: [
      'You have messages waiting in {count} conversations.',
      'Tiene mensajes sin leer en {count} conversaciones.',
    ],
  },
  documents: {
    one: ['You have an update about one of your documents.', 'Hay novedades sobre uno de sus documentos.'],
    other: [
      'You have updates about {count} of your documents.',
      'Hay novedades sobre {count} de sus documentos.',
    ],
  },
  timesheets: {
    one: ['You have an update about a timesheet.', 'Hay novedades sobre una hoja de horas.'],
    other: ['You have updates about {count} timesheets.', 'Hay novedades sobre {count} hojas de horas.'],
  },
  care_plans: {
    one: ['You have an update about a care plan.', 'Hay novedades sobre un plan de cuidado.'],
    other: ['You have {count} updates about care plans.', 'Hay {count} novedades sobre planes de cuidado.'],
  },
  calls: {
    one: ['You have an update about a call.', 'Hay novedades sobre una llamada.'],
    other: ['You have updates about {count} calls.', 'Hay novedades sobre {count} llamadas.'],
  },
  new_caregivers: {
    one: ['Somebody new fits your saved searches.', 'Alguien nuevo cumple con sus búsquedas guardadas.'],
    other: ['Somebody new fits your saved searches.', 'Alguien nuevo cumple con sus búsquedas guardadas.'],
  },
}
