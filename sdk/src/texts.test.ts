import { describe, expect, test } from 'vitest'
import * as account from './account/texts.js'
import * as careplans from './careplans/texts.js'
import * as chat from './chat/texts.js'
import * as content from './content/texts.js'
import * as families from './families/texts.js'
import * as hiring from './hiring/texts.js'
import * as invites from './invites/texts.js'
import * as jobs from './jobs/texts.js'
import * as partners from './partners/texts.js'
import * as payments from './payments/texts.js'
import * as places from './places/texts.js'
import * as shifts from './shifts/texts.js'
import * as timesheets from './timesheets/texts.js'
import type { Plural, Text } from './kit/text.js'

const modules = {
  ...{ account, careplans, chat, content, families, hiring, invites, jobs, partners, payments, places },
  ...{ shifts, timesheets },
}
type Group = Record<string, Text | Plural>
const groups = Object.entries(modules).flatMap(([domain, module]) =>
  Object.entries(module as Record<string, Group>).map(
    ([name, group]) => [`${domain} ${name}`, group] as const,
  ),
)

const isPair = (value: Text | Plural): value is Text => Array.isArray(value)
const pairs = (value: Text | Plural) => (isPair(value) ? [value] : [value.one, value.other])
const placeholders = (words: string) => (words.match(/\{\w+\}/g) ?? []).sort()

describe.each(groups)('%s', (_, group) => {
  test('says everything in both languages, with the same placeholders', () => {
    for (const [name, value] of Object.entries(group)) {
      for (const [english, spanish] of pairs(value)) {
        expect(english).toMatch(/^\S(.*\S)?$/)
        expect(spanish).toMatch(/^\S(.*\S)?$/)
        if (name !== 'total') expect(spanish).not.toBe(english)
        expect(placeholders(spanish)).toEqual(placeholders(english))
      }
    }
  })
})

test.each([
  [content.fallbackTexts.heading, 'Oops!'],
  [content.fallbackTexts.apology, "We are sorry but something's not working correctly."],
  [content.fallbackTexts.notified, 'We have notified the team. Please go back and try again.'],
  [content.fallbackTexts.backToHome, 'Back to home'],
  [account.loginTexts.loginFailed, 'Error trying to login user with password.'],
  [account.loginTexts.loginOptionsFailed, 'Error trying to get login options.'],
  [account.settingsTexts.deleteFailed, 'Error during account deletion'],
  [places.addressTexts.nothingPicked, 'A valid address is required'],
  [places.addressTexts.streetNumberMissing, 'Valid address is required with street numeration'],
  [places.addressTexts.streetMissing, 'Please enter the street name.'],
  [places.addressTexts.invalid, 'Invalid address'],
  [places.addressTexts.homeAddressQuestion, 'What is your home address?'],
  [places.addressTexts.distanceQuestion, 'How far away are you willing to work?'],
  [careplans.carePlanTexts.photoFailed, 'Something went wrong! Make sure files are .jpg or .png'],
  [shifts.shiftTexts.availability, 'Shift Availability'],
  [shifts.shiftTexts.duration, 'Shift Duration'],
] as const)('%s is worded as in the documents', (text, english) => {
  expect(text[0]).toBe(english)
})
