import { texts } from '@homecare/sdk'

export const academyServerTexts = texts({
  notSetUp: ['There is no learning academy here.', 'Aquí no hay academia de formación.'],
})
