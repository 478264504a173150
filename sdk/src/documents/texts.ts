import { texts } from '../kit/text.js'

/** What the documents screens say of files, expiry and deletion. */
export const documentTexts = texts({
  nameRequired: ['Please enter a name for the document.', 'Escriba un nombre para el documento.'],
  fileRequired: ['Please add at least one file.', 'Agregue al menos un archivo.'],
  tooManyFiles: ['Please add no more than {max} files.', 'Agregue como máximo {max} archivos.'],
  fileTooLarge: ['{name} is larger than 20 MB.', '{name} pesa más de 20 MB.'],
  fileKind: [
    'We cannot accept {name}. Please choose a JPG, PNG, GIF, MP4, MOV, PDF, DOC or DOCX file.',
    'No podemos aceptar {name}. Elija un archivo JPG, PNG, GIF, MP4, MOV, PDF, DOC o DOCX.',
  ],
  fileEmpty: ['{name} is empty.', '{name} está vacío.'],
  stopped: [
    'You stopped the upload. What had arrived is saved.',
    'Detuvo la carga. Lo que ya había llegado está guardado.',
  ],
  brokenOff: [
    'The connection dropped before this file arrived. Please try again.',
    'La conexión se cortó antes de que llegara este archivo. Inténtelo de nuevo.',
  ],
  notSent: [
    'We have not sent this file yet: first fix what is marked.',
    'Este archivo aún no se envió: primero corrija lo que está marcado.',
  ],
  expiryInvalid: [
    'Please enter the expiry date as MM/DD/YYYY.',
    'Escriba la fecha de vencimiento así: MM/DD/AAAA (mes, día, año).',
  ],
  expiryInPast: ['Expiry date cannot be in the past', 'La fecha de vencimiento no puede estar en el pasado'],
  cannotExport: ['This document cannot be exported', 'Este documento no se puede exportar'],
  deleted: ['The document was successfully deleted.', 'El documento se eliminó correctamente.'],
  deleteFailed: [
    'There was an error deleting the document, please try again later.',
    'Hubo un error al eliminar el documento; inténtelo de nuevo más tarde.',
  ],
  exportFailed: [
    'There was an error exporting documents, please try again later.',
    'Hubo un error al exportar los documentos; inténtelo de nuevo más tarde.',
  ],
  requestedBanner: [
    'We asked for this document. Please upload it.',
    'Le pedimos este documento. Súbalo, por favor.',
  ],
  expiredBanner: [
    'This document has expired. Please update it.',
    'Este documento venció. Actualícelo, por favor.',
  ],
  underReview: ['Under review', 'En revisión'],
  edit: ['Edit', 'Editar'],
  save: ['Save', 'Guardar'],
  update: ['Update', 'Actualizar'],
})
