import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { hostileValues, withHostileValues } from '../../testing/hostile.js'
import { isSilentLogin } from '../../account/silentLogin.js'
import { createReporter, isReportable, type Report } from './reporter.js'
import { scrub } from '../strings/scrub.js'

function setUp(environment = 'production') {
  const reports: Report[] = []
  return { reports, reporter: createReporter({ environment, send: (report) => reports.push(report) }) }
}

describe('the error reporter', () => {
  it.each([
    ['production', 1],
    ['staging', 1],
    ['development', 0],
    ['test', 0],
    ['', 0],
  ])('in %s sends %i', (environment, count) => {
    const { reporter, reports } = setUp(environment)
    reporter.report(new Error('Broken'))
    expect([reports.length, reporter.sent]).toEqual([count, count])
  })
  it.each([
    [undefined, 'error'],
    ['info', 'info'],
    ['warning', 'warning'],
    ['error', 'error'],
    ['fatal', 'error'],
  ])('takes the level %s as %s', (level, sent) => {
    const { reporter, reports } = setUp()
    reporter.report('x', level as never)
    expect(reports[0]?.level).toBe(sent)
  })
  it('sends eighty at most', () => {
    const { reporter, reports } = setUp()
    for (let fault = 0; fault < 100; fault++) reporter.report(fault)
    expect([reports.length, reporter.sent]).toEqual([80, 80])
  })
  it('sends an error with its name and stack, scrubbed', () => {
    const { reporter, reports } = setUp()
    const error = new TypeError('No user ana@example.com')
    error.stack = 'at https://x.test/page?token=abc:1'
    reporter.report(error, 'warning', { id: 3, email: 'ana@example.com' })
    expect(reports).toEqual([
      {
        level: 'warning',
        message: 'No user [removed]',
        name: 'TypeError',
        stack: 'at https://x.test/page[removed]',
        details: { id: 3, email: '[removed]' },
      },
    ])
  })
  it('sends a message without more', () => {
    const { reporter, reports } = setUp()
    reporter.report('Chat failed')
    expect(reports).toEqual([{ level: 'error', message: 'Chat failed' }])
    expect(Object.keys(reports[0] as Report)).toEqual(['level', 'message'])
    reporter.report(Object.assign(new Error('x'), { stack: undefined }))
    expect(reports[1]?.stack).toBe('')
  })
  it('survives a service that fails, at once or later', async () => {
    const thrower = createReporter({
      environment: 'staging',
      send() {
        throw new Error('Down')
      },
    })
    const rejecter = createReporter({ environment: 'staging', send: () => Promise.reject(new Error('Down')) })
    expect(() => [thrower.report('x'), rejecter.report('x')]).not.toThrow()
    await Promise.resolve()
    expect([thrower.sent, rejecter.sent]).toEqual([1, 1])
  })
  it('leaves unhandled rejections and refused logins unreported', () => {
    expect([
      isReportable({ type: 'error' }),
      isReportable({ type: 'unhandledrejection' }),
      isReportable(null),
    ]).toEqual([true, false, false])
    expect([isSilentLogin({ status: 403 }), isSilentLogin({ status: 500 }), isSilentLogin(null)]).toEqual([
      true,
      false,
      false,
    ])
  })
  it('takes anything', () => {
    const { reporter } = setUp()
    for (const value of hostileValues)
      expect(() => reporter.report(value, value as never, value)).not.toThrow()
  })
})

describe('scrubbing', () => {
  it.each([
    ['call me at (510) 555-0123 now', 'call me at [removed] now'],
    ['510-555-0123', '[removed]'],
    ['+1 510 555 0123', '+[removed]'],
    ['ssn 123-45-6789', 'ssn [removed]'],
    ['card 4111 1111 1111 1111', 'card [removed]'],
    ['mail a.b+c@mail.example.co.uk.', 'mail [removed].'],
    ['at 37.804351,-122.271164', 'at [removed],[removed]'],
    ['/caregivers/12/?name=Ana#x', '/caregivers/12/[removed]'],
    ['key 0123456789abcdef01234567', 'key [removed]'],
    ['aaaaaaaaaa.bbbbbbbbbb.cccccccccc', '[removed]'],
    ['job 12345678 at 3.14', 'job 12345678 at 3.14'],
    ['Nothing here', 'Nothing here'],
  ])('of %j leaves %j', (text, clean) => expect(scrub(text)).toBe(clean))
  it.each([
    'first_name',
    'email',
    'phone_number',
    'address2',
    'zip_code',
    'birthday',
    'dob',
    'ssn',
    'password',
    'pin',
    'token',
    'csrfToken',
    'account_number',
    'routing_number',
    'latitude',
    'longitude',
    'user_note',
    'about',
    'message',
    'conditions',
    'photo',
    'cookie',
    'Authorization',
    'client_secret',
    'socialUserId',
    'card',
    'street',
  ])('takes the field %s out', (name) =>
    expect(scrub({ [name]: 'x', id: 3 })).toEqual({ [name]: '[removed]', id: 3 }),
  )
  it('keeps what is no text as it is', () =>
    expect(scrub([1, true, false, null, undefined])).toEqual([1, true, false, null, undefined]))
  it('ends lists within lists', () => expect(scrub([[[[[1]]]]])).toEqual([[[['[…]']]]]))
  it('cuts what is long, deep or wide, and ends circles', () => {
    expect(scrub('a b'.repeat(5000))).toHaveLength(2000)
    expect(scrub(Array.from({ length: 99 }, () => 1))).toHaveLength(40)
    expect(
      Object.keys(scrub(Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`k${n}`, n]))) as object),
    ).toHaveLength(40)
    const circle: Record<string, unknown> = { id: 1 }
    circle.self = circle
    expect(scrub(circle)).toEqual({ id: 1, self: { id: 1, self: { id: 1, self: { id: 1, self: '[…]' } } } })
    expect(scrub([new Error('to a@b.co')])).toEqual(['Error: to [removed]'])
    expect(scrub([() => 1, 3n, Symbol('s')])).toEqual(['[function]', '[bigint]', '[symbol]'])
  })
  it('never lets a phone number or an address through, wherever they stand', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', ',', ':', 'z'), maxLength: 12 })
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(scrub(`${before} ana@example.com ${after}`)).not.toContain('@')
        expect(scrub(`${before} (510) 555-0123 ${after}`)).not.toMatch(/\d{3}/)
      }),
    )
  })
  it('says of what cannot be read that it cannot', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trap')
        },
      },
    )
    expect(scrub(trap)).toBe('[unreadable]')
  })
  it('takes anything, in bounded time', () => {
    withHostileValues(1, scrub)
    for (const text of [
      'a@'.repeat(50_000),
      '1-'.repeat(50_000),
      `${'a'.repeat(99_999)}@`,
      '?'.repeat(99_999),
    ])
      scrub(text)
  })
})
