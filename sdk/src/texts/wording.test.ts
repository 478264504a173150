import { expect, test } from 'vitest'
import * as account from '../account/texts.js'
import * as careplans from '../careplans/texts.js'
import * as content from '../content/texts.js'
import * as kit from '../kit/texts.js'
import * as places from '../places/texts.js'
import * as shifts from '../shifts/texts.js'

test.each([
  [content.fallbackTexts.heading, 'Oops!'],
  [content.fallbackTexts.apology, "We are sorry but something's not working correctly."],
  [content.fallbackTexts.notified, 'We have notified the team. Please go back and try again.'],
  [content.fallbackTexts.backToHome, 'Back to home'],
  [account.loginTexts.loginFailed, 'Error trying to login user with password.'],
  [account.loginOptionsTexts.failed, 'Error trying to get login options.'],
  [account.accountErrorTexts.deleteFailed, 'Error during account deletion'],
  [kit.noResultsTexts.anywhere, 'No results found'],
  [
    kit.noResultsTexts.inBenefitArea,
    'No results found, please search in a city that is under the benefit coverage area.',
  ],
  [places.addressTexts.nothingPicked, 'A valid address is required'],
  [places.addressTexts.streetNumberMissing, 'Valid address is required with street numeration'],
  [places.addressTexts.streetMissing, 'Please enter the street name.'],
  [places.addressTexts.invalid, 'Invalid address'],
  [places.addressScreenTexts.homeAddressQuestion, 'What is your home address?'],
  [places.addressScreenTexts.distanceQuestion, 'How far away are you willing to work?'],
  [careplans.carePlanTexts.photoFailed, 'Something went wrong! Make sure files are .jpg or .png'],
  [shifts.shiftTexts.availability, 'Shift Availability'],
  [shifts.shiftTexts.duration, 'Shift Duration'],
] as const)('%s is worded as in the documents', (text, english) => {
  expect(text[0]).toBe(english)
})
