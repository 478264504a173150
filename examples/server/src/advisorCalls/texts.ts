import { texts } from '@homecare/sdk/kit'

/** Letters about calls that families ask for. None says a number, or what it is about. */
export const callMailTexts = texts({
  askedSubject: ['{name} would like a call', '{name} quiere que le llame'],
  askedBody: [
    '{name} has asked for a call. See when it suits them, and note how it went:\n{link}',
    '{name} pidió una llamada. Vea cuándo le conviene y anote cómo fue:\n{link}',
  ],
  askedShort: [
    'A family you advise has asked for a call.',
    'Una familia a la que asesora pidió una llamada.',
  ],
  changedSubject: ['{name} has changed their call', '{name} cambió su llamada'],
  changedBody: [
    '{name} has changed the call they asked for. Only the new times count:\n{link}',
    '{name} cambió la llamada que pidió. Solo valen los horarios nuevos:\n{link}',
  ],
  changedShort: [
    'A family you advise has changed its call.',
    'Una familia a la que asesora cambió su llamada.',
  ],
  withdrawnSubject: ['{name} no longer needs a call', '{name} ya no necesita la llamada'],
  withdrawnBody: [
    '{name} has taken back the call they asked for. There is nothing left to do:\n{link}',
    '{name} retiró la llamada que pidió. Ya no tiene que hacer nada:\n{link}',
  ],
  withdrawnShort: [
    'A family you advise has taken back its call.',
    'Una familia a la que asesora retiró su llamada.',
  ],
  missedSubject: ['We tried to call you', 'Intentamos llamarle'],
  missedBody: [
    '{name} tried to call you as you asked, and did not reach you. They will try again. You can choose other times:\n{link}',
    '{name} intentó llamarle como usted pidió y no pudo comunicarse. Lo intentará de nuevo. Puede elegir otros horarios:\n{link}',
  ],
  missedShort: [
    'We tried to call you and did not reach you. You can choose other times.',
    'Intentamos llamarle sin éxito. Puede elegir otros horarios.',
  ],
})
