import { texts } from '../kit/text.js'

/** Who saw a person's record: in their settings, and as staff read it. */
export const trailTexts = texts({
  title: ['Who saw my record', 'Quién vio mi información'],
  lead: [
    'Everybody who looked at your record, changed it, exported it or was refused. It says who and when, never what was in it.',
    'Todas las personas que vieron su información, la cambiaron, la exportaron o a quienes se les negó. Dice quién y cuándo, nunca qué contenía.',
  ],
  hint: [
    'We note who looks at your profile, your documents and your checks, when they are logged in.',
    'Anotamos quién ve su perfil, sus documentos y sus verificaciones con la sesión iniciada.',
  ],
  open: ['See who saw my record', 'Ver quién vio mi información'],
  none: ['Nobody yet', 'Nadie todavía'],
  noneText: [
    'When somebody looks at your record, it stands here.',
    'Cuando alguien vea su información, aparecerá aquí.',
  ],
  you: ['You', 'Usted'],
  number: ['No. {id}', 'N.º {id}'],
  reason: ['Reason: {reason}', 'Motivo: {reason}'],
  more: ['Show earlier ones', 'Mostrar anteriores'],
  entries: { one: ['{count} entry', '{count} anotación'], other: ['{count} entries', '{count} anotaciones'] },

  staffTitle: ['Who saw a record', 'Quién vio una información'],
  staffLead: [
    'What was done with the record of a person, and by whom. That you read it, and why, is written there too, and the person can see it.',
    'Qué se hizo con la información de una persona y quién lo hizo. Que usted la lea, y por qué, también queda anotado, y la persona puede verlo.',
  ],
  email: ['E-mail address of the account', 'Correo electrónico de la cuenta'],
  why: ['Why you read it', 'Por qué la lee'],
  read: ['Read it', 'Leer'],
  nobody: ['Nobody has an account with this address.', 'Nadie tiene una cuenta con este correo.'],
  of: ['Who saw the record of {name}', 'Quién vio la información de {name}'],
})
