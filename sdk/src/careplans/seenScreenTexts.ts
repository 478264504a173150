import { texts } from '../kit/text.js'

/** Who saw a care plan: its page. */
export const seenScreenTexts = texts({
  title: ['Who saw this plan', 'Quién vio este plan'],
  lead: [
    'Each time somebody opens part of the plan, it is recorded here before they see it. Nobody can change the record.',
    'Cada vez que alguien abre algo del plan queda anotado aquí, antes de que lo vea. Nadie puede cambiarlo.',
  ],
  ownLead: ['What you have opened of this plan.', 'Lo que usted ha abierto de este plan.'],
  none: ['Nobody has opened anything yet.', 'Nadie ha abierto nada todavía.'],
  more: ['Show earlier ones', 'Mostrar anteriores'],
  somebody: ['Somebody who is no longer here', 'Alguien que ya no está'],
  line: ['{action}: {what}', '{action}: {what}'],
  from: ['{time}, network {network}', '{time}, red {network}'],
  check: ['Check that nothing was changed', 'Comprobar que nada se cambió'],
  checkText: [
    'Each entry carries a seal made from the one before it. Your browser works out all of them again.',
    'Cada anotación lleva un sello hecho con la anterior. Su navegador los calcula todos de nuevo.',
  ],
  holds: {
    one: ['{count} entry checked: nothing was changed.', '{count} anotación comprobada: nada se cambió.'],
    other: [
      '{count} entries checked: nothing was changed.',
      '{count} anotaciones comprobadas: nada se cambió.',
    ],
  },
  broken: [
    'Entry {n} does not follow from the one before it. Please tell us at once.',
    'La anotación {n} no concuerda con la anterior. Avísenos de inmediato.',
  ],
  head: ['The seal of the last entry: {seal}', 'El sello de la última anotación: {seal}'],
  download: ['Download as a file', 'Descargar como archivo'],
  fileName: ['Who saw care plan {id}', 'Quién vio el plan {id}'],
})
