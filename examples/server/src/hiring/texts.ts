import { texts } from '@homecare/sdk/kit'

/** Letters about visits. */
export const visitMailTexts = texts({
  changedSubject: ['{name} changed a visit', '{name} cambió una visita'],
  changedBody: [
    '{name} has changed a visit. It is now on {day}, {from} to {until}:\n{link}',
    '{name} cambió una visita. Ahora es el {day}, de {from} a {until}:\n{link}',
  ],
  changedShort: [
    'A visit has changed. It is now on {day}, {from} to {until}.',
    'Cambió una visita. Ahora es el {day}, de {from} a {until}.',
  ],
  cancelledSubject: ['{name} canceled a visit', '{name} canceló una visita'],
  cancelledBody: [
    '{name} has canceled the visit on {day}, {from} to {until}:\n{link}',
    '{name} canceló la visita del {day}, de {from} a {until}:\n{link}',
  ],
  cancelledShort: ['The visit on {day} was canceled.', 'Se canceló la visita del {day}.'],
  leftBody: [
    '{name} has closed their account. The visit on {day}, {from} to {until}, is canceled.',
    '{name} cerró su cuenta. La visita del {day}, de {from} a {until}, queda cancelada.',
  ],
})
