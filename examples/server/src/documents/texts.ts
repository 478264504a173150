import { texts } from '@homecare/sdk'

/** What the documents' handlers say, and the letters they send. */
export const documentServerTexts = texts({
  kind: [
    'This is not a file we can take: its content is none of JPG, PNG, GIF, MP4, MOV, PDF, DOC and DOCX.',
    'No podemos aceptar este archivo: su contenido no es JPG, PNG, GIF, MP4, MOV, PDF, DOC ni DOCX.',
  ],
  otherKind: [
    'The name of this file says one kind, and its content is another.',
    'El nombre de este archivo indica un tipo y su contenido es de otro.',
  ],
  broken: [
    'This picture or film cannot be read. Please save it anew, and choose it again.',
    'No se puede leer esta imagen o película. Guárdela de nuevo y elíjala otra vez.',
  ],
  virus: [
    'A virus was found in this file. Please choose another one.',
    'Se encontró un virus en este archivo. Elija otro, por favor.',
  ],
  notScanned: [
    'This file could not be checked for viruses just now. Please try again in a few minutes.',
    'En este momento no se pudo revisar si este archivo tiene virus. Inténtelo de nuevo en unos minutos.',
  ],
  type: ['Please choose a kind from the list.', 'Elija un tipo de la lista.'],
  gone: [
    'This document was deleted, and can no longer be changed.',
    'Este documento se eliminó y ya no se puede cambiar.',
  ],
  notDeletable: [
    'Only a document that is under review, and that nobody asked for, can be deleted.',
    'Solo se puede eliminar un documento en revisión que nadie solicitó.',
  ],
  notOffered: [
    'This document has changed in the meantime. Please look at it again.',
    'Este documento cambió mientras tanto. Vuelva a revisarlo.',
  ],
  nobody: ['There is no such person.', 'No existe esa persona.'],
  exportName: ['documents', 'documentos'],
  requestSubject: ['We need a document from you: {name}', 'Necesitamos un documento suyo: {name}'],
  requestBody: ['Please upload “{name}” here:\n{link}', 'Por favor, suba «{name}» aquí:\n{link}'],
  requestNote: ['What our team wrote: {note}', 'Lo que escribió nuestro equipo: {note}'],
})
