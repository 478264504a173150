import { texts } from '@homecare/sdk/kit'

export const noticeLinkServerTexts = texts({
  /** What a facility reads of a shift that was declined by a link. */
  declinedNote: ['I cannot take this shift.', 'No puedo tomar este turno.'],
})
