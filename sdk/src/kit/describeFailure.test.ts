import { expect, it } from 'vitest'
import { ApiError } from '../client/error.js'
import { describeFailure, failureTexts } from './describeFailure.js'
import { say } from './text.js'
import { kitTexts } from './texts.js'

it.each([
  [new ApiError('invalid', { serverMessage: 'Not these words.' }), 'Not these words.'],
  [new ApiError('offline'), kitTexts.offline[0]],
  [new ApiError('conflict'), failureTexts.conflict[0]],
  [
    new ApiError('tooMany', { retryAfter: 30, serverMessage: 'Slow down.' }),
    'That was too many tries. Please wait 30 seconds and try again.',
  ],
  [new ApiError('tooMany'), failureTexts.tooMany[0]],
  [new ApiError('server'), kitTexts.somethingWentWrong[0]],
  [new ApiError('malformed'), kitTexts.somethingWentWrong[0]],
])('%s is described as %s', (error, words) => {
  expect(say('en', describeFailure(error))).toBe(words)
})

it('says what the caller usually says where nothing better is known', () => {
  expect(describeFailure(new ApiError('server'), ['Not saved', 'No se guardó'])).toEqual([
    'Not saved',
    'No se guardó',
  ])
})
