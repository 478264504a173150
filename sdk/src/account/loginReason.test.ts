import { expect, it } from 'vitest'
import { loginReason } from './loginReason.js'
import { accountTexts } from './screenTexts.js'

it.each([
  ['', null],
  ['next=/settings', accountTexts.loginNeeded],
  ['next=/settings&why=idle', accountTexts.endedIdle],
  ['next=/settings&why=long', accountTexts.endedLong],
  ['why=elsewhere', accountTexts.endedElsewhere],
  ['why=nobody', null],
])('the login at ?%s says why one is there', (query, text) => {
  expect(loginReason(new URLSearchParams(query))).toBe(text)
})
