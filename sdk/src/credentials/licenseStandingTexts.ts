import { texts } from '../kit/text.js'

/** Why a license does not let somebody work a shift, and what mends it. */
export const licenseGapTexts = texts({
  none: ['You need one of these licenses: {needs}.', 'Necesita una de estas licencias: {needs}.'],
  waiting: [
    'Your license ({name}) is under review. We will e-mail you when it is verified; then you can apply.',
    'Estamos revisando su licencia ({name}). Le escribiremos por correo cuando esté verificada; entonces podrá postularse.',
  ],
  refused: [
    'We could not verify your license ({name}). See your licenses for the reason and what to change.',
    'No pudimos verificar su licencia ({name}). En sus licencias verá por qué y qué debe cambiar.',
  ],
  incomplete: [
    'Your license ({name}) is missing its number or state. Add them, and we will verify it.',
    'A su licencia ({name}) le falta el número o el estado. Agréguelos y la verificaremos.',
  ],
  expired: [
    'Your license ({name}) must be valid on the day of the shift. Renew it and enter the new date, and we will verify it.',
    'Su licencia ({name}) debe estar vigente el día del turno. Renuévela y escriba la nueva fecha, y la verificaremos.',
  ],
})
