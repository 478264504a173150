import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { message } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import { checkEmails, emailListTexts, invitesAtOnce, parseEmails } from './emails.js'
import { inviteTexts } from './texts.js'

const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`).join(' ')

describe('a list of addresses', () => {
  it.each([
    ['a@x.com', ['a@x.com'], []],
    [
      'a@x.com, b@x.com;c@x.com\nd@x.com e@x.com',
      ['a@x.com', 'b@x.com', 'c@x.com', 'd@x.com', 'e@x.com'],
      [],
    ],
    ['A@X.com a@x.com', ['a@x.com'], []],
    ['Ana Díaz <ana@x.com>, bo@x.com', ['ana@x.com', 'bo@x.com'], []],
    ['a@x.com, nobody, @x', ['a@x.com'], ['nobody', '@x']],
    ['Ana> <ana@x.com', [], ['Ana>', '<ana@x.com']],
    [' , ;\n', [], []],
    ['', [], []],
    ['<a@x.com>', ['a@x.com'], []],
    ['a@x.com>', [], ['a@x.com>']],
    [`a@x.com${' '.repeat(20_000)}b`, ['a@x.com'], []],
  ])('%j', (text, emails, invalid) => expect(parseEmails(text)).toEqual({ emails, invalid }))
  it.each([
    ['', inviteTexts.emailsRequired],
    [null, inviteTexts.emailsRequired],
    ['a@x.com', null],
    ['a@x.com b', message(emailListTexts.invalid, { list: 'b' })],
    ['b c d e', message(emailListTexts.invalid, { list: 'b, c, d' })],
    [many(invitesAtOnce), null],
    [many(invitesAtOnce + 1), message(emailListTexts.tooMany, { max: 20 })],
  ])('is right or not: %j', (text, error) => expect(checkEmails(text)).toEqual(error))
  it('reads what it writes', () => {
    const emails = fc.uniqueArray(
      fc.integer({ min: 0, max: 999 }).map((n) => `p${n}@example.com`),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(emails, fc.constantFrom(', ', ';', '\n', ' '), (list, separator) => {
        expect(parseEmails(list.join(separator))).toEqual({ emails: list, invalid: [] })
      }),
    )
  })
  it('tells of a huge slip in few words', () => {
    const error = checkEmails('x'.repeat(1_000_000)) as unknown as { params: { list: string } }
    expect(error.params.list).toHaveLength(200)
  })
})

it('never throws', () => {
  withHostileValues(1, (a: never) => [parseEmails(a), checkEmails(a)])
})
