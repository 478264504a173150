import { texts } from '../kit/text.js'

/** What staff see of profiles that wait for a look before families see them. */
export const staffProfileTexts = texts({
  title: ['Profiles to review', 'Perfiles por revisar'],
  lead: [
    'Caregivers who have finished their profile, longest wait first.',
    'Cuidadores que terminaron su perfil; primero, quien espera desde hace más tiempo.',
  ],
  complete: ['{score} out of 100 points', '{score} de 100 puntos'],
  show: ['Show to families', 'Mostrar a las familias'],
  showName: ['Show to families: {name}', 'Mostrar a las familias: {name}'],
  giveBack: ['Send back', 'Devolver'],
  whatToChange: ['What needs to change', 'Qué hay que cambiar'],
})

/** What is said when a profile was shown or given back. */
export const profileReviewTexts = texts({
  shown: ['Families can see {name} now.', 'Las familias ya ven a {name}.'],
  noteMissing: ['Please say what needs to change.', 'Diga qué hay que cambiar.'],
  givenBack: ['We told {name} what to change.', 'Le dijimos a {name} qué cambiar.'],
})
