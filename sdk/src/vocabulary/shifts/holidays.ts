import { catalogue, type IdOf } from '../../kit/catalogue.js'

/** The federal holidays, on which shifts are holiday shifts. */
export const holidays = catalogue([
  { id: 'newYear', label: ['New Year’s Day', 'Año Nuevo'] },
  { id: 'king', label: ['Martin Luther King Jr. Day', 'Día de Martin Luther King'] },
  { id: 'presidents', label: ['Presidents’ Day', 'Día de los Presidentes'] },
  { id: 'memorial', label: ['Memorial Day', 'Día de los Caídos'] },
  { id: 'juneteenth', label: ['Juneteenth', 'Juneteenth'] },
  { id: 'independence', label: ['Independence Day', 'Día de la Independencia'] },
  { id: 'labor', label: ['Labor Day', 'Día del Trabajo'] },
  { id: 'columbus', label: ['Columbus Day', 'Día de Cristóbal Colón'] },
  { id: 'veterans', label: ['Veterans Day', 'Día de los Veteranos'] },
  { id: 'thanksgiving', label: ['Thanksgiving', 'Acción de Gracias'] },
  { id: 'christmas', label: ['Christmas', 'Navidad'] },
])
export type HolidayId = IdOf<typeof holidays>
