import { describe, expect, test } from 'vitest'
import { createLog, maskedPath, requestLine } from './log.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')

function written(format: 'json' | 'text', level: 'info' | 'warn' = 'info') {
  const lines: string[] = []
  return {
    lines,
    log: createLog(
      level,
      () => noon,
      (line) => lines.push(line),
      format,
    ),
  }
}
const request = { requestId: 'abc', method: 'GET', path: '/v1/whoami/', status: 200, ms: 4 }

describe('a line', () => {
  test('is JSON for machines', () => {
    const { log, lines } = written('json')
    log.info(requestLine, request)
    expect(JSON.parse(lines[0]!)).toEqual({
      ...{ time: '2026-11-21T12:00:00.000Z', level: 'info', message: 'request' },
      ...request,
    })
  })

  test('is readable for people', () => {
    const { log, lines } = written('text')
    log.info(requestLine, request)
    log.warn('Sweeping failed', { sweep: 'sessions', error: new Error('The database is gone') })
    expect(lines[0]).toMatch(/^\d\d:\d\d:00 GET \/v1\/whoami\/ 200 4 ms$/)
    expect(lines[1]).toMatch(
      /^\d\d:\d\d:00 WARN Sweeping failed sweep=sessions\nError: The database is gone\n/,
    )
  })

  test('below the level is not written', () => {
    const { log, lines } = written('text', 'warn')
    log.info(requestLine, request)
    expect(lines).toEqual([])
  })

  test.each(['json', 'text'] as const)(
    'as %s tells an error with its cause, and not what a query was given',
    (format) => {
      const { log, lines } = written(format)
      const cause = new Error('duplicate key')
      log.error('A call failed', {
        error: new Error('Failed query: insert into users\nparams: carol@example.com,secret\nand more', {
          cause,
        }),
      })
      expect(lines[0]).toContain('insert into users')
      expect(lines[0]).toContain('duplicate key')
      expect(lines[0]).not.toMatch(/carol|secret|and more/)
    },
  )
})

test.each([
  ['/accounts/password/reset/confirm/aB3_xY-9kLmN0pQrStUvWxYz12345678', '/accounts/password/reset/confirm/…'],
  ['/v1/web/accounts/create/confirm/aB3_xY-9kLmN0pQrStUvWxYz12345678/', '/v1/web/accounts/create/confirm/…/'],
  ['/v1/postop/confirm-care/4f2a9c81/', '/v1/postop/confirm-care/…/'],
  ['/anything/carol%40example.com', '/anything/…'],
  ['/v1/caregivers/12/licenses/', '/v1/caregivers/12/licenses/'],
  [
    '/caregivers/alzheimers-and-dementia-care/california',
    '/caregivers/alzheimers-and-dementia-care/california',
  ],
  ['/assets/entry-client-BxY3kQ_9.js', '/assets/entry-client-BxY3kQ_9.js'],
  ['/accounts/password/forgot', '/accounts/password/forgot'],
])('%s is logged as %s', (path, logged) => {
  expect(maskedPath(path)).toBe(logged)
})
