import { dayMs } from '../kit/constants.js'
import { every, max, noHiddenSigns, required, type Check } from '../kit/checks.js'
import { noHiddenSignsInLines } from '../kit/fields/lines.js'
import { checkNote, noteTexts } from '../kit/fields/note.js'
import { message } from '../kit/text.js'

/** How many caregivers are compared in one table. */
export const comparedLimits = { least: 2, most: 4 } as const
/** For how many days a link to a comparison opens, how many a family has at once, and how long the name of one may be. */
export const compareLinkLimits = { days: 30, most: 10, nameLength: 60 } as const

/** What is wrong with a family's note of a caregiver: it may be empty and have several lines, at most `noteMaxLength` characters. */
export const checkFavoriteNote: Check = every(checkNote, noHiddenSignsInLines())

/** What is wrong with the name of a link: it is required, one line, and not too long. */
export const checkLinkName: Check = every(
  required(),
  max(compareLinkLimits.nameLength, message(noteTexts.tooLong, { max: compareLinkLimits.nameLength })),
  noHiddenSigns(),
)

/** When a link that is made now ends by itself. */
export const endOfCompareLink = (now: Date): Date => new Date(now.getTime() + compareLinkLimits.days * dayMs)
