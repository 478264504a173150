import { expect, test } from 'vitest'
import { modals } from '../addresses/modals.js'
import { familyModals, familySignupSteps, genderPreferences, relationships } from './catalogue.js'

test('relationships come in the order of the documents, and there is no 13', () => {
  expect(relationships.entries.map((entry) => `${entry.id} ${entry.label[0]}`)).toEqual([
    ...['1 mother', '2 father', '20 mother-in-law', '21 father-in-law', '3 grandmother', '4 grandfather'],
    ...['5 wife', '6 husband', '7 female partner', '8 male partner', '9 daughter', '10 son', '11 sister'],
    ...['12 brother', '14 self (female)', '15 self (male)', '16 female relative', '17 male relative'],
    ...['18 female friend', '19 male friend'],
  ])
  expect(relationships.has(13)).toBe(false)
})

test('gender and self follow from the label', () => {
  const female = /mother|wife|female|daughter|sister/
  for (const entry of relationships.entries) {
    expect([entry.label[0], entry.gender]).toEqual([
      entry.label[0],
      female.test(entry.label[0]) ? 'female' : 'male',
    ])
    expect(entry.self).toBe(entry.label[0].startsWith('self'))
  }
})

test('a preferred gender is 1 female, 2 male, or 0 for none', () => {
  expect(genderPreferences.entries.map((entry) => `${entry.id} ${entry.label[0]}`)).toEqual([
    ...['0 No preference', '1 Female', '2 Male'],
  ])
})

test('the sign-up has seven steps', () => {
  expect(familySignupSteps.ids).toEqual([
    ...['needs', 'schedule', 'caregiver', 'patient', 'review', 'submit', 'success'],
  ])
})

test('the twenty modals of families are in the table of modals', () => {
  expect(new Set(familyModals).size).toBe(20)
  expect(familyModals.filter((name) => !modals.has(name))).toEqual([])
})
