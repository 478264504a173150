import { texts } from '../../kit/text.js'

/** A call of the advisor, as the family asks for it and sees where it stands. */
export const advisorCallTexts = texts({
  who: [
    '{name} advises your family: somebody to ask about care, costs and next steps.',
    '{name} asesora a su familia: puede preguntarle sobre el cuidado, los costos y el siguiente paso.',
  ],
  nobody: [
    'Somebody from our team can call you about care, costs and next steps.',
    'Alguien de nuestro equipo puede llamarle sobre el cuidado, los costos y el siguiente paso.',
  ],
  team: ['Our team', 'Nuestro equipo'],
  askTitle: ['Would you like a call?', '¿Quiere que le llamemos?'],
  times: ['When can we call?', '¿Cuándo podemos llamar?'],
  timesHint: [
    'Choose one or several, by your own clock. {parts}.',
    'Elija uno o varios, según su hora local. {parts}.',
  ],
  part: ['{part}, {hours}', '{part}, {hours}'],
  phone: ['Phone number', 'Número de teléfono'],
  note: ['What is it about?', '¿De qué se trata?'],
  noteHint: [
    'A few words. Anything about health can wait for the call.',
    'Unas palabras. Lo que tenga que ver con la salud puede esperar a la llamada.',
  ],
  ask: ['Ask for the call', 'Pedir la llamada'],
  save: ['Save the changes', 'Guardar los cambios'],
  asked: ['You have asked for a call.', 'Pidió una llamada.'],
  changed: ['Your call is changed.', 'Su llamada quedó cambiada.'],
  skip: ['No call, thank you', 'Sin llamada, gracias'],
  skipHint: [
    'You can still ask later, from your next steps or from your home page.',
    'Puede pedirla más tarde, desde sus próximos pasos o desde su página de inicio.',
  ],
  loadFailed: ['We could not load your advisor', 'No pudimos cargar los datos de su asesor'],
  askedTitle: ['{name} will call you', '{name} le llamará'],
  askedAt: ['At {phone}, at one of these times:', 'Al {phone}, en uno de estos horarios:'],
  missedTitle: ['{name} did not reach you', '{name} no pudo comunicarse con usted'],
  missedText: [
    'On {when}. They will try again. You can choose other times.',
    'El {when}. Lo intentará de nuevo. Puede elegir otros horarios.',
  ],
  timesOver: [
    'These times are over. Choose others, so that we can reach you.',
    'Estos horarios ya pasaron. Elija otros para que podamos llamarle.',
  ],
  doneTitle: ['You have talked with {name}', 'Ya habló con {name}'],
  doneText: ['On {when}.', 'El {when}.'],
  see: ['See your call', 'Ver su llamada'],
  change: ['Change the call', 'Cambiar la llamada'],
  keep: ['Keep it as it is', 'Dejarla como está'],
  takeBack: ['Take it back', 'Retirarla'],
  takenBack: ['The call is taken back.', 'La llamada quedó retirada.'],
  another: ['Ask for another call', 'Pedir otra llamada'],
  changedElsewhere: [
    'This call was changed or made in the meantime. See how it stands now.',
    'Esta llamada se cambió o se hizo mientras tanto. Vea cómo está ahora.',
  ],
  seeNow: ['See how it stands', 'Ver cómo está'],
  title: ['A call from your advisor', 'Una llamada de su asesor'],
  notOffered: [
    'You can reach us by phone or e-mail.',
    'Puede comunicarse con nosotros por teléfono o correo.',
  ],
  onDay: ['{day}: {parts}', '{day}: {parts}'],
})

/** The same, for whoever is to call. */
export const callsToMakeTexts = texts({
  title: ['Calls to make', 'Llamadas por hacer'],
  waiting: {
    one: ['{count} family would like a call.', '{count} familia quiere que le llame.'],
    other: ['{count} families would like a call.', '{count} familias quieren que les llame.'],
  },
  none: ['No calls to make', 'Ninguna llamada por hacer'],
  staffLead: [
    'Families without an advisor who asked for a call, the longest wait first.',
    'Familias sin asesor que pidieron una llamada; primero, la que más espera.',
  ],
  about: ['{name} asked for a call', '{name} pidió una llamada'],
  askedOn: ['Asked on {when}', 'La pidió el {when}'],
  theirTime: ['By the clock in {place}:', 'Hora de {place}:'],
  timesOver: ['The times are over', 'Los horarios ya pasaron'],
  reached: ['I talked with them', 'Ya hablamos'],
  missed: ['Not reached', 'Sin respuesta'],
  missedHint: [
    '“Not reached” tells the family that you tried, and the call stays here.',
    '«Sin respuesta» le avisa a la familia de que lo intentó, y la llamada sigue aquí.',
  ],
  notedReached: ['Noted: you talked with {name}.', 'Anotado: habló con {name}.'],
  notedMissed: [
    'Noted: {name} was not reached. We told them.',
    'Anotado: sin respuesta de {name}. Ya le avisamos.',
  ],
  tries: {
    one: ['{count} try so far', '{count} intento hasta ahora'],
    other: ['{count} tries so far', '{count} intentos hasta ahora'],
  },
  tryReached: ['{when}: {by} talked with them', '{when}: {by} habló con la familia'],
  tryMissed: ['{when}: {by} did not reach them', '{when}: {by} no pudo comunicarse'],
  somebody: ['somebody from our team', 'alguien de nuestro equipo'],
  history: ['Calls', 'Llamadas'],
})
