import { describe, expect, it } from 'vitest'
import { checkPhone } from '../kit/phone.js'
import { message } from '../kit/text.js'
import { phoneFieldTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import {
  checkCode,
  codeRefused,
  codeSends,
  codeSent,
  phoneTexts,
  sendRefusal,
  tryRefusal,
  type CodeSends,
} from './phone.js'

const phone = '5105550123'
const sent = codeSent(null, phone, 0)

describe('a phone number', () => {
  it.each([
    ['', phoneFieldTexts.required],
    [null, phoneFieldTexts.required],
    ['510555012', phoneFieldTexts.invalid],
    ['(510) 555-0123', null],
    ['1-510-555-0123', null],
  ])('%j', (text, error) => expect(checkPhone(text)).toBe(error))
})

describe('a code', () => {
  it.each([
    ['', 3, phoneTexts.codeRequired],
    ['123', 3, null],
    ['000', 3, null],
    ['12', 3, message(phoneTexts.codeInvalid, { digits: 3 })],
    ['1234', 3, message(phoneTexts.codeInvalid, { digits: 3 })],
    ['12a', 3, message(phoneTexts.codeInvalid, { digits: 3 })],
    ['a12', 3, message(phoneTexts.codeInvalid, { digits: 3 })],
    ['12345678', 8, null],
    ['123', 9, null],
    ['123', 2, null],
    ['123456', 6, null],
    [123, 3, message(phoneTexts.codeInvalid, { digits: 3 })],
    ['１２３', 3, message(phoneTexts.codeInvalid, { digits: 3 })],
  ])('%j of %i digits', (code, digits, error) => expect(checkCode(code, digits)).toEqual(error))
  it('has three digits unless the server says otherwise', () => expect(checkCode('123')).toBeNull())

  it('is sent at once to another number, and again after a pause', () => {
    expect(sendRefusal(null, phone, 0)).toBeNull()
    expect(sendRefusal(sent, '5105550124', 1)).toBeNull()
    expect(sendRefusal(sent, phone, 1)).toEqual(message(phoneTexts.waitToSend, { seconds: 30 }))
    expect(sendRefusal(sent, phone, 29_999)).toEqual(message(phoneTexts.waitToSend, { seconds: 1 }))
    expect(sendRefusal(sent, phone, 30_000)).toBeNull()
  })
  it('is sent five times at most', () => {
    let before: CodeSends | null = null
    for (let time = 1; time <= codeSends.max; time++) {
      expect(sendRefusal(before, phone, time * 60_000)).toBeNull()
      before = codeSent(before, phone, time * 60_000)
    }
    expect(sendRefusal(before, phone, 1e9)).toBe(phoneTexts.noSendsLeft)
    expect(codeSent(before, '5105550124', 1e9).sends).toBe(1)
  })
  it('bears five tries and ten minutes, and a new one bears them again', () => {
    let tried = sent
    for (let tries = 0; tries < 5; tries++) {
      expect(tryRefusal(tried, 1)).toBeNull()
      tried = codeRefused(tried)
    }
    expect(tryRefusal(tried, 1)).toBe(phoneTexts.noTriesLeft)
    expect(tryRefusal(codeSent(tried, phone, 40_000), 40_001)).toBeNull()
    expect(tryRefusal(sent, 600_000)).toBeNull()
    expect(tryRefusal(sent, 600_001)).toBe(phoneTexts.codeExpired)
    expect(tryRefusal(null, 0)).toBe(phoneTexts.codeExpired)
    expect(tryRefusal(codeSent(null, phone, 1e12), 1e12 + 1)).toBeNull()
  })
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    checkPhone(a),
    checkCode(a, b),
    sendRefusal(a, b, c),
    tryRefusal(a, b),
  ])
})
