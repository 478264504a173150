import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** How somebody files their federal income tax, as Form W-4 asks it in its first step. */
export const filingStatuses = catalogue([
  {
    id: 'single',
    label: ['Single, or married filing separately', 'Soltero/a, o casado/a que declara por separado'],
  },
  {
    id: 'joint',
    label: [
      'Married filing jointly, or qualifying surviving spouse',
      'Casado/a que declara en conjunto, o cónyuge sobreviviente que reúne los requisitos',
    ],
  },
  {
    id: 'head',
    label: ['Head of household', 'Cabeza de familia'],
  },
])
export type FilingStatus = IdOf<typeof filingStatuses>

/**
 * Where a payroll form stands: being filled in, handed in, returned with a note by our staff, or passed on to payroll. A change
 * makes it a draft again, until it is signed anew.
 */
export const intakeStates = catalogue([
  { id: 'draft', label: ['Not handed in', 'Sin entregar'] },
  { id: 'handed_in', label: ['Handed in', 'Entregado'] },
  { id: 'returned', label: ['Sent back', 'Devuelto'] },
  { id: 'sent', label: ['Passed on to payroll', 'Enviado a nómina'] },
])
export type IntakeState = IdOf<typeof intakeStates>

/** What our staff decide on a payroll form that was handed in. */
export const intakeDecisions = catalogue([
  { id: 'sent', label: ['Passed on to payroll', 'Enviado a nómina'] },
  { id: 'returned', label: ['Send back', 'Devolver'] },
])
export type IntakeDecision = IdOf<typeof intakeDecisions>

/** The version of the words that are signed with a payroll form: a new one with each change. */
export const intakeStatementVersion = '2026-11-26'

/** The most that a year's amount of a payroll form can be, in cents. */
export const intakeAmountLimit = 100_000_000
