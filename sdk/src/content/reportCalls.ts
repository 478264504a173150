import { enums, object, optional, size, string } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { reporterLevels } from '../kit/constants.js'

/** Longest parts of a report, in characters: two kilobytes in all. */
export const reportLimits = { message: 400, name: 100, stack: 1500 } as const

/** Tells the team of a fault of the web app: what the reporter has scrubbed, for the server's log. */
export const sendReport = call(
  'POST /v1/reports/',
  {
    in: object({
      level: enums(reporterLevels),
      message: size(string(), 0, reportLimits.message),
      name: optional(size(string(), 0, reportLimits.name)),
      stack: optional(size(string(), 0, reportLimits.stack)),
    }),
    extension: true,
  },
  { body: { level: 'error', message: 'A list was empty', name: 'TypeError' } },
)
