import { texts } from '@homecare/sdk/kit'

/** What the server says about caregivers, in answers and in mail. */
export const caregiverServerTexts = texts({
  unknownPlace: [
    'We do not know that place. Please check the spelling, or try a larger city nearby.',
    'No conocemos ese lugar. Revise cómo está escrito o pruebe con una ciudad más grande cercana.',
  ],
  favoritesNeedFamily: [
    'Log in as a family to see your favorite caregivers.',
    'Inicie sesión como familia para ver sus cuidadores favoritos.',
  ],
  tooManyRecords: ['You can add up to {most} of these.', 'Puede agregar hasta {most} de estos.'],
  someFamily: ['A family', 'Una familia'],
  jobNotOpen: ['This job is no longer open.', 'Este trabajo ya no está abierto.'],
  notWritten: [
    'Write to this caregiver first. Then you can remind them.',
    'Primero escriba a esta persona. Después podrá recordárselo.',
  ],
  welcomeSubject: ['Welcome, {name}', 'Le damos la bienvenida, {name}'],
  welcomeBody: [
    'Your account is ready. Families see your profile once it has a photo, a few words about you and a verified phone number, and we have reviewed it. Continue here:\n{link}',
    'Su cuenta está lista. Las familias verán su perfil cuando tenga foto, unas palabras sobre usted y un teléfono verificado, y lo hayamos revisado. Siga aquí:\n{link}',
  ],
  shownSubject: ['Families can see your profile', 'Las familias ya ven su perfil'],
  shownBody: [
    'We have reviewed your profile, and families can see it now:\n{link}',
    'Revisamos su perfil y desde ahora es visible:\n{link}',
  ],
  takenBackSubject: ['We are looking at your profile again', 'Estamos revisando su perfil de nuevo'],
  takenBackBody: [
    'Families cannot see it until we are done. You do not need to do anything.',
    'Las familias no pueden verlo hasta que terminemos. No tiene que hacer nada.',
  ],
  givenBackSubject: ['Your profile needs a change', 'Su perfil necesita un cambio'],
  givenBackBody: [
    'We reviewed your profile and cannot show it yet. Change it, and we will review it again.',
    'Revisamos su perfil y todavía no podemos mostrarlo. Cámbielo y lo revisaremos de nuevo.',
  ],
  inviteSubject: ['You are invited to apply: {title}', 'Le invitan a postularse: {title}'],
  inviteBody: [
    '{name} in {place} would like you to apply for a job: {title}.',
    '{name}, en {place}, quisiera que se postulara a un trabajo: {title}.',
  ],
  inviteSubjectPlain: [
    'You are invited to apply for a job in {place}',
    'Tiene una invitación para postularse a un trabajo en {place}',
  ],
  inviteBodyPlain: [
    '{name} in {place} would like you to apply for a job. Verify your phone number to read all about it.',
    '{name}, en {place}, quisiera que se postulara a un trabajo. Verifique su teléfono para leerlo completo.',
  ],
  inviteShort: [
    'A family in {place} would like you to apply for a job.',
    'Una familia en {place} quisiera que se postulara a un trabajo.',
  ],
  inviteNote: ['{name} adds: {note}', '{name} agrega: {note}'],
  waitingSubject: ['{name} is waiting for your answer', '{name} espera su respuesta'],
  waitingBody: [
    '{name} wrote to you and is waiting for your answer. Answer here:',
    '{name} le escribió y espera su respuesta. Conteste aquí:',
  ],
  waitingShort: ['A family is waiting for your answer.', 'Una familia espera su respuesta.'],
})
