import { array, boolean, enums, object, partial, type, type Infer } from '../../kit/structs/struct.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { timeField } from '../../kit/fields/fields.js'
import type { UserType } from '../account/catalogue.js'

/** The ways in which a notice reaches somebody. A text message goes to a verified phone alone. */
export const noticeWays = catalogue([
  { id: 'mail', label: ['E-mail', 'Correo electrónico'] },
  { id: 'text', label: ['Text message', 'Mensaje de texto'] },
  { id: 'push', label: ['On my devices', 'En mis dispositivos'] },
])
export type NoticeWay = IdOf<typeof noticeWays>

const workers = ['caregiver', 'agency_caregiver'] as const

/**
 * What people are told of, each by the ways that they choose, and whom it can concern. Letters that an account needs, such
 * as a link for a new password, are no notices: they come whatever is chosen. `unasked` are the ways that work before
 * anybody has chosen: a letter about one's own work, care or papers. Text messages, devices, and work that one has not
 * asked about are never among them.
 */
export const noticeKinds = catalogue([
  {
    id: 'offers',
    label: ['Offers, applications and visits', 'Ofertas, postulaciones y visitas'],
    hint: [
      'When somebody applies, invites you, gives you a shift, or changes or cancels one.',
      'Cuando alguien se postula, le invita, le da un turno, o lo cambia o cancela.',
    ],
    whom: [...workers, 'family', 'facility'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'jobs_nearby',
    label: ['New work near you', 'Trabajo nuevo cerca de usted'],
    hint: [
      'At most once a day, within the distance you work.',
      'Como máximo una vez al día, dentro de la distancia a la que trabaja.',
    ],
    whom: workers as readonly UserType[],
    unasked: [] as readonly NoticeWay[],
  },
  {
    id: 'messages',
    label: ['Messages you have not read', 'Mensajes sin leer'],
    hint: [
      'When one has waited for an hour. We never say what is in them.',
      'Cuando llevan una hora sin leer. Nunca decimos qué contienen.',
    ],
    whom: [...workers, 'family', 'facility'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'documents',
    label: ['Documents', 'Documentos'],
    hint: [
      'When we ask for one, verify or refuse it, or it expires soon. Also photos, profiles and fingerprints.',
      'Cuando se pide, se verifica o se rechaza uno, o vence pronto. También fotos, perfiles y huellas.',
    ],
    whom: [...workers, 'family', 'facility', 'care_manager', 'staff'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'timesheets',
    label: ['Timesheets', 'Hojas de horas'],
    hint: [
      'When hours are handed in, approved or sent back, an invoice is waiting, or a bank disputes a payment.',
      'Cuando se entregan, aprueban o devuelven horas, una factura espera o un banco disputa un pago.',
    ],
    whom: [...workers, 'family', 'facility', 'staff'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'care_plans',
    label: ['Care plans', 'Planes de cuidado'],
    hint: [
      'When somebody’s access to a plan changes. We never say what is in it.',
      'Cuando cambia el acceso de alguien a un plan. Nunca decimos qué contiene.',
    ],
    whom: [...workers, 'family'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'calls',
    label: ['Calls with an advisor', 'Llamadas con un asesor'],
    hint: [
      'When a call is asked for, changed or canceled, or nobody was reached.',
      'Cuando se pide, se cambia o se cancela una llamada, o no se pudo hablar.',
    ],
    whom: ['family', 'care_manager'] as readonly UserType[],
    unasked: ['mail'] as readonly NoticeWay[],
  },
  {
    id: 'new_caregivers',
    label: ['Your saved searches', 'Sus búsquedas guardadas'],
    hint: [
      'When somebody new fits one of them, at most once a day. We name the place and nothing else.',
      'Cuando alguien nuevo cumple con una, como máximo una vez al día. Solo nombramos el lugar.',
    ],
    whom: ['family'] as readonly UserType[],
    // Whoever saves a search has asked for it.
    unasked: ['mail'] as readonly NoticeWay[],
  },
])
export type NoticeKind = IdOf<typeof noticeKinds>

const Ways = array(enums(noticeWays.ids))
const Choices = {
  offers: Ways,
  jobs_nearby: Ways,
  messages: Ways,
  documents: Ways,
  timesheets: Ways,
  care_plans: Ways,
  calls: Ways,
  new_caregivers: Ways,
} satisfies Record<NoticeKind, typeof Ways>
/** The ways of each kind; a kind that cannot concern somebody is left out. */
export type NoticeChoices = Partial<Record<NoticeKind, NoticeWay[]>>

/**
 * What somebody is told of and how. `ways` are those that this server has. Between `quiet_from` and `quiet_until` (HH:MM,
 * where the person lives) no text message goes out and no device rings; the two are equal where there are no quiet hours.
 * `urgent_at_night` lets what concerns a shift within twelve hours through all the same.
 */
export const NoticeSettings = type({
  ways: Ways,
  choices: partial(type(Choices)),
  quiet_from: timeField,
  quiet_until: timeField,
  urgent_at_night: boolean(),
})
export type NoticeSettings = Infer<typeof NoticeSettings>

/** What may be changed of it: every part that is named takes the place of the one there was. */
export const NoticeSettingsChange = partial(
  object({
    choices: partial(object(Choices)),
    quiet_from: timeField,
    quiet_until: timeField,
    urgent_at_night: boolean(),
  }),
)
export type NoticeSettingsChange = Infer<typeof NoticeSettingsChange>
