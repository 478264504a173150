import { array, enums, integer, number, string, type, type Infer } from '../../kit/structs/struct.js'
import { catalogue, type IdOf } from '../../kit/catalogue.js'
import { call } from '../../client/call.js'

/** The queues of the staff, by what waits in them. */
export const staffQueues = catalogue([
  { id: 'licenses', label: ['License to verify', 'Licencia por verificar'] },
  { id: 'profiles', label: ['Profile to review', 'Perfil por revisar'] },
  { id: 'photos', label: ['Photo to review', 'Foto por revisar'] },
  { id: 'documents', label: ['Documents to verify', 'Documentos por verificar'] },
  { id: 'references', label: ['Reference to call', 'Referencia por llamar'] },
  { id: 'background', label: ['Background check', 'Verificación de antecedentes'] },
  { id: 'screening', label: ['Screening to read', 'Entrevista por leer'] },
  { id: 'intakes', label: ['Payroll form to pass on', 'Formulario de nómina por enviar'] },
  { id: 'payments', label: ['Payment to decide', 'Pago por decidir'] },
  { id: 'refunds', label: ['Membership refund to see to', 'Reembolso de membresía por atender'] },
  { id: 'fingerprinting', label: ['Fingerprinting', 'Huellas digitales'] },
  { id: 'calls', label: ['Call to make', 'Llamada por hacer'] },
  { id: 'support', label: ['Question to answer', 'Pregunta por contestar'] },
  { id: 'reports', label: ['Report of messages', 'Denuncia de mensajes'] },
  { id: 'reviews', label: ['Review to read', 'Reseña por leer'] },
  { id: 'answers', label: ['Answer to a review, or report of one', 'Respuesta a una reseña, o denuncia'] },
])
export type StaffQueue = IdOf<typeof staffQueues>

const Waiting = type({
  licenses: integer(),
  profiles: integer(),
  references: integer(),
  photos: integer(),
  documents: integer(),
  background: integer(),
  screening: integer(),
  intakes: integer(),
  payments: integer(),
  refunds: integer(),
  fingerprinting: integer(),
  calls: integer(),
  support: integer(),
  reports: integer(),
  reviews: integer(),
  answers: integer(),
})
export type Waiting = Infer<typeof Waiting>
/**
 * How many wait in each queue of the staff: of documents the people they belong to, of checks those under way, of calls
 * those of families without an advisor. Staff alone.
 */
export const countWaiting = call('GET /v1/staff/waiting/', { out: Waiting, extension: true })

/** Something that waits for the staff: its number in its queue, whose it is, and the instant since when it waits. */
export const StaffWait = type({
  queue: enums(staffQueues.ids),
  id: number(),
  person: number(),
  name: string(),
  since: string(),
})
export type StaffWait = Infer<typeof StaffWait>
/** What waits for the staff in all of their queues, the longest wait first: the first hundred. */
export const listStaffWaiting = call('GET /v1/staff/waiting/list/', {
  out: array(StaffWait),
  extension: true,
})
