import { readdirSync, readFileSync } from 'node:fs'

/**
 * The docstring of everything that the sources below a folder export by a name, as one line each; that of a field of an
 * exported record stands under both names, `clockLimits.earlyMinutes`.
 */
export function docstrings(folder) {
  const found = new Map()
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, comment, name] of text.matchAll(documented)) found.set(name, oneLine(comment))
    for (const [, name, fields] of text.matchAll(records))
      for (const [, comment, field] of fields.matchAll(documentedField))
        found.set(`${name}.${field}`, oneLine(comment))
  }
  return found
}

const comment = String.raw`\/\*\*((?:(?!\*\/)[^])*)\*\/`
/** A docstring, straight before what it documents. */
const documented = new RegExp(`${comment}\\nexport (?:const|function|interface|type|class) (\\w+)`, 'g')
const records = /^export const (\w+) = \{\n([^]*?)^\} as const/gm
const documentedField = new RegExp(`${comment}\\s+(\\w+):`, 'g')

const oneLine = (text) =>
  text
    .replace(/^\s*\* ?/gm, ' ')
    .replace(/@\w+/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The first sentence of a docstring; what stands in brackets for whoever builds screens is left out. */
export function firstSentence(docstring) {
  const [sentence] = docstring.split(/(?<=\.) (?=[A-Z`])/, 1)
  return sentence.replace(forScreens, '').trim()
}

/** A reference to a screen or modal by its address: '(modal optOut)', '(`next-shift/…/edit`)'. */
const forScreens = / \((?:modals? [^)]*|`[^`:_]*`(?:, `[^`:_]*`)*)\)/g
