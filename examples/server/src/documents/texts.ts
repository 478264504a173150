import { texts } from '@homecare/sdk/kit'

/** What the documents' handlers say, and the letters they send. */
export const documentServerTexts = texts({
  type: ['Please choose a type from the list.', 'Elija un tipo de la lista.'],
  gone: [
    'This document was deleted, so it can no longer be changed.',
    'Este documento se eliminó y ya no se puede cambiar.',
  ],
  notDeletable: [
    'You can only delete a document that is under review and that nobody asked for.',
    'Solo se puede eliminar un documento en revisión que nadie solicitó.',
  ],
  notOffered: [
    'This document has changed in the meantime. Please check it again.',
    'Este documento cambió mientras tanto. Vuelva a revisarlo.',
  ],
  nobody: ['We cannot find this person.', 'No encontramos a esta persona.'],
  exportName: ['documents', 'documentos'],
  requestSubject: ['We need a document from you: {name}', 'Necesitamos un documento suyo: {name}'],
  requestBody: ['Please upload “{name}” here:\n{link}', 'Por favor, suba «{name}» aquí:\n{link}'],
  requestShort: ['We need a document from you.', 'Necesitamos un documento suyo.'],
  verifiedSubject: ['Your document is verified: {name}', 'Su documento está verificado: {name}'],
  verifiedBody: [
    'We have checked “{name}”. You can see it here:\n{link}',
    'Revisamos «{name}». Puede verlo aquí:\n{link}',
  ],
  verifiedShort: ['One of your documents is verified.', 'Uno de sus documentos está verificado.'],
  expiresSubject: ['Your document expires on {day}: {name}', 'Su documento vence el {day}: {name}'],
  expiresBody: [
    '“{name}” expires on {day}. Upload the new one here:\n{link}',
    '«{name}» vence el {day}. Suba el nuevo aquí:\n{link}',
  ],
  expiresShort: ['One of your documents expires on {day}.', 'Uno de sus documentos vence el {day}.'],
  requestNote: ['A note from our team: {note}', 'Una nota de nuestro equipo: {note}'],
})
