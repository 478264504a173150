import { texts } from '../../kit/text.js'

/** Fingerprints of a caregiver, as the family is told of them. */
export const fingerprintingTexts = texts({
  title: ['Fingerprinting', 'Huellas digitales'],
  what: ['{name} can be put on {program}.', '{name} puede inscribirse en {program}.'],
  offered: [
    'The law does not require this of a family. It is your choice, and then theirs.',
    'La ley no se lo exige a una familia. Primero decide usted y después, quien cuida.',
  ],
  required: [
    'Where the care takes place, the law requires this of a family.',
    'Donde se da el cuidado, la ley se lo exige a la familia.',
  ],
  source: [
    'Since {day}: {source}. This is information, not legal advice: ask the office before you rely on it.',
    'Desde el {day}: {source}. Es información, no asesoría legal: pregunte a la oficina antes de confiar en ella.',
  ],
  office: ['The office that keeps it', 'La oficina que lo lleva'],
  how: ['How it goes', 'Cómo funciona'],
  howAsk: [
    'We ask {name}. They decide, and nothing happens without their yes.',
    'Se lo preguntamos a {name}. Decide por su cuenta, y nada ocurre sin su sí.',
  ],
  howSend: [
    'Our team makes an appointment for their fingerprints ({method}).',
    'Nuestro equipo pide una cita para tomarle las huellas ({method}).',
  ],
  howResult: [
    'You learn whether {name} is cleared or not. Nobody tells you why.',
    'Usted sabrá si {name} obtuvo la autorización o no. Nadie le dirá por qué.',
  ],
  usuallyCaregiver: ['Usually the caregiver pays the fee.', 'Por lo general, la tarifa la paga quien cuida.'],
  usuallyFamily: ['Usually the family pays the fee.', 'Por lo general, la tarifa la paga la familia.'],
  payLegend: ['Who pays the fee?', '¿Quién paga la tarifa?'],
  payHint: [
    '{name} sees this before they answer. You settle it with each other.',
    '{name} lo ve antes de contestar. Lo arreglan entre ustedes.',
  ],
  payFamily: ['We pay it', 'La pagamos nosotros'],
  payCaregiver: ['{name} pays it', 'La paga {name}'],
  ask: ['Ask {name}', 'Preguntar a {name}'],
  asked: ['We have asked {name}.', 'Ya le preguntamos a {name}.'],
  skip: ['Skip this', 'Omitir esto'],
  skipHint: [
    'You can still ask later, from your next steps or from your work together.',
    'Puede preguntar más tarde, desde sus próximos pasos o desde su trabajo juntos.',
  ],
  loadFailed: ['We could not load where fingerprinting stands', 'No pudimos cargar el estado de las huellas'],
  notAsked: ['You have not asked {name}.', 'No le ha preguntado a {name}.'],
  see: ['Read about it, and ask', 'Leer más y preguntar'],
  again: ['Ask again', 'Volver a preguntar'],
  askFrom: ['You can ask again on {day} or later.', 'Puede volver a preguntar desde el {day}.'],
  requested: ['{name} has been asked', 'Ya se le preguntó a {name}'],
  requestedText: ['Since {day}. They have not answered yet.', 'Desde el {day}. Todavía no ha contestado.'],
  agreed: ['{name} agrees', '{name} está de acuerdo'],
  agreedText: [
    'Since {day}. Our team makes the appointment next.',
    'Desde el {day}. Ahora nuestro equipo pide la cita.',
  ],
  sent: ['{name} has an appointment', '{name} tiene una cita'],
  sentText: ['On {day}. The result comes after that.', 'El {day}. El resultado llega después.'],
  declined: ['{name} said no', '{name} dijo que no'],
  declinedText: [
    'On {day}. That is their right, and says nothing about them.',
    'El {day}. Está en su derecho, y no dice nada sobre su persona.',
  ],
  cleared: ['{name} is cleared', '{name} obtuvo la autorización'],
  clearedText: ['Since {day}.', 'Desde el {day}.'],
  notCleared: ['{name} is not cleared', '{name} no obtuvo la autorización'],
  notClearedText: [
    'Since {day}. The reasons are between {name} and the state: we do not pass them on. They can ask the state to look again.',
    'Desde el {day}. Los motivos quedan entre {name} y el estado: no los compartimos. Puede pedirle al estado que lo revise.',
  ],
  unreadable: ['The prints could not be read', 'No se pudieron leer las huellas'],
  unreadableText: [
    'On {day}. This happens, and says nothing about {name}.',
    'El {day}. A veces ocurre, y no dice nada sobre {name}.',
  ],
  canceled: ['It was called off', 'Se canceló'],
  canceledText: ['On {day}. Nothing was done.', 'El {day}. No se hizo nada más.'],
  callOff: ['Call it off', 'Cancelar'],
  calledOff: ['It is called off. We tell {name}.', 'Se canceló. Le avisamos a {name}.'],
  toConnection: ['Your work with {name}', 'Su trabajo con {name}'],
})

/** The same, as the caregiver is asked and told. */
export const ownFingerprintingTexts = texts({
  asked: ['{name} asks about your fingerprints', '{name} le pregunta por sus huellas'],
  what: ['They would like you to be on {program}.', 'Le gustaría que usted figurara en {program}.'],
  payFamily: ['{name} pays the fee.', '{name} paga la tarifa.'],
  payCaregiver: ['You would pay the fee.', 'La tarifa la pagaría usted.'],
  consent: [
    'You decide. If you agree, our team makes an appointment and tells you when and where. {name} learns the day, and whether you are cleared or not: never why.',
    'Usted decide. Si acepta, nuestro equipo pide una cita y le dice cuándo y dónde. {name} sabrá el día y si usted obtuvo la autorización o no: nunca por qué.',
  ],
  consentNo: [
    'If you say no, {name} is told that, and nothing else. You may take a yes back until there is a result.',
    'Si dice que no, a {name} se le dice eso y nada más. Puede retirar un sí hasta que haya un resultado.',
  ],
  agree: ['I agree', 'Estoy de acuerdo'],
  decline: ['No, thank you', 'No, gracias'],
  agreedToast: ['You agreed. We tell you when and where.', 'Usted aceptó. Le diremos cuándo y dónde.'],
  declinedToast: ['You said no. We tell {name}.', 'Dijo que no. Le avisamos a {name}.'],
  agreed: ['You agreed', 'Usted aceptó'],
  agreedText: [
    'On {day}. Our team makes the appointment and tells you.',
    'El {day}. Nuestro equipo pide la cita y le avisa.',
  ],
  sent: ['Your appointment', 'Su cita'],
  sentAt: ['{day} at {time}', '{day}, {time}'],
  sentAnyTime: ['{day}, at any time', '{day}, a cualquier hora'],
  bring: [
    'Bring a photo ID. The place tells you what else you need.',
    'Lleve una identificación con foto. En el lugar le dirán qué más necesita.',
  ],
  takeBack: ['I no longer agree', 'Ya no estoy de acuerdo'],
  declined: ['You said no', 'Usted dijo que no'],
  declinedText: [
    'On {day}. {name} was told that, and nothing else.',
    'El {day}. A {name} se le dijo eso y nada más.',
  ],
  cleared: ['You are cleared', 'Usted obtuvo la autorización'],
  clearedText: ['Since {day}. {name} was told.', 'Desde el {day}. {name} ya lo sabe.'],
  notCleared: ['The state has not cleared you', 'El estado no le dio la autorización'],
  notClearedText: [
    'Since {day}. {name} was told this and no reason. The state’s letter says why, and how to ask for a review.',
    'Desde el {day}. A {name} se le dijo esto, sin motivo. La carta del estado dice por qué y cómo pedir una revisión.',
  ],
  unreadable: ['Your prints could not be read', 'No se pudieron leer sus huellas'],
  unreadableText: [
    'On {day}. This happens. Nothing was found or decided.',
    'El {day}. A veces ocurre. No se encontró ni se decidió nada.',
  ],
  canceledText: ['On {day}. There is nothing left to do.', 'El {day}. No tiene que hacer nada.'],
})
