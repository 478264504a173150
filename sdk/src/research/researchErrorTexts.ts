import { texts } from '../kit/text.js'

/** What the server and the forms refuse in studies and with health records. */
export const researchErrorTexts = texts({
  birthday: [
    'Please enter a birthday as MM/DD/YYYY.',
    'Escriba la fecha de nacimiento así: MM/DD/AAAA (mes, día, año).',
  ],
  needsName: ['Please enter a last name.', 'Escriba un apellido.'],
  visitDay: [
    'Please enter the day of the visit, today or earlier, as MM/DD/YYYY.',
    'Escriba el día de la consulta, hoy o antes, así: MM/DD/AAAA (mes, día, año).',
  ],
  changedWords: [
    'The study’s text has changed since you opened this page. Please read it again and choose.',
    'El estudio cambió su texto desde que usted abrió esta página. Lea el nuevo y elija otra vez.',
  ],
  notYet: [
    'An earlier step of this study is not done yet.',
    'Todavía falta completar un paso anterior de este estudio.',
  ],
  closed: ['This study is not taking new participants.', 'Este estudio no admite participantes nuevos.'],
  badCode: [
    'This code does not work. Check it with your clinic, or leave the field empty.',
    'Este código no es válido. Verifíquelo con su clínica o deje el campo vacío.',
  ],
  nobodyJoined: [
    'Nobody has joined the study with the code of this visit, so there is no address to write to.',
    'Nadie se ha unido al estudio con el código de esta consulta, así que no hay una dirección a la que escribir.',
  ],
  badAnswers: ['Please choose one answer for each question.', 'Elija una respuesta para cada pregunta.'],
})
