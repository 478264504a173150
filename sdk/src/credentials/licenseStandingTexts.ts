import { message, texts, type Sayable } from '../kit/text.js'
import { licenseTypes } from '../vocabulary/caregivers/licenseTypes.js'
import type { LicenseGap } from './licenseStanding.js'

/** Why a license does not let somebody work a shift, and what mends it. */
const licenseGapTexts = texts({
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

/** What keeps a license from counting for a shift of these license types, in a sentence. Initials are symbols. */
export function sayLicenseGap({ standing, map_id }: LicenseGap, license_types: readonly number[]): Sayable {
  const initials = (id: number | null) => licenseTypes.find(id)?.abbreviation ?? ''
  if (standing === 'none') {
    return message(licenseGapTexts.none, { needs: license_types.map(initials).filter(Boolean).join(', ') })
  }
  return message(licenseGapTexts[standing], { name: initials(map_id) })
}
