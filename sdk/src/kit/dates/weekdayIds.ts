/** The days of the week as addresses and FHIR have them, Sunday first. */
export const weekdayIds = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
