import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * What may be asked when a task is done: a number, a blood pressure, which is two numbers, or a choice. `ranges` are the
 * numbers that it takes and in which steps; below `low` and above `high` everybody on the plan is told. Temperature is in
 * degrees Fahrenheit, weight in pounds.
 */
export const taskQuestions = catalogue([
  {
    id: 'pain',
    label: ['Pain, from 0 to 10', 'Dolor, de 0 a 10'],
    ranges: [{ min: 0, max: 10, step: 1, low: null, high: 6 }] as readonly AnswerRange[],
  },
  {
    id: 'blood_pressure',
    label: ['Blood pressure', 'Presión arterial'],
    ranges: [
      { min: 50, max: 280, step: 1, low: 90, high: 179 },
      { min: 20, max: 180, step: 1, low: 50, high: 119 },
    ] as readonly AnswerRange[],
  },
  {
    id: 'pulse',
    label: ['Pulse, beats a minute', 'Pulso, latidos por minuto'],
    ranges: [{ min: 20, max: 250, step: 1, low: 45, high: 120 }] as readonly AnswerRange[],
  },
  {
    id: 'temperature',
    label: ['Temperature, °F', 'Temperatura, °F'],
    ranges: [{ min: 85, max: 112, step: 0.1, low: 95, high: 100.3 }] as readonly AnswerRange[],
  },
  {
    id: 'blood_sugar',
    label: ['Blood sugar, mg/dL', 'Azúcar en la sangre, mg/dL'],
    ranges: [{ min: 20, max: 700, step: 1, low: 70, high: 300 }] as readonly AnswerRange[],
  },
  {
    id: 'weight',
    label: ['Weight, pounds', 'Peso, libras'],
    ranges: [{ min: 40, max: 700, step: 0.1, low: null, high: null }] as readonly AnswerRange[],
  },
  { id: 'ate', label: ['How much was eaten', 'Cuánto comió'], ranges: [] as readonly AnswerRange[] },
  { id: 'took', label: ['Was it taken', 'Si lo tomó'], ranges: [] as readonly AnswerRange[] },
])
export type TaskQuestion = IdOf<typeof taskQuestions>

/** The numbers that a question takes. */
export interface AnswerRange {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly low: number | null
  readonly high: number | null
}

/** How much was eaten; of those that `alerts` everybody on the plan is told. */
export const ateAnswers = catalogue([
  { id: 'all', label: ['All of it', 'Todo'], alerts: false },
  { id: 'most', label: ['Most of it', 'Casi todo'], alerts: false },
  { id: 'half', label: ['Half of it', 'La mitad'], alerts: false },
  { id: 'little', label: ['A little', 'Un poco'], alerts: false },
  { id: 'nothing', label: ['Nothing', 'Nada'], alerts: true },
])
export type AteAnswer = IdOf<typeof ateAnswers>

/** Whether a medicine was taken; of those that `alerts` everybody on the plan is told. */
export const tookAnswers = catalogue([
  { id: 'yes', label: ['Taken', 'Lo tomó'], alerts: false },
  { id: 'no', label: ['Not taken', 'No lo tomó'], alerts: true },
  { id: 'refused', label: ['Refused', 'Lo rechazó'], alerts: true },
])
export type TookAnswer = IdOf<typeof tookAnswers>
