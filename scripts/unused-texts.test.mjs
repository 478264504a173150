import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unusedTexts } from './unused-texts.mjs'

const declared = {
  file: 'sdk/src/jobs/texts.ts',
  text: "export const jobTexts = texts({\n  title: ['Jobs', 'Trabajos'],\n  'two words': ['Two', 'Dos'],\n})",
}
const unusedBeside = (text) =>
  unusedTexts([declared, { file: 'ui/src/jobs/JobsScreen.tsx', text }]).map((line) => line.split(', ')[0])
const [title, both] = ['title', 'two words'].map((key) => `${declared.file} has jobTexts.${key}`)

test('a text that no file names is found, in whichever quotes its key stands', () => {
  assert.deepEqual(unusedTexts([declared]).length, 2)
  assert.deepEqual(unusedBeside('say(jobTexts.title)'), [both])
  // Another group may have a text of the same name.
  assert.deepEqual(unusedBeside('say(shiftTexts.title)'), [title, both])
})

test('a text counts as said under another name of its group, and where it is taken out of it', () => {
  assert.deepEqual(unusedBeside("import { jobTexts as words } from 'x'\nsay(words.title)"), [both])
  assert.deepEqual(unusedBeside('const { title } = jobTexts'), [both])
  assert.deepEqual(unusedBeside('say(jobTexts\n  .title)'), [both])
})

test('a group that is handed on, or asked by a value, is taken as said', () => {
  for (const text of [
    'say(jobTexts[state])',
    'draw(jobTexts)',
    'draw({ words: jobTexts })',
    'const all = jobTexts as Words',
  ])
    assert.deepEqual(unusedBeside(text), [], text)
  // To import it is not to say it.
  assert.deepEqual(unusedBeside("import { jobTexts } from '@homecare/sdk/texts'"), [title, both])
})
