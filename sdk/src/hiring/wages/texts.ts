import { texts } from '../../kit/text.js'

/** What is said once a rate was set or deleted. */
export const rateToastTexts = texts({
  rateSaved: ['Rate successfully updated', 'Tarifa actualizada correctamente'],
  rateDeleted: ['Rate successfully deleted', 'Tarifa eliminada correctamente'],
})
