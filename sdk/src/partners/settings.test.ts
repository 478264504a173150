import { describe, expect, it } from 'vitest'
import { partnersFileErrors } from './settings.js'

const welcome = {
  benefit: ['Forty hours a year.', 'Cuarenta horas al año.'],
  eligible: [['Members over 65', 'Miembros mayores de 65 años']],
  steps: [
    ['Sign up', 'Regístrese'],
    ['Choose', 'Elija'],
    ['Begin', 'Empiece'],
  ],
}
const partner = (given: object = {}) => ({
  code: 'maple',
  name: 'Maple Benefits',
  slogan: ['<p>Care at home.</p>', '<p>Cuidado en casa.</p>'],
  welcome,
  ...given,
})

describe('a file of partners', () => {
  it('may be loaded where each has its words in both languages', () => {
    const whole = {
      ...{ logo_image: '/logos/maple.svg', phone_number: '1-800-555-0110', lead_source: 'maple' },
      ...{ is_landing_page: false, is_active: true, allowed_views: ['family-dashboard', '/messages'] },
    }
    expect(partnersFileErrors([partner(), partner({ code: 'birch', ...whole })])).toEqual([])
  })

  it.each([
    ['is no list', partner(), ''],
    ['is empty', [], ''],
    ['names a code twice', [partner(), partner()], 'maple'],
    ['has a code that is no word of an address', [partner({ code: 'Maple!' })], '0.code'],
    ['has a code that is a number', [partner({ code: '4711' })], '0.code'],
    ['lacks Spanish', [partner({ slogan: ['Care at home.'] })], '0.slogan'],
    ['has blank Spanish', [partner({ slogan: ['Care at home.', ' '] })], '0.slogan'],
    [
      'has two steps',
      [partner({ welcome: { ...welcome, steps: welcome.steps.slice(1) } })],
      '0.welcome.steps',
    ],
    [
      'says nobody who may have it',
      [partner({ welcome: { ...welcome, eligible: [] } })],
      '0.welcome.eligible',
    ],
    ['has a logo elsewhere', [partner({ logo_image: 'https://maple.example/logo.svg' })], '0.logo_image'],
    ['has a number that nobody can call', [partner({ phone_number: 'call us' })], '0.phone_number'],
    ['has what no partner has', [partner({ colour: 'red' })], '0.colour'],
  ])('is refused where it %s, by place', (_, file, place) => {
    const errors = partnersFileErrors(file)
    expect(errors).not.toEqual([])
    expect(errors[0]).toContain(place)
  })
})
