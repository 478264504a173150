import { texts } from '@homecare/sdk/kit'

/** What the server writes of studies and health records: into the log of consents, and in letters. */
export const researchServerTexts = texts({
  withdrew: [
    'Left the study. What was registered and answered was deleted.',
    'Dejó el estudio. Se borró lo que se registró y se respondió.',
  ],
  postopSubject: ['Did your care take place?', '¿Recibió su atención?'],
  postopBody: [
    '{study} would like to know whether the care after your operation took place. Please answer here: {link}',
    '{study} quiere saber si usted recibió la atención después de su operación. Responda aquí: {link}',
  ],
  postopUntil: [
    'The link can be used once, within {days} days. If you do not want to answer, you do not have to do anything.',
    'El enlace se puede usar una sola vez, en un plazo de {days} días. Si no quiere responder, no tiene que hacer nada.',
  ],
  recordSubject: ['Please confirm your e-mail address', 'Confirme su correo electrónico'],
  recordBody: [
    'Somebody, most likely you, registered at {brand} for access to health records with this address. Please confirm it here: {link}',
    'Alguien, probablemente usted, se registró en {brand} con esta dirección para ver expedientes médicos. Confírmela aquí: {link}',
  ],
  recordUntil: [
    'The link can be used once, within {minutes} minutes. If it was not you, you do not have to do anything: without it nothing is opened.',
    'El enlace se puede usar una sola vez, en el plazo de {minutes} minutos. Si no fue usted, no tiene que hacer nada: sin él no se abre nada.',
  ],
})
