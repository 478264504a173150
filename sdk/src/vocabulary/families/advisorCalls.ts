import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** What a family asks its advisor to call about: the server says which, by whether it has offered work or hired. */
export const advisorCallKinds = catalogue([
  { id: 'onboarding', label: ['Getting started', 'Primeros pasos'] },
  { id: 'hire', label: ['After a hire', 'Después de una contratación'] },
])
export type AdvisorCallKind = IdOf<typeof advisorCallKinds>

/** Where a call that a family asked for stands. */
export const advisorCallStates = catalogue([
  { id: 'asked', label: ['Call asked for', 'Llamada pedida'] },
  { id: 'missed', label: ['Not reached yet', 'Aún sin contacto'] },
  { id: 'done', label: ['Talked', 'Ya hablaron'] },
  { id: 'withdrawn', label: ['Taken back', 'Retirada'] },
])
export type AdvisorCallState = IdOf<typeof advisorCallStates>

/** Parts of a day in which a family is called, by the clock where it lives: from a time, and before another, as the hint says. */
export const callParts = catalogue([
  {
    id: 'morning',
    label: ['Morning', 'Mañana'],
    hint: ['9 to 12', 'de 9 a 12'],
    from: '09:00',
    until: '12:00',
  },
  {
    id: 'afternoon',
    label: ['Afternoon', 'Tarde'],
    hint: ['12 to 5', 'de 12 a 5'],
    from: '12:00',
    until: '17:00',
  },
  {
    id: 'evening',
    label: ['Evening', 'Noche'],
    hint: ['5 to 8', 'de 5 a 8'],
    from: '17:00',
    until: '20:00',
  },
])
export type CallPart = IdOf<typeof callParts>
