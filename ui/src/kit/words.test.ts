import { expect, it } from 'vitest'
import { counted, told, withinSentence } from './words'

it.each([
  [
    ['Dementia', 'Demencia'],
    ['dementia', 'demencia'],
  ],
  [
    ["Parkinson's Disease", 'Enfermedad de Parkinson'],
    ["Parkinson's disease", 'enfermedad de Parkinson'],
  ],
  [
    ['HIV/AIDS', 'VIH/SIDA'],
    ['HIV/AIDS', 'VIH/SIDA'],
  ],
  [
    ['Multiple Sclerosis', 'Esclerosis múltiple'],
    ['multiple sclerosis', 'esclerosis múltiple'],
  ],
] as const)('%o stands within a sentence as %o', (title, words) => {
  expect(withinSentence(title)).toEqual(words)
})

it('fills a text with another text of the same language', () => {
  expect(told(['{what} here', '{what} aquí'], { what: ['Care', 'Cuidado'] })).toEqual([
    'Care here',
    'Cuidado aquí',
  ])
})

it('counts in both languages', () => {
  const plural = {
    one: ['{count} mile', '{count} milla'],
    other: ['{count} miles', '{count} millas'],
  } as const
  expect([counted(plural, 1), counted(plural, 2)]).toEqual([
    ['1 mile', '1 milla'],
    ['2 miles', '2 millas'],
  ])
})
