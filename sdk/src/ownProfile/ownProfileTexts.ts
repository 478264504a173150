import { texts } from '../kit/text.js'

/** The page of the own profile. */
export const ownProfileTexts = texts({
  welcome: ['Welcome! Let’s create your profile', 'Le damos la bienvenida. Hagamos su perfil'],
  welcomeText: [
    'Families choose someone they can picture in their home. Each part below takes a minute or two, and we save as you go.',
    'Las familias eligen a la persona que imaginan en su casa. Cada parte toma uno o dos minutos, y todo se guarda.',
  ],
  linkIs: ['Families can see your profile', 'Las familias ya ven su perfil'],
  linkWas: [
    'Your profile has changed since we sent this link. It is now: {state}.',
    'Su perfil cambió desde que se envió este enlace. Ahora está así: {state}.',
  ],
  seeAsFamilies: ['See it as families do', 'Verlo como las familias'],
  hidden: ['Families cannot see your profile yet', 'Las familias todavía no ven su perfil'],
  hiddenFor: [
    'Once you add these, we review your profile and show it to families:',
    'Cuando agregue esto, revisaremos su perfil y lo mostraremos a las familias:',
  ],
  beingLookedAt: ['We are reviewing your profile', 'Estamos revisando su perfil'],
  notShown: [
    'Families will see your profile once we have reviewed it.',
    'Las familias verán su perfil cuando lo hayamos revisado.',
  ],
  changePhoto: ['Change photo', 'Cambiar foto'],
  addPhoto: ['Add photo', 'Agregar foto'],
  photoWaiting: ['We are reviewing your new photo.', 'Estamos revisando su foto nueva.'],
  photoRefused: ['New photo not accepted', 'Foto nueva no aceptada'],
  changeBackground: ['Change background', 'Cambiar fondo'],
  kind: ['You work as', 'Trabaja como'],
  kindHint: [
    'This decides which licenses, skills and shifts we ask you about.',
    'De esto dependen las licencias, habilidades y turnos por los que le preguntamos.',
  ],
  changeKind: ['Work as: {kind}?', '¿Trabajar como: {kind}?'],
  changeKindConfirm: ['Change what I work as', 'Cambiar en qué trabajo'],
  changeToNurse: [
    'Families and facilities will see you as a nurse. We will ask for your nursing license and clinical skills, and you can apply for nursing jobs and shifts.',
    'Las familias y los centros le verán como profesional de enfermería. Le pediremos su licencia y sus habilidades clínicas, y podrá postularse a trabajos y turnos de enfermería.',
  ],
  changeToAide: [
    'Families will see you as an aide. You can no longer apply for nursing jobs or shifts at facilities until you change it back.',
    'Las familias le verán como auxiliar. Ya no podrá postularse a trabajos de enfermería ni a turnos en centros hasta que lo cambie de nuevo.',
  ],
  phoneVerified: ['Phone verified', 'Teléfono verificado'],
  phoneNotVerified: ['Phone not verified', 'Teléfono sin verificar'],
  verifyPhone: ['Verify phone', 'Verificar teléfono'],

  score: ['How complete it is', 'Qué tan completo está'],
  next: ['What to add next', 'Qué agregar ahora'],
  later: {
    one: ['{count} more part', '{count} parte más'],
    other: ['{count} more parts', '{count} partes más'],
  },

  edit: ['Edit', 'Editar'],
  add: ['Add', 'Agregar'],
  editThe: ['Edit: {what}', 'Editar: {what}'],
  addThe: ['Add: {what}', 'Agregar: {what}'],
  rate: ['Hourly rate', 'Tarifa por hora'],
  noRate: ['No rate yet', 'Aún sin tarifa'],
  location: ['Where you work', 'Dónde trabaja'],
  noLocation: ['No address yet', 'Aún sin dirección'],
  upTo: ['Up to {miles} miles away', 'Hasta {miles} millas de distancia'],
  addressPrivate: [
    'Families see only your city, never your street.',
    'Las familias solo ven su ciudad, nunca la calle.',
  ],
  about: ['About you', 'Sobre usted'],
  noAbout: [
    'Nothing here yet. This is the first thing families read.',
    'Nada todavía. Es lo primero que leen las familias.',
  ],
  services: ['Services offered', 'Servicios ofrecidos'],
  noServices: [
    'None chosen yet. Families search by the help they need.',
    'Aún sin elegir. Las familias buscan por la ayuda que necesitan.',
  ],
  skills: ['Clinical skills', 'Habilidades clínicas'],
  noSkills: ['No skills chosen yet.', 'Aún sin habilidades elegidas.'],
  expertise: ['Areas of expertise', 'Áreas de experiencia'],
  noExpertise: [
    'None chosen yet. Experience with an illness often decides.',
    'Aún sin elegir. La experiencia con una enfermedad suele decidir.',
  ],
  languages: ['Languages', 'Idiomas'],
  noLanguages: ['No languages chosen yet.', 'Aún sin idiomas elegidos.'],
  jobPreferences: ['Job preferences', 'Preferencias de trabajo'],
  noJobPreferences: [
    'None chosen yet. We use them to suggest jobs.',
    'Aún sin elegir. Con esto le sugerimos trabajos.',
  ],
  shiftPreferences: ['Shift preferences', 'Preferencias de turno'],
  noShiftPreferences: ['No shifts chosen yet.', 'Aún sin turnos elegidos.'],
  shiftAssignments: ['Shift assignment', 'Asignación de turno'],
  noShiftAssignments: ['No assignments chosen yet.', 'Aún sin asignación elegida.'],
  availability: ['Availability', 'Disponibilidad'],
  seeAvailability: ['Open the calendar', 'Abrir el calendario'],
  noAvailability: [
    'No times yet. Add them to the calendar, next to your visits and shifts.',
    'Aún sin horarios. Agréguelos al calendario, junto a sus visitas y turnos.',
  ],
  experience: ['Work experience', 'Experiencia laboral'],
  noExperience: [
    'No employers yet. Your past work shows what you can do.',
    'Aún sin empleadores. Su experiencia muestra lo que sabe hacer.',
  ],
  education: ['Education', 'Educación'],
  noEducation: ['No schools yet.', 'Aún sin escuelas.'],
  certifications: ['Licenses and certifications', 'Licencias y certificaciones'],
  noCertifications: [
    'None yet. A verified license helps families choose you.',
    'Ninguna todavía. Una licencia verificada ayuda a que las familias le elijan.',
  ],
  documents: ['Documents', 'Documentos'],
  documentsText: [
    'Keep papers such as your ID or a tuberculosis (TB) test here. Only you and our staff see them.',
    'Guarde aquí papeles como su identificación o la prueba de tuberculosis. Solo usted y nuestro personal los ven.',
  ],
  openDocuments: ['Open documents', 'Abrir documentos'],
  background: ['Background check', 'Verificación de antecedentes'],
  openBackground: ['About the check', 'Sobre la verificación'],
  backgroundUnknown: [
    'We could not load how it is going. You can see it on its own page.',
    'No pudimos cargar su estado. Puede verlo en su propia página.',
  ],
  badges: ['Badges', 'Insignias'],
  badgesDone: ['{completed} of {total} completed', '{completed} de {total} completadas'],
  openBadges: ['All badges', 'Todas las insignias'],
  badgeEarned: ['Earned', 'Obtenida'],
  references: ['References', 'Referencias'],
  referencesText: [
    'People who speak for you. We call them; families never see who they are.',
    'Personas que hablan por usted. Las llamamos; las familias nunca ven quiénes son.',
  ],
  openReferences: ['Open references', 'Abrir referencias'],
  vetted: ['Vetted', 'Verificado'],
  noBadges: ['No badges yet.', 'Aún sin insignias.'],
  reviews: ['Reviews', 'Reseñas'],
  invite: ['Invite others', 'Invitar a otras personas'],
  noReviews: [
    'No reviews yet. Ask a family you have worked for to write one.',
    'Sin reseñas. Pida una a una familia para la que haya trabajado.',
  ],
  waitsForApproval: ['Waiting for approval', 'En espera de aprobación'],
  moreReviews: {
    one: ['See {count} review', 'Ver {count} reseña'],
    other: ['See all {count} reviews', 'Ver las {count} reseñas'],
  },
})

/** Why each part that is missing matters, and where it is put in. */
export const profileReasons = texts({
  photo: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['A few sentences say more than any list.', 'Unas frases dicen más que cualquier lista.'],
  phone: ['You need it before you can apply to a job.', 'Lo necesita para poder postularse a un trabajo.'],
  services: ['Families search by the help they need.', 'Las familias buscan por la ayuda que necesitan.'],
  experience: ['It shows what you have done before.', 'Muestra lo que ha hecho antes.'],
  background: ['Many families ask for it.', 'Muchas familias la piden.'],
  wage: ['Families see it next to your name.', 'Las familias la ven junto a su nombre.'],
  languages: [
    'Some families look for someone who speaks theirs.',
    'Algunas familias buscan a alguien que hable el suyo.',
  ],
  preferences: ['We show you jobs that fit.', 'Le mostramos trabajos adecuados.'],
  licenses: ['Some jobs are only for license holders.', 'Algunos trabajos exigen una licencia.'],
})
