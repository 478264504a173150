import { texts } from '@homecare/sdk/kit'

/** The letters about a background check, and about a screening. What was found, or is to be changed, stands on the page alone. */
export const screeningServerTexts = texts({
  sentSubject: ['We received your background check', 'Recibimos su verificación de antecedentes'],
  sentBody: [
    'Thank you for signing. We will write to you when it is complete. Until then, you can follow it here:',
    'Gracias por firmar. Le escribiremos cuando termine. Mientras tanto puede ver aquí cómo va:',
  ],
  returnedSubject: [
    'Your background check needs your attention',
    'Su verificación de antecedentes requiere su atención',
  ],
  returnedBody: [
    'Something needs to be corrected before we can continue. Read what it is and correct it here:',
    'Hay que corregir algo para poder continuar. Aquí puede leer qué es y corregirlo:',
  ],
  doneSubject: ['Your background check is complete', 'Su verificación de antecedentes terminó'],
  doneBody: ['You can read the report here:', 'Puede leer el informe aquí:'],
  acceptedSubject: ['We have read your screening', 'Leímos su entrevista inicial'],
  acceptedBody: [
    'Thank you for your answers. We have read and accepted them, and there is nothing more for you to do. You can see that here:',
    'Gracias por sus respuestas. Las leímos y las aceptamos; no tiene que hacer nada más. Puede verlo aquí:',
  ],
  askedSubject: ['A question about your screening', 'Una pregunta sobre su entrevista inicial'],
  askedBody: [
    'We ask you to change something in your answers. Read what it is, and change it, here:',
    'Le pedimos cambiar algo en sus respuestas. Aquí puede leer qué es y cambiarlo:',
  ],
})
