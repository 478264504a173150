import { describe, expect, it } from 'vitest'
import { passwordTexts } from '../account/password.js'
import { inputTexts } from '../kit/inputTexts.js'
import { emailFieldTexts, fieldTexts, phoneFieldTexts } from '../kit/texts.js'
import type { CaregiverSignup } from './signupCalls.js'
import { caregiverSignupErrors } from './signup.js'
import { caregiverSignupTexts } from '../caregivers/texts.js'
import { zipTexts } from '../places/texts.js'

const user: CaregiverSignup['user'] = {
  first_name: 'Ana',
  last_name: 'Souza',
  email: ' ana@example.com ',
  password: 'four words make one',
  phone: '(510) 555-0119',
  zip_code: '94612',
  provider_type: 2,
  terms: true,
}
const social = { accessToken: 'token', expiresIn: 60, socialUserId: '1' }

describe('a registration', () => {
  it.each<[string, Partial<CaregiverSignup['user']>]>([
    ['with everything', {}],
    ['that leaves phone and ZIP code for later', { phone: '', zip_code: '' }],
  ])('%s is accepted', (_, change) => {
    expect(caregiverSignupErrors({ user: { ...user, ...change } })).toEqual({})
  })

  it('needs no password by a social sign-in', () => {
    expect(caregiverSignupErrors({ user: { ...user, password: undefined }, social })).toEqual({})
    expect(caregiverSignupErrors({ user: { ...user, password: undefined } })).toEqual({
      'user.password': inputTexts.required,
    })
  })

  it.each<[keyof CaregiverSignup['user'], string | boolean, unknown]>([
    ['first_name', ' ', inputTexts.required],
    ['last_name', 'S0uza', fieldTexts.noNumbers],
    ['email', 'ana@', emailFieldTexts.invalid],
    ['password', 'short', passwordTexts.tooShort],
    ['phone', '555', phoneFieldTexts.invalid],
    ['zip_code', '9461', zipTexts.form],
    ['terms', false, caregiverSignupTexts.terms],
  ])('is told what is wrong with %s', (field, value, text) => {
    expect(caregiverSignupErrors({ user: { ...user, [field]: value } })).toEqual({ [`user.${field}`]: text })
  })
})
