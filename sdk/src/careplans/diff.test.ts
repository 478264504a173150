import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { taskDifferences } from './diff.js'

it('tells the fields that differ between two versions, and no others', () => {
  const before = {
    title: 'Pills',
    due_time: null,
    prompts: [{ text: 'Water', priority: 1 }],
    questions: ['took'],
  }
  const after = { ...before, due_time: '08:00', prompts: [{ priority: 1, text: 'Water' }], assigned_to: 51 }
  expect(taskDifferences(before, after)).toEqual([
    { field: 'due_time', before: null, after: '08:00' },
    { field: 'assigned_to', before: null, after: 51 },
  ])
  expect(taskDifferences(before, { ...before })).toEqual([])
  expect(taskDifferences({ questions: ['a', 'b'] }, { questions: ['b', 'a'] })).toHaveLength(1)
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => taskDifferences(a, b))
})
