import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  besidesTests,
  closingLine,
  failuresOfPlaywright,
  failuresOfTap,
  failuresOfVitest,
  settle,
  sum,
  tallyOfPlaywright,
  tallyOfTap,
  tallyOfVitest,
} from './tally.mjs'

test('the closing line names skipped tests only when there are any', () => {
  assert.equal(closingLine({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed')
  assert.equal(closingLine({ passed: 12, failed: 1, skipped: 2 }), '12 passed, 1 failed, 2 skipped')
})

test('a run is the sum of its steps', () => {
  const steps = [
    { passed: 3, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 5 },
  ]
  assert.deepEqual(sum(steps), { passed: 7, failed: 1, skipped: 5 })
  assert.deepEqual(sum([]), { passed: 0, failed: 0, skipped: 0 })
})

test('a failure outside of every test is told from its first error on, and without one by the last words', () => {
  const said = ['✓ a test', '\u001B[31mUnhandled Errors\u001B[39m', 'Error: gone', '✓ another']
  assert.equal(besidesTests(said.join('\n')), 'Unhandled Errors\nError: gone\n✓ another')
  const lines = Array.from({ length: 30 }, (_, at) => `line ${at}`)
  assert.equal(besidesTests(lines.join('\n')), lines.slice(10).join('\n'))
})

test('a runner that ends badly with no failed test counts one failure', () => {
  assert.equal(settle({ passed: 9, failed: 0, skipped: 0 }, 1).failed, 1)
  assert.equal(settle({ passed: 9, failed: 2, skipped: 0 }, 1).failed, 2)
  assert.equal(settle({ passed: 9, failed: 0, skipped: 0 }, 0).failed, 0)
})

test('a runner that found no test counts one failure', () => {
  assert.equal(settle({ passed: 0, failed: 0, skipped: 0 }, 0).failed, 1)
})

test('a test file that vitest could not load counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  assert.deepEqual(tallyOfVitest(report), { passed: 5, failed: 2, skipped: 3 })
})

test('a journey that passed only when tried again counts as failed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  assert.deepEqual(tallyOfPlaywright({ stats, errors: [{}] }), { passed: 4, failed: 3, skipped: 2 })
})

test('the closing comments of TAP are read, and cancelled tests failed', () => {
  const text = '1..5\n# tests 7\n# pass 3\n# fail 1\n# cancelled 1\n# skipped 2\n# todo 0\n'
  assert.deepEqual(tallyOfTap(text), { passed: 3, failed: 2, skipped: 2 })
})

test('what failed is told by name, with the first lines of why', () => {
  assert.deepEqual(
    failuresOfVitest({
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'b takes away',
              failureMessages: ['\u001B[31mno\u001B[39m\n  at b.ts:1'],
            },
          ],
        },
        { name: 'c.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
      ],
    }),
    ['b takes away\n    no', 'c.test.ts\n    does not load'],
  )
  const spec = (title, ok, status) => ({
    title,
    ok,
    tests: [{ status, results: [{ error: { message: 'why' } }] }],
  })
  assert.deepEqual(
    failuresOfPlaywright({
      suites: [
        {
          specs: [spec('one', true, 'expected'), spec('two', false, 'unexpected')],
          suites: [{ specs: [spec('three', true, 'flaky')] }],
        },
      ],
    }),
    ['two\n    why', 'three\n    why'],
  )
  assert.deepEqual(failuresOfTap('ok 1 - one\n  not ok 2 - two\n'), ['two'])
})
