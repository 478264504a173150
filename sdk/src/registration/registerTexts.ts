import { texts } from '../kit/text.js'

/** Joining as a caregiver, and the steps that follow. */
export const registerTexts = texts({
  title: ['Find work caring for people', 'Encuentre trabajo cuidando personas'],
  lead: [
    'Choose your own families, hours and rate. Joining is free and takes two minutes.',
    'Elija a sus familias, sus horas y su tarifa. Registrarse es gratis y toma dos minutos.',
  ],
  nursingTitle: ['Nursing and CNA jobs near you', 'Trabajos de enfermería y CNA cerca de usted'],
  nursingLead: [
    'Shifts at facilities and patients at home, for certified nursing assistants (CNA), vocational and practical nurses (LVN, LPN) and registered nurses (RN). Nights, weekends and holidays pay more.',
    'Turnos en centros y pacientes en casa para asistentes de enfermería (CNA), enfermería vocacional y práctica (LVN, LPN) y enfermería registrada (RN). Noches, fines de semana y días festivos pagan más.',
  ],
  kind: ['I work as', 'Trabajo como'],
  zip: ['ZIP code', 'Código postal'],
  zipHint: ['To show you jobs near you.', 'Para mostrarle trabajos cercanos.'],
  submit: ['Create my account', 'Crear mi cuenta'],
  haveAccount: ['Already have an account?', '¿Ya tiene una cuenta?'],

  steps: ['Your first profile', 'Su primer perfil'],
  next: ['Next', 'Siguiente'],
  skip: ['Skip', 'Omitir'],
  finish: ['Finish', 'Terminar'],
  finishLater: ['Finish later', 'Terminar más tarde'],
  stillMissing: [
    'Before families can see you, we need: {parts}',
    'Para que las familias vean su perfil falta: {parts}',
  ],
  photoTitle: ['Show your face', 'Muestre su rostro'],
  aboutTitle: ['Introduce yourself', 'Preséntese'],
  aboutLead: [
    'A few sentences are enough to start. You can change them at any time.',
    'Para empezar bastan unas frases. Puede cambiarlas cuando quiera.',
  ],
  servicesTitle: ['What you offer', 'Lo que ofrece'],
  servicesLead: [
    'Families search by the help they need and see your rate next to your name. You can change both at any time.',
    'Las familias buscan por la ayuda que necesitan y ven su tarifa junto a su nombre. Puede cambiar ambas cosas cuando quiera.',
  ],
  verificationTitle: ['Verify your phone', 'Verifique su teléfono'],
  backgroundTitle: ['Your background check', 'Su verificación de antecedentes'],
  backgroundLead: [
    'Many families ask for a background check. It covers criminal and driving records and your identity. You agree to each part before it starts, and you see the result.',
    'Muchas familias piden una verificación de antecedentes. Revisa los antecedentes penales, el historial de manejo y su identidad. Usted acepta cada parte antes de empezar y ve el resultado.',
  ],
  backgroundBegin: ['Start the background check', 'Empezar la verificación'],
  backgroundOpen: ['See the background check', 'Ver la verificación'],
  backgroundLater: [
    'You can start it whenever you are ready. Until then, families see that it is not done yet.',
    'Puede empezarla cuando quiera. Hasta entonces, las familias ven que está pendiente.',
  ],
  backgroundUnknown: [
    'We could not load the state of your check. You can continue anyway.',
    'No pudimos cargar el estado de su verificación. Puede continuar de todos modos.',
  ],
  notifyTitle: ['How should we tell you?', '¿Cómo le avisamos?'],
  notifyLead: [
    'Good jobs go fast. You can change this at any time in your settings.',
    'Los buenos trabajos se van rápido. Puede cambiar esto cuando quiera en su configuración.',
  ],
  personalTitle: ['About you, just for us', 'Sobre usted, solo para nosotros'],
  personalLead: [
    'Families never see your date of birth or your street. We use them to find jobs near you and to check your papers.',
    'Las familias nunca ven su fecha de nacimiento ni su calle. Los usamos para encontrar trabajos cercanos y comprobar sus papeles.',
  ],
  birthday: ['Date of birth', 'Fecha de nacimiento'],
})
