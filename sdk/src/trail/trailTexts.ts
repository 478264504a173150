import { texts } from '../kit/text.js'

/** Who saw a person's record: in their settings, and as staff read it. */
export const trailTexts = texts({
  title: ['Who saw your record', 'Quién vio su información'],
  lead: [
    'Everybody who viewed, changed or exported your record, or was refused. It says who and when, never what was in it.',
    'Todas las personas que vieron, cambiaron o exportaron su información, o a quienes se les negó. Dice quién y cuándo, nunca qué contenía.',
  ],
  hint: [
    'We record who views your profile, documents and checks while logged in.',
    'Anotamos quién ve su perfil, sus documentos y sus verificaciones con la sesión iniciada.',
  ],
  open: ['See who saw it', 'Ver quién la vio'],
  none: ['Nobody yet', 'Nadie todavía'],
  noneText: [
    'When somebody views your record, you will see it here.',
    'Cuando alguien vea su información, aparecerá aquí.',
  ],
  you: ['You', 'Usted'],
  number: ['No. {id}', 'N.º {id}'],
  reason: ['Reason: {reason}', 'Motivo: {reason}'],
  more: ['Show earlier ones', 'Mostrar anteriores'],
  entries: { one: ['{count} entry', '{count} anotación'], other: ['{count} entries', '{count} anotaciones'] },

  staffTitle: ['Who saw a record', 'Quién vio una información'],
  staffLead: [
    'What was done with a person’s record, and by whom. Reading it is recorded too, with your reason, and the person can see that.',
    'Qué se hizo con la información de una persona y quién lo hizo. Que usted la lea, y por qué, también queda anotado, y la persona puede verlo.',
  ],
  email: ['E-mail address of the account', 'Correo electrónico de la cuenta'],
  why: ['Why you are reading it', 'Por qué la lee'],
  read: ['Show the record', 'Mostrar la información'],
  nobody: ['Nobody has an account with this address.', 'Nadie tiene una cuenta con este correo.'],
  of: ['Who saw the record of {name}', 'Quién vio la información de {name}'],
})
