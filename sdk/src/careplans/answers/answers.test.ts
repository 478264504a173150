import { describe, expect, it } from 'vitest'
import { say } from '../../kit/text.js'
import { withHostileValues } from '../../testing/hostile.js'
import type { TaskAnswers } from '../../vocabulary/careplans/entities.js'
import { taskQuestions } from '../../vocabulary/careplans/questions.js'
import { alertingAnswers, answerErrors, answerWords } from './answers.js'

const all = taskQuestions.ids
const errors = (answers: Record<string, unknown>, asked: readonly string[] = all) =>
  Object.fromEntries(
    Object.entries(answerErrors(asked, answers)).map(([name, text]) => [name, say('en', text!)]),
  )

describe('the answers to what is asked when a task is done', () => {
  it.each([
    [{ pain: 0 }],
    [{ pain: 10 }],
    [{ blood_pressure: [132, 84] }],
    [{ temperature: 98.6, weight: 140.5 }],
    [{ ate: 'half', took: 'refused' }],
    [{ pain: undefined }],
    [{}],
  ])('may be %j', (answers) => expect(errors(answers)).toEqual({}))

  it.each([
    [{ pain: 11 }, { pain: 'Please enter a number from 0 to 10.' }],
    [{ pain: 2.5 }, { pain: 'Please enter a whole number.' }],
    [{ pain: '2' }, { pain: 'Please enter a number.' }],
    [{ pain: Number.NaN }, { pain: 'Please enter a number.' }],
    [{ temperature: 98.65 }, { temperature: 'One digit after the point is enough.' }],
    [{ blood_pressure: 132 }, { blood_pressure: 'Please enter a number.' }],
    [{ blood_pressure: [84, 132] }, { blood_pressure: 'The upper number comes first and is larger.' }],
    [{ blood_pressure: [132, 500] }, { blood_pressure: 'Please enter a number from 20 to 180.' }],
    [{ ate: 'lots' }, { ate: 'Please choose one.' }],
    [{ spirits: 3 }, { spirits: 'This is not asked here.' }],
  ])('may not be %j', (answers, expected) => expect(errors(answers)).toEqual(expected))

  it('are of what the task asks', () => {
    expect(errors({ pain: 2, took: 'yes' }, ['took'])).toEqual({ pain: 'This is not asked here.' })
  })

  it.each<[TaskAnswers, string[]]>([
    [{ pain: 6 }, []],
    [{ pain: 7 }, ['pain']],
    [{ blood_pressure: [179, 119] }, []],
    [{ blood_pressure: [180, 90] }, ['blood_pressure']],
    [{ blood_pressure: [120, 49] }, ['blood_pressure']],
    [{ pulse: 45 }, []],
    [{ pulse: 44 }, ['pulse']],
    [{ temperature: 100.4, weight: 60 }, ['temperature']],
    [{ took: 'no' }, ['took']],
    [{ took: 'refused', ate: 'nothing' }, ['ate', 'took']],
    [{ took: 'yes', ate: 'little' }, []],
    [{ pain: 99 }, []],
  ])('%j is to be known: %j', (answers, questions) => expect(alertingAnswers(answers)).toEqual(questions))

  it('are said in a few words, in the order of the questions', () => {
    const said = (answers: TaskAnswers, locale: 'en' | 'es' = 'en') =>
      answerWords(answers).map((word) => say(locale, word))
    expect(said({ took: 'yes', blood_pressure: [132, 84], pain: 2 })).toEqual([
      'Pain 2 of 10',
      '132 over 84',
      'Taken',
    ])
    expect(said({ temperature: 98.6 }, 'es')).toEqual(['98.6 °F'])
    expect(said({ pain: 99 })).toEqual([])
  })

  it('never throw', () => {
    withHostileValues(2, (a: never, b: never) => [
      ...[answerErrors(a, b), answerErrors(all, { pain: a, blood_pressure: b, ate: a })],
      ...[alertingAnswers(a), alertingAnswers({ pain: a, ate: b } as never), answerWords(a)],
      answerWords({ blood_pressure: a } as never),
    ])
  })
})
