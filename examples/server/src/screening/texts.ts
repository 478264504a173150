import { texts } from '@homecare/sdk/kit'

/** The letters about a background check. What was found stands on the page, never in a letter. */
export const screeningServerTexts = texts({
  sentSubject: ['We received your background check', 'Recibimos su verificación de antecedentes'],
  sentBody: [
    'Thank you for signing. We will write to you when it is complete; until then you can see here where it stands:',
    'Gracias por firmar. Le escribiremos cuando termine; mientras tanto puede ver aquí cómo va:',
  ],
  returnedSubject: [
    'Your background check needs your attention',
    'Su verificación de antecedentes requiere su atención',
  ],
  returnedBody: [
    'Something has to be corrected before we can go on. You can read what, and correct it, here:',
    'Hay que corregir algo para poder continuar. Aquí puede leer qué es y corregirlo:',
  ],
  doneSubject: ['Your background check is complete', 'Su verificación de antecedentes terminó'],
  doneBody: ['You can read the report here:', 'Puede leer el informe aquí:'],
})
