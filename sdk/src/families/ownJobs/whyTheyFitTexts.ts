import { texts } from '../../kit/text.js'

/** Why a caregiver fits a family's job, in few words. */
export const whyTheyFitTexts = texts({
  noneOfConditions: ['Does not list these conditions', 'No menciona estas afecciones'],
  /** Of a language that was asked for. */
  notNamed: ['not listed', 'no lo menciona'],
  allHelp: ['Gives all the help you ask for', 'Da toda la ayuda que usted pide'],
  someHelp: ['Gives {count} of {of} kinds of help', 'Da {count} de {of} tipos de ayuda'],
  vetted: ['Vetted', 'Verificado'],
  asksMore: ['Asks for more than your job pays', 'Pide más de lo que paga su trabajo'],
})
