import { texts } from '@homecare/sdk/kit'

/** What is wrong with a file that somebody sent. */
export const uploadServerTexts = texts({
  kind: [
    'We cannot take this file. Choose a JPG, PNG, GIF, MP4, MOV, PDF, DOC or DOCX.',
    'No podemos aceptar este archivo. Elija uno JPG, PNG, GIF, MP4, MOV, PDF, DOC o DOCX.',
  ],
  otherKind: [
    'This file’s name does not match what is in it. Choose another file.',
    'La extensión de este archivo no corresponde a su contenido. Elija otro archivo.',
  ],
  broken: [
    'We cannot open this picture or video. Save it again, then choose it here.',
    'No podemos abrir esta imagen o video. Guárdelo de nuevo y elíjalo aquí.',
  ],
  virus: [
    'We found a virus in this file. Please choose another one.',
    'Encontramos un virus en este archivo. Elija otro, por favor.',
  ],
  notScanned: [
    'We could not check this file for viruses right now. Please try again in a few minutes.',
    'En este momento no pudimos revisar si este archivo tiene virus. Inténtelo de nuevo en unos minutos.',
  ],
})
