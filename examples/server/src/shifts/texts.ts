import { texts } from '@homecare/sdk'

export const shiftServerTexts = texts({
  notQualified: [
    'This shift asks for a license or a preference that your profile does not have.',
    'Este turno exige una licencia o una preferencia que su perfil no tiene.',
  ],
})
