import { locales } from '@homecare/sdk/kit'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { languages } from '../../scripts/languages.mjs'
import { inOneLanguage } from './oneLanguage'

const left = (code: string, language: 'en' | 'es') =>
  inOneLanguage(code, parseSync('words.ts', code).program as never, language)

it('knows the languages that the texts have', () => expect(languages).toEqual(locales))

describe('of a text there are left', () => {
  it.each([
    [
      'the words of one language in a group',
      "export const a = texts({ save: ['Save', 'Guardar'], go: ['Go', 'Ir'] })",
      "export const a = texts({ save: ['Save'], go: ['Go'] })",
      "export const a = texts({ save: ['Guardar'], go: ['Ir'] })",
    ],
    [
      'those of each number',
      "texts({ days: { one: ['{count} day', '{count} día'], other: ['{count} days', '{count} días'] } })",
      "texts({ days: { one: ['{count} day'], other: ['{count} days'] } })",
      "texts({ days: { one: ['{count} día'], other: ['{count} días'] } })",
    ],
    [
      'labels and hints of a catalogue, and its other lists as they are',
      "catalogue([{ id: 'a', label: ['One', 'Uno'], hint: ['First', 'Primero'], paths: ['one', 'uno'] }])",
      "catalogue([{ id: 'a', label: ['One'], hint: ['First'], paths: ['one', 'uno'] }])",
      "catalogue([{ id: 'a', label: ['Uno'], hint: ['Primero'], paths: ['one', 'uno'] }])",
    ],
    [
      'what is declared as words, however deep',
      "const parts: readonly TextPart[] = [{ heading: ['A', 'B'], paragraphs: [['C', 'D'], ['E', 'F']] }]",
      "const parts: readonly TextPart[] = [{ heading: ['A'], paragraphs: [['C'], ['E']] }]",
      "const parts: readonly TextPart[] = [{ heading: ['B'], paragraphs: [['D'], ['F']] }]",
    ],
    [
      'what a function answers as a text',
      "function of(x: string[]): Text | null { const list = ['a', 'b']; return [`${x} in`, `en ${x}`] }",
      "function of(x: string[]): Text | null { const list = ['a', 'b']; return [`${x} in`] }",
      "function of(x: string[]): Text | null { const list = ['a', 'b']; return [`en ${x}`] }",
    ],
    [
      'a text that is joined of several lines',
      "texts({ long: ['One ' + 'two', 'Uno ' + `dos`] })",
      "texts({ long: ['One ' + 'two'] })",
      "texts({ long: ['Uno ' + `dos`] })",
    ],
  ])('%s', (_, code, english, spanish) => {
    expect(left(code, 'en')).toBe(english)
    expect(left(code, 'es')).toBe(spanish)
  })
})

describe.each(languages)('in %s there stay', (language) => {
  it.each([
    [
      'lists',
      "for (const name of ['click', 'submit']) listen(name)\nconst sides = ['left', 'right'] as const",
    ],
    [
      'lists that are declared as such',
      "const moves: readonly string[] = ['Move (1) over', 'Move (2) over']",
    ],
    [
      'lists that a function goes through, or gives away, which answers texts',
      "function wrong(of: Record<string, string>): Record<string, Text> {\n  for (const name of ['first', 'last'] as const) note(name)\n  return check(['first', 'last'])\n}",
    ],
    ['lists of two texts', 'const both: readonly Text[] = [texts.a, texts.b]'],
    [
      'both words where code looks at the English',
      "/**\n * Addresses name them.\n * @bothLanguages\n */\nexport const states = catalogue([{ id: 'NY', label: ['New York', 'Nueva York'] }])",
    ],
  ])('%s', (_, code) => expect(left(code, language)).toBe(code))

  it('nothing of that but what the docstring stands before', () => {
    const code = "/** @bothLanguages */\nconst a: Text = ['One', 'Uno']\nconst b: Text = ['Two', 'Dos']"
    const word = language === 'en' ? 'Two' : 'Dos'
    expect(left(code, language)).toBe(code.replace("['Two', 'Dos']", `['${word}']`))
  })
})

it.each([
  ['words that stand in nothing', "const title = ['Save it', 'Guardar']"],
  ['words in a list of constants', "const title = ['No', 'Sí'] as const"],
  ['words by number that are declared as nothing', "const n = { one: ['{count} new day', '{count} día'] }"],
  [
    'words in a catalogue that are no label',
    "catalogue([{ id: 1, label: ['a', 'b'], text: ['Home', 'Casa'] }])",
  ],
  ['a group that stands elsewhere', 'texts(words)'],
  ['a text of a group that stands elsewhere', 'texts({ save: other.save })'],
  ['a group within a group', 'texts({ ...other })'],
  ['a text that must be run to be known', "texts({ save: [name(), 'Guardar'] })"],
])('%s fail the build', (_, code) => expect(() => left(code, 'es')).toThrow('cannot be told from a list'))
