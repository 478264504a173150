import { expect, it } from 'vitest'
import { ApiError } from './error.js'
import { describeFailure, failureTexts } from './describeFailure.js'
import { say } from './text.js'
import { kitTexts } from './texts.js'

it.each([
  [new ApiError('invalid', { serverMessage: 'Not these words.' }), 'Not these words.'],
  [new ApiError('offline'), kitTexts.offline[0]],
  [new ApiError('conflict'), failureTexts.conflict[0]],
  [
    new ApiError('tooMany', { retryAfter: 30, serverMessage: 'Slow down.' }),
    'Too many tries. Please wait 30 seconds and try again.',
  ],
  [new ApiError('tooMany'), failureTexts.tooMany[0]],
  [new ApiError('server'), kitTexts.somethingWentWrong[0]],
  [new ApiError('malformed'), kitTexts.somethingWentWrong[0]],
])('%s is described as %s', (error, words) => {
  expect(say('en', describeFailure(error))).toBe(words)
})

const ofPlace = ['Not saved', 'No se guardó'] as const

it.each(['server', 'forbidden', 'notFound', 'conflict', 'invalid', 'malformed'] as const)(
  'says the words of the place where the server sent none, for %s too',
  (kind) => {
    expect(describeFailure(new ApiError(kind), ofPlace)).toEqual(ofPlace)
    expect(describeFailure(new ApiError(kind, { serverMessage: 'Why.' }), ofPlace)).toBe('Why.')
  },
)

it.each([
  ['offline', kitTexts.offline],
  ['timeout', failureTexts.timeout],
  ['tooMany', failureTexts.tooMany],
] as const)('keeps the words of %s over those of the place', (kind, words) => {
  expect(describeFailure(new ApiError(kind), ofPlace)).toEqual(words)
})
