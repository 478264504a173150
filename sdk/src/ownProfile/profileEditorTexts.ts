import { texts } from '../kit/text.js'

/** The modals in which a caregiver edits the own profile. */
export const profileEditorTexts = texts({
  loadFailed: ['We could not load your profile', 'No pudimos cargar su perfil'],
  saveRate: ['Save rate', 'Guardar tarifa'],
  rate: ['How much do you want to earn an hour?', '¿Cuánto quiere ganar por hora?'],
  rateHint: [
    'Between $5 and $100. The average is {average} an hour.',
    'Entre $5 y $100. El promedio es {average} por hora.',
  ],
  rateTip: [
    'You agree on the final amount with each family.',
    'La cantidad final se acuerda con cada familia.',
  ],

  saveAbout: ['Save introduction', 'Guardar presentación'],
  about: ['Your introduction', 'Su presentación'],
  aboutTips: ['What families like to read', 'Lo que a las familias les gusta leer'],
  aboutTip1: [
    'Why you do this work, and how long you have done it.',
    'Por qué hace este trabajo y desde cuándo.',
  ],
  aboutTip2: [
    'Who you have cared for, and what a day with them was like.',
    'A quién ha cuidado y cómo era un día con esa persona.',
  ],
  aboutTip3: [
    'What you are especially good at: cooking, patience, music.',
    'Lo que se le da especialmente bien: cocinar, la paciencia, la música.',
  ],
  aboutTip4: [
    'Leave out your last name, phone and address. Nobody needs them before you agree to meet.',
    'No ponga su apellido, teléfono ni dirección. Nadie los necesita antes de acordar un encuentro.',
  ],

  saveSkills: ['Save skills', 'Guardar habilidades'],
  skills: ['Which clinical skills do you have?', '¿Qué habilidades clínicas tiene?'],
  saveServices: ['Save services', 'Guardar servicios'],
  services: ['What do you help with?', '¿Con qué ayuda?'],
  saveLanguages: ['Save languages', 'Guardar idiomas'],
  languages: ['Which languages do you speak?', '¿Qué idiomas habla?'],
  saveExpertise: ['Save expertise', 'Guardar experiencia'],
  expertise: ['What do you have experience with?', '¿Con qué tiene experiencia?'],
  moreConditions: ['Show More Conditions', 'Mostrar más afecciones'],

  saveJobPreferences: ['Save job preferences', 'Guardar preferencias'],
  jobPreferences: ['What work are you looking for?', '¿Qué trabajo busca?'],
  housing: ['Would you live with the family?', '¿Viviría con la familia?'],
  saveShiftPreferences: ['Save shift preferences', 'Guardar preferencias'],
  saveShiftAssignments: ['Save shift assignment', 'Guardar asignación'],
  shiftAssignments: ['Where are you willing to work?', '¿Dónde acepta trabajar?'],
  premiumNote: ['{mark} marks shifts that pay more.', '{mark} indica turnos que pagan más.'],
  oneDuration: ['You can choose one.', 'Puede elegir una.'],

  saveLocation: ['Save location', 'Guardar ubicación'],

  saveBackground: ['Use this picture', 'Usar esta imagen'],
  backgroundOf: ['Picture {number}', 'Imagen {number}'],
  backgroundChoice: ['Pictures to choose from', 'Imágenes para elegir'],
  backgroundFailed: ['We could not load the pictures.', 'No pudimos cargar las imágenes.'],
})

/** The editors of schools and employers. */
export const recordEditorTexts = texts({
  educationFailed: ['We could not load your schools', 'No pudimos cargar sus escuelas'],
  experienceFailed: ['We could not load your employers', 'No pudimos cargar sus empleadores'],
  school: ['School', 'Escuela'],
  schoolHint: [
    'Type a few letters and choose it. If it is not listed, you can add it.',
    'Escriba unas letras y elíjala. Si no aparece, puede agregarla.',
  ],
  major: ['What you studied', 'Qué estudió'],
  from: ['From', 'Desde'],
  to: ['To', 'Hasta'],
  fromYear: ['From year', 'Año de inicio'],
  toYear: ['To year', 'Año de fin'],
  stillThere: ['Still there', 'Sigo ahí'],
  place: ['Where it is', 'Dónde está'],
  placeLocked: ['From our list: {place}', 'De nuestra lista: {place}'],
  saveSchool: ['Save school', 'Guardar escuela'],
  removeSchool: ['Remove school', 'Eliminar escuela'],
  employer: ['Employer', 'Empleador'],
  employerHint: [
    'Type a few letters and choose it. If it is not listed, you can add it. For a family, you can enter “Private family”.',
    'Escriba unas letras y elíjalo. Si no aparece, puede agregarlo. Para una familia puede poner «Familia particular».',
  ],
  position: ['Job title', 'Puesto'],
  description: ['What you did there', 'Qué hacía ahí'],
  month: ['Month', 'Mes'],
  year: ['Year', 'Año'],
  saveEmployer: ['Save employer', 'Guardar empleador'],
  removeEmployer: ['Remove employer', 'Eliminar empleador'],
  removeIsFinal: ['This cannot be undone.', 'No se puede deshacer.'],
  keep: ['Keep it', 'Conservar'],
  done: ['Done', 'Listo'],
})
