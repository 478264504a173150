import { texts } from '../kit/text.js'

/** Why a license does not let somebody work a shift, and what mends it. */
export const licenseGapTexts = texts({
  none: [
    'This shift needs one of these licenses: {needs}. Add yours to your profile, and we verify it.',
    'Este turno exige una de estas licencias: {needs}. Agregue la suya a su perfil y la verificaremos.',
  ],
  waiting: [
    'Your license ({name}) is under review. We e-mail you as soon as it is verified, and you can apply then.',
    'Estamos revisando su licencia ({name}). Le escribiremos por correo en cuanto esté verificada y entonces podrá postularse.',
  ],
  refused: [
    'We could not verify your license ({name}). Your licenses say why, and what to change.',
    'No pudimos verificar su licencia ({name}). En sus licencias verá por qué y qué debe cambiar.',
  ],
  incomplete: [
    'Your license ({name}) still lacks its number or its state. Add them, and we verify it.',
    'A su licencia ({name}) le falta el número o el estado. Agréguelos y la verificaremos.',
  ],
  expired: [
    'Your license ({name}) ends before this shift. Enter the new date once it is renewed, and we verify it.',
    'Su licencia ({name}) vence antes de este turno. Escriba la nueva fecha cuando la renueve y la verificaremos.',
  ],
})
