import { texts } from '../kit/text.js'

/** What is said of a visit or a shift whose clock was not used (`visitStanding`): while it goes on, once it is over, and at its end. */
export const visitStandingTexts = texts({
  late: ['Not clocked in yet', 'Aún no marca su entrada'],
  missed: ['Did not clock in', 'No marcó su entrada'],
  notOut: ['Did not clock out', 'No marcó su salida'],
})
