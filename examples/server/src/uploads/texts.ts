import { texts } from '@homecare/sdk/kit'

/** What is wrong with a file that somebody sent. */
export const uploadServerTexts = texts({
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
})
