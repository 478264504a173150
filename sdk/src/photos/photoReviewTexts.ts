import { texts } from '../kit/text.js'

/** What staff see of photos that wait for a look before others see them. */
export const photoReviewTexts = texts({
  title: ['Photos to review', 'Fotos por revisar'],
  lead: [
    'New profile photos, longest wait first. Until you decide, families see the old one.',
    'Fotos de perfil nuevas; primero, la que espera desde hace más tiempo. Hasta que las revise, las familias ven la anterior.',
  ],
  photoOf: ['New photo of {name}', 'Foto nueva de {name}'],
  shownNow: ['Current photo', 'Foto actual'],
  noneNow: ['Families see no photo now.', 'Las familias no ven ninguna foto.'],
  question: [
    'Does it show one face, close enough, and nothing that does not belong on a profile?',
    '¿Muestra una sola cara, lo bastante cerca, y nada que no deba estar en un perfil?',
  ],
  show: ['Show to families', 'Mostrar a las familias'],
  showName: ['Show to families: {name}', 'Mostrar a las familias: {name}'],
  reason: ['Why not?', '¿Por qué no?'],
  note: ['Anything to add', 'Unas palabras más'],
  refuse: ['Turn down', 'Rechazar'],
})

/** What is said when a photo was shown or turned down. */
export const photoVerdictTexts = texts({
  shown: ['Families can see the new photo of {name}.', 'Las familias ya ven la foto nueva de {name}.'],
  reasonMissing: ['Please say why.', 'Diga por qué.'],
  refused: ['We told {name} why.', 'Le dijimos a {name} por qué.'],
})
