import { bytesPerMegabyte, pacificTimeZone } from '../../kit/constants.js'

/** Files of one document: `file_1` to `file_5`, each at most 20 MB, that size included (D2 §5, §9; D3 §5, §9). */
export const documentFiles = { max: 5, maxBytes: 20 * bytesPerMegabyte } as const

/** The zone that says which day it is when an expiry date is judged (D2 §5, §9; D3 §9). */
export const documentExpiryTimeZone = pacificTimeZone

/** Sent in place of a file that was taken out of an existing document (D2 §7; D3 §5). */
export const removedFile = 'delete'

/** The status that tells a document was deleted (D2 §7, §8; D3 §7, §8). */
export const documentDeletedStatus = 204
