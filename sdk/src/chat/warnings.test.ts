import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShownMessage } from './shownMessages.js'
import { messageWarning, messageWarnings, type MessageWarning } from './warnings.js'

const first = { isFirst: true, ownHost: 'www.homecare.example' }
const later = { ...first, isFirst: false }

describe('what a message asks one to be careful with', () => {
  it.each<[string, MessageWarning | null]>([
    ['Could we use Zelle? It is easier.', 'payment'],
    ['I can pay you outside the app and you save the fee.', 'payment'],
    ['Outside of this site I would take less money.', 'payment'],
    ['We pay in cash every Friday.', 'payment'],
    ['Buy two gift cards first, please', 'payment'],
    ['Le pago en efectivo cada viernes.', 'payment'],
    ['Podemos pagar fuera de la aplicación', 'payment'],
    ['¿Le cobro por fuera?', 'payment'],
    ['Call me: (510) 555-0123', 'contact'],
    ['+1 510.555.0123', 'contact'],
    ['5 1 0 5 5 5 0 1 2 3', 'contact'],
    ['Write to carol@mail.example', 'contact'],
    ['See https://forms.example/start', 'contact'],
    ['fill this in: care-forms.com/apply', 'contact'],
    ['My profile is at https://homecare.example/caregiver/51', null],
    ['or at https://homecare.example:8443/caregiver/51', null],
    ['Good morning! Are you free Tuesday from 9:00 to 12:30?', null],
    ['It starts 2026-11-26 at 10 and pays $24.50 an hour.', null],
    ['He weighs 180 and takes a walk of 1500 steps.', null],
    ['How are payments handled on this site?', null],
    ['Please bring 20 in cash for the bus', null],
    ['', null],
  ])('%s → %s', (words, warning) => {
    expect(messageWarning(words, first)).toBe(warning)
    expect(messageWarning(words, later)).toBe(warning === 'payment' ? 'payment' : null)
  })

  it('finds a number however its groups are parted, and none in longer ones', () => {
    const group = (from: number, to: number) => fc.integer({ min: from, max: to }).map(String)
    const gap = fc.constantFrom('', ' ', '-', '.', ' - '.trim())
    const parts = fc.tuple(group(200, 999), gap, group(200, 999), gap, group(1000, 9999))
    fc.assert(
      fc.property(parts, (given) => {
        const number = given.join('')
        expect(messageWarning(`Call ${number} today`, first)).toBe('contact')
        expect(messageWarning(`Order 44${given[0]}${given[2]}${given[4]}7`, first)).toBe(null)
      }),
    )
  })

  it('answers long texts of every kind', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (words) => {
        expect([null, 'payment', 'contact']).toContain(messageWarning(words, first))
      }),
    )
  })
})

describe('which messages of a conversation are marked', () => {
  const write = (key: string, mine: boolean, content: string): ShownMessage => ({
    ...{ key, mine, content, uid: mine ? 1 : 2, timestamp: 0, readBy: [], state: 'sent', error: null },
  })
  const number = 'Call 510 555 0123'
  const talk = [
    write('a', false, number),
    write('b', true, `Mine: ${number}, by Venmo`),
    write('c', false, number),
    write('d', false, 'I take Venmo'),
  ]
  const unanswered = talk.filter(({ mine }) => !mine)

  it('marks contacts of the other while the reader has written nothing, and payments always', () => {
    expect([...messageWarnings(talk, true, '')]).toEqual([['d', 'payment']])
    expect([...messageWarnings(unanswered, true, '')]).toEqual([
      ['a', 'contact'],
      ['c', 'contact'],
      ['d', 'payment'],
    ])
  })

  it('marks no contact while the reader may have written in older messages', () => {
    expect([...messageWarnings(unanswered, false, '')]).toEqual([['d', 'payment']])
  })
})
