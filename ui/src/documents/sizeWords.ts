import { bytesPerMegabyte, message, type BoundText } from '@homecare/sdk/kit'
import { documentFormTexts } from '@homecare/sdk/texts'

/** How large a file is, in the unit that fits. */
export function sizeWords(bytes: number): BoundText {
  return bytes >= bytesPerMegabyte / 10
    ? message(documentFormTexts.size, { size: (bytes / bytesPerMegabyte).toFixed(1) })
    : message(documentFormTexts.sizeSmall, { size: Math.max(1, Math.round(bytes / 1024)) })
}
