import { texts } from '../kit/text.js'

/** What staff see of other people's documents: who waits, what there is, and what may be done. */
export const staffDocumentTexts = texts({
  title: ['Documents to review', 'Documentos por revisar'],
  lead: [
    'People whose documents are waiting for review, longest wait first.',
    'Personas cuyos documentos esperan revisión; primero, quien espera desde hace más tiempo.',
  ],
  search: ['Find a person by name', 'Buscar a una persona por su nombre'],
  underReview: {
    one: ['{count} to review', '{count} por revisar'],
    other: ['{count} to review', '{count} por revisar'],
  },
  requested: {
    one: ['{count} requested', '{count} solicitado'],
    other: ['{count} requested', '{count} solicitados'],
  },
  expired: { one: ['{count} expired', '{count} vencido'], other: ['{count} expired', '{count} vencidos'] },
  nobody: ['Nobody is waiting', 'Nadie espera'],
  nobodyHint: ['Every document has been reviewed.', 'Todos los documentos están revisados.'],
  notFound: ['Nobody with that name', 'Nadie con ese nombre'],
  notFoundHint: ['Try part of the first or last name.', 'Pruebe con una parte del nombre o del apellido.'],
  of: ['Documents of {name}', 'Documentos de {name}'],
  nothing: ['No documents yet', 'Aún no hay documentos'],
  request: ['Request a document', 'Solicitar un documento'],
  requestText: [
    'It stays in the person’s list until they upload it. We also tell them by e-mail.',
    'Queda en la lista de la persona hasta que lo suba. También le avisamos por correo.',
  ],
  requestNote: ['What you need, and why', 'Qué se necesita y por qué'],
  send: ['Send request', 'Enviar solicitud'],
  sent: ['Document requested', 'Documento solicitado'],
  number: ['Number {number}', 'Número {number}'],
  note: ['Note: {note}', 'Nota: {note}'],
  requestedNote: ['We asked for: {note}', 'Se pidió: {note}'],
  act: ['{action}: {name}', '{action}: {name}'],
})
