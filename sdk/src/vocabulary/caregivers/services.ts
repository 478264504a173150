import { catalogue, type IdOf } from '../../kit/catalogue.js'

/**
 * What a caregiver helps with and a family asks for: `home_support` and `assistance` ids.
 * `defaultHours` is what a care-giving category is given in a schedule; three kinds have none.
 */
export const assistance = catalogue([
  { id: 1, label: ['Bathing', 'Baño'], defaultHours: 1 },
  { id: 2, label: ['Dressing & Grooming', 'Vestirse y arreglo personal'], defaultHours: 0.5 },
  { id: 3, label: ['Toileting', 'Uso del baño'], defaultHours: 1 },
  { id: 4, label: ['Medication Reminders', 'Recordatorios de medicamentos'], defaultHours: 0.5 },
  { id: 5, label: ['Meal Prep', 'Preparación de comidas'], defaultHours: 2 },
  { id: 6, label: ['Groceries & Shopping', 'Compras y mandados'], defaultHours: 1 },
  { id: 7, label: ['Transferring & Mobility', 'Traslado y movilidad'], defaultHours: 1 },
  { id: 8, label: ['Exercise', 'Ejercicio'], defaultHours: 0.5 },
  { id: 9, label: ['Transportation', 'Transporte'], defaultHours: 1 },
  { id: 10, label: ['Using the Internet', 'Uso de internet'], defaultHours: null },
  { id: 11, label: ['Housekeeping', 'Limpieza del hogar'], defaultHours: 2 },
  { id: 12, label: ['Pet Care', 'Cuidado de mascotas'], defaultHours: null },
  { id: 13, label: ['Overnight Services', 'Servicios nocturnos'], defaultHours: null },
  { id: 14, label: ['Companionship', 'Compañía'], defaultHours: 2 },
])
export type AssistanceId = IdOf<typeof assistance>

/** The eleven care-giving categories: the kinds of assistance with default hours. */
export const careCategoryIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 14] as const satisfies readonly AssistanceId[]
export type CareCategoryId = (typeof careCategoryIds)[number]
