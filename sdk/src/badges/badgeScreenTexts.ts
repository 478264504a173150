import { texts } from '../kit/text.js'

/** A caregiver's badges, each with the way to it. */
export const badgeScreenTexts = texts({
  lead: [
    'A badge is something about you that we have checked. Families see it on your profile.',
    'Una insignia es algo sobre usted que hemos comprobado. Las familias la ven en su perfil.',
  ],
  backToBadges: ['All badges', 'Todas las insignias'],
  done: ['{completed} of {total} badges earned', '{completed} de {total} insignias obtenidas'],
  ofAll: ['of {total}', 'de {total}'],
  vetted: [
    'You have all of them: families see “Vetted” beside your name while no license has expired.',
    'Las tiene todas: las familias ven «Verificado» junto a su nombre mientras ninguna licencia esté vencida.',
  ],
  untilVetted: {
    one: [
      'With {count} more, families see “Vetted” beside your name, and can search for it.',
      'Con {count} más, las familias verán «Verificado» junto a su nombre y podrán buscar por ello.',
    ],
    other: [
      'With {count} more, families see “Vetted” beside your name, and can search for it.',
      'Con {count} más, las familias verán «Verificado» junto a su nombre y podrán buscar por ello.',
    ],
  },
  inProgress: ['On the way', 'En camino'],
  toBegin: ['To be earned', 'Por obtener'],
  earned: ['Earned', 'Obtenidas'],
  none: ['There are no badges here.', 'Aquí no hay insignias.'],
  noneText: [
    'When there are, you find here how to earn them.',
    'Cuando las haya, aquí verá cómo obtenerlas.',
  ],
  earnedOn: ['Earned {date}', 'Obtenida el {date}'],
  isEarned: ['Earned', 'Obtenida'],
  percent: ['{percent} % done', '{percent} % hecho'],
  notBegun: ['Not begun', 'Sin empezar'],
  ours: ['Your part is done. We check the rest.', 'Su parte está hecha. Nosotros comprobamos el resto.'],
  how: ['How to earn it', 'Cómo se obtiene'],
  learnMore: [
    'The learning academy has courses with certificates for your profile.',
    'La academia de formación tiene cursos con certificados para su perfil.',
  ],
  openAcademy: ['See the academy', 'Ver la academia'],
  howEarned: ['How you earned it', 'Cómo la obtuvo'],
  why: ['Why it matters', 'Por qué importa'],
})
