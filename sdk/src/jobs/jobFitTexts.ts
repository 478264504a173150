import { texts } from '../kit/text.js'

/** Why a job fits a caregiver, in few words. */
export const jobFitTexts = texts({
  why: ['Why it fits', 'Por qué encaja'],
  forNurse: ['Asks for a nurse', 'Pide personal de enfermería'],
  otherConditions: ['{names}: not in your profile', '{names}: no está en su perfil'],
  otherLanguages: ['Asks for {names}', 'Pide {names}'],
  allHelp: ['You give all the help they ask for', 'Usted da toda la ayuda que piden'],
  otherHelp: ['Also asks for: {names}', 'También pide: {names}'],
  otherHousing: ['{asked}, you prefer {own}', '{asked}, usted prefiere {own}'],
  paysEnough: ['Pays your rate', 'Paga su tarifa'],
  paysLess: ['Pays less than your rate', 'Paga menos que su tarifa'],
  moreInPart: {
    one: ['{count} more fits in part', '{count} más encaja en parte'],
    other: ['{count} more fit in part', '{count} más encajan en parte'],
  },
  allInPart: {
    one: ['{count} fits in part', '{count} encaja en parte'],
    other: ['{count} fit in part', '{count} encajan en parte'],
  },
})

/** Taking jobs such as one into the preferences. */
export const jobTakeTexts = texts({
  takeToo: ['Add jobs like this to my preferences', 'Agregar trabajos así a mis preferencias'],
  takenToo: ['Your preferences now include jobs like this', 'Sus preferencias ahora incluyen trabajos así'],
})
