import { texts } from '../kit/text.js'

/** What the documents screens say of files, expiry and deletion. */
export const documentTexts = texts({
  nameRequired: ['Please enter a name for the document', 'Escriba un nombre para el documento'],
  fileRequired: ['Please add at least one file', 'Agregue al menos un archivo'],
  tooManyFiles: ['Please add no more than {max} files', 'Agregue como máximo {max} archivos'],
  fileTooLarge: ['{name} is larger than 20MB', '{name} pesa más de 20 MB'],
  fileKind: [
    '{name} is not of a kind we can take: please choose JPG, PNG, GIF, MP4, MOV, PDF, DOC or DOCX',
    '{name} no es de un tipo que aceptemos: elija JPG, PNG, GIF, MP4, MOV, PDF, DOC o DOCX',
  ],
  fileEmpty: ['{name} is empty', '{name} está vacío'],
  stopped: [
    'The upload was stopped. What had arrived is saved.',
    'La carga se detuvo. Lo que ya había llegado está guardado.',
  ],
  brokenOff: [
    'The connection broke off before this file had arrived. Please try again.',
    'La conexión se cortó antes de que llegara este archivo. Inténtelo de nuevo.',
  ],
  notSent: [
    'This file was not sent yet: first put right what is marked.',
    'Este archivo aún no se envió: primero corrija lo que está marcado.',
  ],
  expiryInvalid: [
    'Please enter the expiry date as MM/DD/YYYY',
    'Escriba la fecha de vencimiento como MM/DD/AAAA (mes, día y año)',
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
    'This document was requested. Please upload it.',
    'Se solicitó este documento. Por favor, súbalo.',
  ],
  expiredBanner: [
    'This document has expired. Please update it.',
    'Este documento está vencido. Por favor, actualícelo.',
  ],
  underReview: ['Under review', 'En revisión'],
  edit: ['Edit', 'Editar'],
  save: ['Save', 'Guardar'],
  update: ['Update', 'Actualizar'],
})
