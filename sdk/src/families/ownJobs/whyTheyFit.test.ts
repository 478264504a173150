import { describe, expect, it } from 'vitest'
import { say } from '../../kit/text.js'
import { aCaregiver } from '../../testing/builders.js'
import fc from '../../testing/properties.js'
import { whyTheyFit } from './whyTheyFit.js'

const person = (given = {}) =>
  aCaregiver({
    ...{ conditions: [17, 20], home_support: [1, 5], spoken_languages: [1, 20], vetted: false },
    ...{ desired_wage: 2450, ...given },
  })
const job = { conditions: [], assistance: [], preferred_languages: [], wage_max: null }
const said = (who: ReturnType<typeof person>, wanted: Parameters<typeof whyTheyFit>[1]) =>
  whyTheyFit(who, wanted).map(
    ({ fits, says, about }) =>
      `${fits ? '+' : '-'} ${about ? `${say('en', about)}: ` : ''}${say('en', says)}`,
  )

describe('why somebody fits', () => {
  it.each([
    ['nothing that was not asked', {}, job, []],
    ['a condition that they know', {}, { ...job, conditions: [20, 6] }, ['+ Dementia']],
    [
      'conditions that they do not name',
      {},
      { ...job, conditions: [6] },
      ['- Does not list these conditions'],
    ],
    [
      'a language, English aside',
      {},
      { ...job, preferred_languages: [1, 20, 21] },
      ['+ Spanish', '- Tagalog: not listed'],
    ],
    ['all the help', {}, { ...job, assistance: [1, 5] }, ['+ Gives all the help you ask for']],
    ['part of the help', {}, { ...job, assistance: [1, 5, 8] }, ['- Gives 2 of 3 kinds of help']],
    ['the badges', { vetted: true }, job, ['+ Vetted']],
    ['a rate above the pay', {}, { ...job, wage_max: 2400 }, ['- Asks for more than your job pays']],
    ['a rate within it', {}, { ...job, wage_max: 2450 }, []],
  ])('tells %s', (_, who, wanted, reasons) => expect(said(person(who), wanted)).toEqual(reasons))

  it('puts what fits first, whatever is asked, and throws at nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.array(fc.nat(30)), (one, other, ids) => {
        whyTheyFit(one as never, other as never)
        const fits = whyTheyFit(person(), { ...job, conditions: ids, assistance: ids }).map((why) => why.fits)
        expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)))
      }),
    )
  })
})
