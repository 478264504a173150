import { texts } from '../kit/text.js'

/** What is said of a visit or a shift that nobody has clocked in to (`visitStanding`): while it goes on, and once it is over. */
export const visitStandingTexts = texts({
  late: ['Not clocked in yet', 'Aún no marca su entrada'],
  missed: ['Did not clock in', 'No marcó su entrada'],
})
