import { texts } from '../kit/text.js'

/** The list of documents, as a page and as a modal. */
export const documentListTexts = texts({
  title: ['Documents', 'Documentos'],
  lead: [
    'What families and we ask to see. We check each upload, usually within one working day.',
    'Lo que las familias y nosotros pedimos ver. Revisamos cada archivo, por lo general en un día hábil.',
  ],
  leadOthers: [
    'What we ask you for. We check each upload, usually within one working day.',
    'Lo que le pedimos. Revisamos cada archivo, por lo general en un día hábil.',
  ],
  add: ['Add document', 'Agregar documento'],
  filters: ['Show', 'Mostrar'],
  all: ['All', 'Todos'],
  edit: ['Edit', 'Editar'],
  editNamed: ['Edit {name}', 'Editar {name}'],
  export: ['Export documents', 'Exportar documentos'],
  requested: ['Requested {date}', 'Solicitado el {date}'],
  expired: ['Expired {date}', 'Venció el {date}'],
  expires: ['Expires {date}', 'Vence el {date}'],
  added: ['Added {date}', 'Agregado el {date}'],
  backgroundTitle: ['Background check', 'Verificación de antecedentes'],
  backgroundCheck: ['Background check begun {date}', 'Verificación de antecedentes iniciada el {date}'],
  none: ['No documents yet', 'Aún no hay documentos'],
  noneHint: [
    'Add your ID, CPR card or TB test, so that families can hire you without waiting.',
    'Agregue su identificación, tarjeta de RCP o prueba de tuberculosis para que las familias puedan contratarle sin esperar.',
  ],
  noneOfFilter: ['No documents here', 'No hay documentos aquí'],
  noneOfFilterHint: ['None of your documents is of this kind.', 'Ninguno de sus documentos es de este tipo.'],
  showAll: ['Show all documents', 'Mostrar todos los documentos'],
  failed: ['We could not load your documents', 'No pudimos cargar sus documentos'],
  count: {
    one: ['{count} document', '{count} documento'],
    other: ['{count} documents', '{count} documentos'],
  },
})

/** One document, read or edited. */
export const documentFormTexts = texts({
  newTitle: ['Add a document', 'Agregar un documento'],
  editTitle: ['Edit document', 'Editar documento'],
  back: ['All documents', 'Todos los documentos'],
  name: ['Name', 'Nombre'],
  nameHint: [
    'What it says on it, such as “CPR card”',
    'Lo que dice el documento, por ejemplo «Tarjeta de RCP»',
  ],
  type: ['Kind of document', 'Tipo de documento'],
  number: ['ID or license number', 'Número de identificación o licencia'],
  expiry: ['Expiry date', 'Fecha de vencimiento'],
  note: ['Note for our team', 'Nota para nuestro equipo'],
  files: ['Files', 'Archivos'],
  filesHint: [
    'Up to {max} files of {megabytes} MB each: JPG, PNG, GIF, MP4, MOV, PDF, DOC.',
    'Hasta {max} archivos de {megabytes} MB cada uno: JPG, PNG, GIF, MP4, MOV, PDF, DOC.',
  ],
  choose: ['Choose files', 'Elegir archivos'],
  chooseMore: ['Add another file', 'Agregar otro archivo'],
  drop: ['or drop them here', 'o suéltelos aquí'],
  full: ['That is all {max} files.', 'Ya son los {max} archivos.'],
  removeFile: ['Remove {name}', 'Quitar {name}'],
  replaceFile: ['Replace {name}', 'Reemplazar {name}'],
  replace: ['Replace', 'Reemplazar'],
  openFile: ['Open {name}', 'Abrir {name}'],
  download: ['Download {name}', 'Descargar {name}'],
  size: ['{size} MB', '{size} MB'],
  sizeSmall: ['{size} kB', '{size} kB'],
  waiting: ['Waiting', 'En espera'],
  sending: ['Sending {name}', 'Enviando {name}'],
  sent: ['Sent', 'Enviado'],
  progress: ['{percent} %', '{percent} %'],
  stop: ['Stop', 'Detener'],
  retry: ['Try again', 'Intentar de nuevo'],
  notPicked: ['Not added', 'No se agregó'],
  missing: ['To save, add {what}.', 'Para guardar, agregue {what}.'],
  missingName: ['a name', 'un nombre'],
  missingFile: ['a file', 'un archivo'],
  missingBoth: ['a name and a file', 'un nombre y un archivo'],
  saved: ['The document was saved.', 'El documento se guardó.'],
  askedFor: ['What we need', 'Lo que necesitamos'],
  export: ['Export', 'Exportar'],
  delete: ['Delete document', 'Eliminar documento'],
  deleteTitle: ['Delete “{name}”?', '¿Eliminar «{name}»?'],
  deleteText: [
    'Its files are deleted for good, and we stop reviewing it.',
    'Sus archivos se eliminan para siempre y dejamos de revisarlo.',
  ],
  typeNone: ['No kind given', 'Sin tipo'],
  neverExpires: ['Does not expire', 'No vence'],
  none: ['None', 'Ninguno'],
  reviewStarts: [
    'After a change, our team looks at it again.',
    'Después de un cambio, nuestro equipo vuelve a revisarlo.',
  ],
})

/** Several documents as one file (modal exportDocuments). */
export const documentExportTexts = texts({
  title: ['Export documents', 'Exportar documentos'],
  text: ['Choose what goes into one ZIP file.', 'Elija qué va en un archivo ZIP.'],
  documents: ['Documents to export', 'Documentos para exportar'],
  make: ['Export', 'Exportar'],
  choose: ['Choose at least one document.', 'Elija al menos un documento.'],
  nothing: ['None of your documents can be exported', 'Ninguno de sus documentos se puede exportar'],
})
