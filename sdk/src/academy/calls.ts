import { object, optional, size, string, type } from '../kit/structs/struct.js'
import { call } from '../client/call.js'

/** Where the learning academy signs the caller in; `redirect` is a page of the academy. */
export const openAcademy = call(
  'GET /v1/careacademy/learnupon/sso/',
  {
    query: object({ redirect: optional(size(string(), 1, 1000)) }),
    out: type({ url: string() }),
  },
  { query: { redirect: '/courses/4' } },
)
