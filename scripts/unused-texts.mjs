/**
 * Texts that nobody says, as lines to print: keys of a group `texts({ … })` that no source names which knows the group. A group
 * that is handed on as a whole, or whose keys are looked up by a value (`words[state]`), is taken as said. Sources are files
 * with their text, without tests.
 */
export function unusedTexts(sources) {
  return sources.flatMap(({ file, text }) =>
    groupsOf(text).flatMap(({ name, keys }) => {
      const uses = sources.flatMap((source) => usesOf(source, name, source.file === file))
      if (uses.some(({ isWhole }) => isWhole)) return []
      return keys
        .filter((key) => !uses.some((use) => use.says(key)))
        .map((key) => `${file} has ${name}.${key}, which nobody says`)
    }),
  )
}

/** The groups that a file declares, each with its keys. */
function groupsOf(text) {
  return [...text.matchAll(/^(?:export )?const (\w+) = texts\(\{\n([\s\S]*?)^\}\)/gm)].map(
    ([, name, body]) => ({
      name,
      keys: [...body.matchAll(/^ {2}(?:'([^']+)'|(\w+)): /gm)].map(([, quoted, plain]) => quoted ?? plain),
    }),
  )
}

/** How a file says a group, by each name under which it knows it. */
function usesOf({ text }, group, isOwn) {
  if (!text.includes(group)) return []
  const names = new Set([...text.matchAll(new RegExp(`\\b${group} as (\\w+)`, 'g'))].map(([, name]) => name))
  if (isOwn || new RegExp(`\\b${group}\\b(?! as)`).test(text)) names.add(group)
  return [...names].map((name) => {
    const rest = isOwn ? text.replace(`const ${name} = texts(`, '') : text
    const taken = [...rest.matchAll(new RegExp(`\\{([^{}]*)\\} = ${name}\\b`, 'g'))].map(([, list]) => list)
    return {
      isWhole: isWhole(rest, name),
      says: (key) =>
        new RegExp(`\\b${name}\\s*\\??\\.\\s*${key}\\b`).test(rest) ||
        new RegExp(`\\b${key}\\b`).test(taken.join(' ')),
    }
  })
}

/** Whether a group is handed on as a whole, or asked by a value. */
function isWhole(text, name) {
  const uses = text
    .replace(/^(?:import|export \{)[\s\S]*?from '[^']+'$/gm, '')
    .replace(new RegExp(`\\{[^{}]*\\} = ${name}\\b`, 'g'), '')
  return new RegExp(
    `(?<![.\\w])${name}(?=\\s*(?:\\[|[,)}\\]]|$(?!\\s*\\.))|\\s+(?:as|satisfies) )`,
    'm',
  ).test(uses)
}
