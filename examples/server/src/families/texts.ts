import { texts } from '@homecare/sdk/kit'

/** What the families' handlers say, and the letters they send. */
export const familyServerTexts = texts({
  draftGone: [
    'These answers are no longer kept. Please begin anew.',
    'Estas respuestas ya no se conservan. Comience de nuevo.',
  ],
  noPasswords: ['A password is never put aside.', 'Una contraseña nunca se guarda para después.'],
  resumeSubject: ['Finish your sign-up', 'Termine su registro'],
  resumeBody: [
    'Your answers are kept for 30 days. Go on here, on any device:\n{link}',
    'Sus respuestas se conservan durante 30 días. Siga aquí, desde cualquier dispositivo:\n{link}',
  ],
  resumeIgnore: [
    'If you did not ask for this letter, you can throw it away.',
    'Si usted no pidió esta carta, puede desecharla.',
  ],
  welcomeSubject: ['Welcome, {name}', 'Le damos la bienvenida, {name}'],
  welcomeBody: [
    'Your account is ready. Caregivers near you can see your job once it is posted, and their answers come to your messages:\n{link}',
    'Su cuenta está lista. Los cuidadores cercanos verán su trabajo cuando lo publique, y sus respuestas llegarán a sus mensajes:\n{link}',
  ],
})
