import { texts } from '../kit/text.js'

/** The page of a family's benefit (`/mybenefit`). */
export const benefitPageTexts = texts({
  title: ['Your benefit', 'Su beneficio'],
  lead: ['{name}: what is left, and who used it.', '{name}: lo que queda y quién lo usó.'],
  leadPlain: [
    'The hours that a plan pays, and who used them.',
    'Las horas que paga un plan y quién las usó.',
  ],
  none: ['You have no benefit', 'No tiene ningún beneficio'],
  noneHint: [
    'Where an insurer or an employer pays hours of care, they are shown here.',
    'Cuando una aseguradora o un empleador paga horas de cuidado, se muestran aquí.',
  ],
  byCaregiver: ['Used in this cycle, by caregiver', 'Usadas en este ciclo, por cuidador'],
  byMonth: ['Used by month', 'Usadas por mes'],
  monthsLabel: ['Hours used in each month', 'Horas usadas en cada mes'],
  nobody: ['No hours were used in this cycle yet.', 'Todavía no se usaron horas en este ciclo.'],
  noMonths: ['No hours were used yet.', 'Todavía no se usaron horas.'],
  unknown: ['We could not load how the hours were used', 'No pudimos cargar cómo se usaron las horas'],
  cycle: ['Starts over', 'Comienza de nuevo'],
  until: ['To be used until', 'Para usar hasta'],
  seeUse: ['See how they were used', 'Ver cómo se usaron'],
  home: ['Go to my home page', 'Ir a mi página de inicio'],
  when: ['Who and when', 'Quién y cuándo'],
})
