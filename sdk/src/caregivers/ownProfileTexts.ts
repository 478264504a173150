import { texts } from '../kit/text.js'

/** The page of the own profile (D2 §2). */
export const ownProfileTexts = /* @__PURE__ */ texts({
  welcome: ['Welcome. Let’s make your profile', 'Le damos la bienvenida. Hagamos su perfil'],
  welcomeText: [
    'Families choose the person they can picture in their home. Each part below takes a minute or two, and everything is kept.',
    'Las familias eligen a la persona que imaginan en su casa. Cada parte toma uno o dos minutos, y todo se guarda.',
  ],
  seeAsFamilies: ['See it as families do', 'Verlo como las familias'],
  notShown: [
    'Families see your profile once we have looked at it.',
    'Las familias verán su perfil cuando lo hayamos revisado.',
  ],
  changePhoto: ['Change photo', 'Cambiar foto'],
  addPhoto: ['Add photo', 'Agregar foto'],
  photoWaiting: ['Your new photo waits for our look.', 'Su foto nueva espera nuestra revisión.'],
  photoRefused: ['New photo not shown', 'Foto nueva no visible'],
  changeBackground: ['Change background', 'Cambiar fondo'],
  kind: ['You work as', 'Trabaja como'],
  kindHint: [
    'Changes which licenses, skills and shifts you are asked for.',
    'Cambia las licencias, habilidades y turnos que se le piden.',
  ],
  phoneVerified: ['Phone verified', 'Teléfono verificado'],
  phoneNotVerified: ['Phone not verified', 'Teléfono sin verificar'],
  verifyPhone: ['Verify phone', 'Verificar teléfono'],

  score: ['How complete it is', 'Qué tan completo está'],
  next: ['What helps most next', 'Lo que más ayuda ahora'],
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
    'Families see your city alone, never the street.',
    'Las familias solo ven su ciudad, nunca la calle.',
  ],
  about: ['About you', 'Sobre usted'],
  noAbout: [
    'Nothing yet. Families read this first, before any list.',
    'Nada todavía. Es lo primero que leen las familias, antes que cualquier lista.',
  ],
  services: ['Services offered', 'Servicios ofrecidos'],
  noServices: [
    'Nothing chosen. Families search by the help they need.',
    'Nada elegido. Las familias buscan por la ayuda que necesitan.',
  ],
  skills: ['Clinical skills', 'Habilidades clínicas'],
  noSkills: ['No skills chosen yet.', 'Aún sin habilidades elegidas.'],
  expertise: ['Areas of expertise', 'Áreas de experiencia'],
  noExpertise: [
    'Nothing chosen. Experience with an illness often decides.',
    'Nada elegido. La experiencia con una enfermedad suele decidir.',
  ],
  languages: ['Languages', 'Idiomas'],
  noLanguages: ['No language chosen yet.', 'Aún sin idiomas elegidos.'],
  jobPreferences: ['Job preferences', 'Preferencias de trabajo'],
  noJobPreferences: [
    'Nothing chosen. We offer you jobs by these.',
    'Nada elegido. Con esto le ofrecemos trabajos.',
  ],
  shiftPreferences: ['Shift preferences', 'Preferencias de turno'],
  noShiftPreferences: ['No shifts chosen yet.', 'Aún sin turnos elegidos.'],
  shiftAssignments: ['Shift assignment', 'Asignación de turno'],
  noShiftAssignments: ['No assignment chosen yet.', 'Aún sin asignación elegida.'],
  availability: ['Availability', 'Disponibilidad'],
  seeAvailability: ['Open the calendar', 'Abrir el calendario'],
  noAvailability: [
    'No times yet. Families see at once whether your hours fit.',
    'Aún sin horarios. Las familias ven enseguida si sus horas coinciden.',
  ],
  experience: ['Work experience', 'Experiencia laboral'],
  noExperience: [
    'No employer yet. Where you have worked says what you can do.',
    'Aún sin empleadores. Donde ha trabajado dice lo que sabe hacer.',
  ],
  education: ['Education', 'Educación'],
  noEducation: ['No school yet.', 'Aún sin escuelas.'],
  certifications: ['Licenses and certifications', 'Licencias y certificaciones'],
  noCertifications: [
    'None yet. A checked license puts you ahead of others.',
    'Ninguna todavía. Una licencia comprobada le pone por delante.',
  ],
  documents: ['Documents', 'Documentos'],
  documentsText: [
    'Keep papers such as your ID or a TB test here; only you and our staff see them.',
    'Guarde aquí papeles como su identificación o la prueba de tuberculosis; solo usted y nuestro personal los ven.',
  ],
  openDocuments: ['Open documents', 'Abrir documentos'],
  background: ['Background check', 'Verificación de antecedentes'],
  openBackground: ['About the check', 'Sobre la verificación'],
  backgroundUnknown: [
    'We could not load where it stands. Its own page has it.',
    'No pudimos cargar su estado. Está en su propia página.',
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
    'Aún sin reseñas. Pida una a una familia para la que haya trabajado.',
  ],
  waitsForApproval: ['Waits for approval', 'Espera aprobación'],
  moreReviews: {
    one: ['See {count} review', 'Ver {count} reseña'],
    other: ['See all {count} reviews', 'Ver las {count} reseñas'],
  },
})

/** Why each part that is missing matters, and where it is put in. */
export const profileReasons = /* @__PURE__ */ texts({
  photo: ['Families look for a face they can trust.', 'Las familias buscan un rostro en quien confiar.'],
  about: ['A few sentences say more than any list.', 'Unas frases dicen más que cualquier lista.'],
  phone: ['You need it before you can apply to a job.', 'Lo necesita para poder postularse a un trabajo.'],
  services: ['Families search by the help they need.', 'Las familias buscan por la ayuda que necesitan.'],
  experience: ['It shows what you have done before.', 'Muestra lo que ha hecho antes.'],
  background: ['Most families ask for it.', 'La mayoría de las familias la pide.'],
  wage: ['Families see it beside your name.', 'Las familias la ven junto a su nombre.'],
  languages: ['Some families look for their own.', 'Algunas familias buscan el suyo.'],
  preferences: ['We show you jobs that fit.', 'Le mostramos trabajos adecuados.'],
  licenses: ['Some jobs may only go to license holders.', 'Algunos trabajos exigen una licencia.'],
})
