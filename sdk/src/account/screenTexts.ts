import { texts } from '../kit/text.js'

/** The screens of signing in, of passwords, and of joining. */
export const accountTexts = texts({
  loginTitle: ['Welcome back', 'Le damos la bienvenida'],
  loginLead: [
    'Log in to see your messages, care and pay.',
    'Inicie sesión para ver sus mensajes, su cuidado y sus pagos.',
  ],
  loginNeeded: ['Log in to open the page you asked for.', 'Inicie sesión para abrir la página que pidió.'],
  endedIdle: [
    'We logged you out after 30 minutes without activity. Log in to continue where you were.',
    'Cerramos su sesión tras 30 minutos sin actividad. Inicie sesión para seguir donde estaba.',
  ],
  endedLong: [
    'We logged you out because you had been logged in for a long time. Log in to continue where you were.',
    'Cerramos su sesión porque llevaba mucho tiempo abierta. Inicie sesión para seguir donde estaba.',
  ],
  endedElsewhere: [
    'You were logged out from another device, for example because your password was changed. Log in to continue.',
    'Su sesión se cerró desde otro dispositivo, por ejemplo porque se cambió su contraseña. Inicie sesión para continuar.',
  ],
  email: ['E-mail address', 'Correo electrónico'],
  password: ['Password', 'Contraseña'],
  rememberMe: ['Keep me logged in on this device', 'Mantener la sesión en este dispositivo'],
  rememberMeHint: ['Do not use this on a shared computer.', 'No lo marque en una computadora compartida.'],
  login: ['Log in', 'Iniciar sesión'],
  forgot: ['Forgot your password?', '¿Olvidó su contraseña?'],
  newHere: ['New here?', '¿Es su primera vez aquí?'],
  join: ['Create an account', 'Crear una cuenta'],
  haveAccount: ['Already have an account?', '¿Ya tiene una cuenta?'],

  demoTitle: ['Try it as', 'Pruébelo como'],
  demoHint: [
    'This is a demo with made-up people. One tap logs you in.',
    'Esto es una demostración con personas inventadas. Un toque inicia la sesión.',
  ],
  socialWith: ['Continue with {provider}', 'Continuar con {provider}'],
  or: ['or', 'o'],

  forgotTitle: ['Forgot your password?', '¿Olvidó su contraseña?'],
  forgotLead: [
    'Enter your e-mail address and we will send you a link to choose a new password.',
    'Escriba su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
  ],
  sendLink: ['Send me the link', 'Enviarme el enlace'],
  sentTitle: ['Check your e-mail', 'Revise su correo'],
  sentText: [
    'If {email} has an account here, a link is on its way. You can use it once, within one hour.',
    'Si {email} tiene una cuenta aquí, el enlace va en camino. Puede usarlo una sola vez, durante una hora.',
  ],
  sentNothing: [
    'No e-mail? Check your spam folder, or try another address.',
    '¿No llegó nada? Mire en la carpeta de correo no deseado o pruebe con otra dirección.',
  ],
  tryAnother: ['Try another address', 'Probar con otra dirección'],
  backToLogin: ['Back to login', 'Volver al inicio de sesión'],

  resetTitle: ['Choose a new password', 'Elija una contraseña nueva'],
  createTitle: ['Create your password', 'Cree su contraseña'],
  passwordFor: ['For {name}, {email}', 'Para {name}, {email}'],
  newPassword: ['New password', 'Contraseña nueva'],
  savePassword: ['Save password and log in', 'Guardar la contraseña e iniciar sesión'],
  passwordSaved: [
    'Your password is saved and you are logged in.',
    'Su contraseña se guardó y su sesión está iniciada.',
  ],
  linkGoneTitle: ['This link no longer works', 'Este enlace ya no funciona'],
  linkGoneText: [
    'It has been used or has expired. Ask for a new one: it takes a minute.',
    'Ya se usó o venció. Pida uno nuevo: solo toma un minuto.',
  ],
  newLink: ['Send me a new link', 'Enviarme un enlace nuevo'],

  joinTitle: ['How would you like to join?', '¿Cómo desea registrarse?'],
  joinLead: ['Looking around and sending messages are free.', 'Mirar y escribir no cuesta nada.'],
  invitedBy: ['{name} invited you. Welcome!', '{name} le invitó. ¡Le damos la bienvenida!'],
  joinFamily: ['I am looking for care', 'Busco cuidado'],
  joinFamilyText: [
    'Say what help you need, see who is nearby, and write to the people you like.',
    'Diga qué necesita, vea quién está cerca y escriba a quien le guste.',
  ],
  joinFamilyAction: ['Find care', 'Buscar cuidado'],
  joinCaregiver: ['I am a caregiver', 'Trabajo cuidando personas'],
  joinCaregiverText: [
    'Set your own rate, choose your hours, and get paid through us.',
    'Ponga su tarifa, elija sus horas y cobre a través de nosotros.',
  ],
  joinCaregiverAction: ['Find work', 'Buscar trabajo'],
})
