import { every, max, required } from '../kit/checks.js'
import { aboutMaxLength } from '../vocabulary/caregivers/constants.js'
import { aboutTexts } from './texts.js'

/** What is wrong with a caregiver's text about themselves: it is required, 2000 characters at most. */
export const checkAbout = every(required(aboutTexts.required), max(aboutMaxLength, aboutTexts.tooLong))
