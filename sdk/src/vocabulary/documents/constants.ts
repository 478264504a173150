import { bytesPerMegabyte, pacificTimeZone } from '../../kit/constants.js'

/** Files of one document: `file_1` to `file_5`, each at most 20 MB, that size included. */
export const documentFiles = { max: 5, maxBytes: 20 * bytesPerMegabyte } as const

/** The zone that says which day it is when an expiry date is judged. */
export const documentExpiryTimeZone = pacificTimeZone

/** Sent in place of a file that was taken out of an existing document. */
export const removedFile = 'delete'

/** The status that tells a document was deleted. */
export const documentDeletedStatus = 204
