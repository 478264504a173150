import { readdirSync, readFileSync } from 'node:fs'

/** The docstring of everything that the sources below a folder export by a name, as one line each. */
export function docstrings(folder) {
  const found = new Map()
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    for (const [, comment, name] of text.matchAll(documented)) found.set(name, oneLine(comment))
  }
  return found
}

/** A comment of documentation, straight before what it documents. */
const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:const|function|interface|type|class) (\w+)/g

const oneLine = (comment) =>
  comment
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
