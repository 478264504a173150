import { texts } from '../kit/text.js'

/** A caregiver's badges, each with the way to it. */
export const badgeScreenTexts = texts({
  lead: [
    'A badge shows something about you that we have checked. Families see it on your profile.',
    'Una insignia muestra algo sobre usted que hemos comprobado. Las familias la ven en su perfil.',
  ],
  done: ['{completed} of {total} badges earned', '{completed} de {total} insignias obtenidas'],
  ofAll: ['of {total}', 'de {total}'],
  vetted: [
    'You have them all: families see “Vetted” next to your name as long as no license has expired.',
    'Las tiene todas: las familias ven «Verificado» junto a su nombre mientras ninguna licencia esté vencida.',
  ],
  notVettedNow: [
    'You have them all, but families do not see “Vetted” now: one of your licenses has expired. Enter its new date.',
    'Las tiene todas, pero ahora las familias no ven «Verificado»: una de sus licencias venció. Escriba la fecha nueva.',
  ],
  toLicenses: ['Your licenses', 'Sus licencias'],
  untilVetted: {
    one: [
      'Earn {count} more, and families see “Vetted” next to your name and can search for it.',
      'Con {count} más, las familias verán «Verificado» junto a su nombre y podrán buscar por ello.',
    ],
    other: [
      'Earn {count} more, and families see “Vetted” next to your name and can search for it.',
      'Con {count} más, las familias verán «Verificado» junto a su nombre y podrán buscar por ello.',
    ],
  },
  inProgress: ['In progress', 'En curso'],
  toBegin: ['Still to earn', 'Por obtener'],
  earned: ['Earned', 'Obtenidas'],
  none: ['There are no badges yet.', 'Aún no hay insignias.'],
  noneText: [
    'When there are, we will show you here how to earn them.',
    'Cuando las haya, aquí verá cómo obtenerlas.',
  ],
  earnedOn: ['Earned {date}', 'Obtenida el {date}'],
  isEarned: ['Earned', 'Obtenida'],
  percent: ['{percent}% done', '{percent} % hecho'],
  notBegun: ['Not started', 'Sin empezar'],
  ours: [
    'You have done your part. We check the rest.',
    'Su parte está hecha. Nosotros comprobamos el resto.',
  ],
  how: ['How to earn it', 'Cómo se obtiene'],
  learnMore: [
    'The learning academy has courses with certificates for your profile.',
    'La academia de formación tiene cursos con certificados para su perfil.',
  ],
  openAcademy: ['See the academy', 'Ver la academia'],
  howEarned: ['How you earned it', 'Cómo la obtuvo'],
  why: ['Why it matters', 'Por qué importa'],
})
