import { texts } from '../kit/text.js'

/** The list of documents, as a page and as a modal. */
export const documentListTexts = texts({
  title: ['Documents', 'Documentos'],
  lead: [
    'Papers that families and we need to see. We check each upload, usually within one working day.',
    'Documentos que las familias y nosotros necesitamos ver. Revisamos cada archivo, por lo general en un día hábil.',
  ],
  leadOthers: [
    'Papers we ask you for. We check each upload, usually within one working day.',
    'Documentos que le pedimos. Revisamos cada archivo, por lo general en un día hábil.',
  ],
  add: ['Add document', 'Agregar documento'],
  filters: ['Show', 'Mostrar'],
  all: ['All', 'Todos'],
  edit: ['Edit', 'Editar'],
  addAsked: ['Add', 'Agregar'],
  addNamed: ['Add {name}', 'Agregar {name}'],
  editNamed: ['Edit {name}', 'Editar {name}'],
  export: ['Export documents', 'Exportar documentos'],
  requested: ['Requested {date}', 'Solicitado el {date}'],
  expired: ['Expired {date}', 'Venció el {date}'],
  expires: ['Expires {date}', 'Vence el {date}'],
  added: ['Added {date}', 'Agregado el {date}'],
  backgroundTitle: ['Background check', 'Verificación de antecedentes'],
  backgroundCheck: ['Background check started {date}', 'Verificación de antecedentes iniciada el {date}'],
  none: ['No documents yet', 'Aún no hay documentos'],
  noneHint: [
    'Add your ID, CPR (resuscitation) card or tuberculosis (TB) test so that families can hire you without waiting.',
    'Agregue su identificación, tarjeta de RCP (reanimación) o prueba de tuberculosis para que las familias puedan contratarle sin esperar.',
  ],
  noneOfFilter: ['No documents here', 'No hay documentos aquí'],
  noneOfFilterHint: ['You have no documents of this kind.', 'No tiene documentos de este tipo.'],
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
  name: ['Name', 'Nombre'],
  nameHint: [
    'The name printed on it, such as “CPR card”',
    'Lo que dice el documento, por ejemplo «Tarjeta de RCP»',
  ],
  type: ['Document type', 'Tipo de documento'],
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
  full: ['You have added all {max} files.', 'Ya agregó los {max} archivos.'],
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
  saved: ['Document saved', 'Documento guardado'],
  askedFor: ['What we need', 'Lo que necesitamos'],
  export: ['Export', 'Exportar'],
  delete: ['Delete document', 'Eliminar documento'],
  deleteTitle: ['Delete “{name}”?', '¿Eliminar «{name}»?'],
  deleteText: [
    'We delete its files for good and stop reviewing it.',
    'Sus archivos se eliminan para siempre y dejamos de revisarlo.',
  ],
  typeNone: ['No type chosen', 'Sin tipo'],
  neverExpires: ['Does not expire', 'No vence'],
  none: ['None', 'Ninguno'],
  reviewStarts: [
    'After a change, our team reviews it again.',
    'Después de un cambio, nuestro equipo vuelve a revisarlo.',
  ],
})

/** Several documents as one file (modal exportDocuments). */
export const documentExportTexts = texts({
  title: ['Export documents', 'Exportar documentos'],
  text: ['Choose what to put in one ZIP file.', 'Elija qué va en un archivo ZIP.'],
  documents: ['Documents to export', 'Documentos para exportar'],
  make: ['Export', 'Exportar'],
  choose: ['Choose at least one document.', 'Elija al menos un documento.'],
  nothing: ['None of your documents can be exported', 'Ninguno de sus documentos se puede exportar'],
})
