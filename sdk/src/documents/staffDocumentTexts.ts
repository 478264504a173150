import { texts } from '../kit/text.js'

/** What staff see of other people's documents: who waits, what there is, and what may be done. */
export const staffDocumentTexts = texts({
  title: ['Documents to review', 'Documentos por revisar'],
  lead: [
    'People whose documents wait for us, the longest wait first.',
    'Personas cuyos documentos nos esperan; primero, quien espera desde hace más tiempo.',
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
  nobody: ['Nobody waits', 'Nadie espera'],
  nobodyHint: ['Every document has been looked at.', 'Todos los documentos están revisados.'],
  notFound: ['Nobody of that name', 'Nadie con ese nombre'],
  notFoundHint: ['Try a part of the first or last name.', 'Pruebe con una parte del nombre o del apellido.'],
  failed: ['We could not load the documents', 'No pudimos cargar los documentos'],
  of: ['Documents of {name}', 'Documentos de {name}'],
  back: ['Documents to review', 'Documentos por revisar'],
  nothing: ['No documents yet', 'Aún no hay documentos'],
  request: ['Request a document', 'Solicitar un documento'],
  requestText: [
    'It stands in the person’s list until it is uploaded, and a letter tells of it.',
    'Queda en la lista de la persona hasta que lo suba, y una carta se lo avisa.',
  ],
  requestNote: ['What is needed, and why', 'Qué se necesita y por qué'],
  send: ['Send request', 'Enviar solicitud'],
  sent: ['The document was requested.', 'El documento se solicitó.'],
  number: ['Number {number}', 'Número {number}'],
  note: ['Note: {note}', 'Nota: {note}'],
  requestedNote: ['Asked for: {note}', 'Se pidió: {note}'],
  act: ['{action}: {name}', '{action}: {name}'],
})
