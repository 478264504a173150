import { readFile } from 'node:fs/promises'

/*
 * What the package leaves out of the packages whose code it holds: what can never run there. Each is a form, what takes
 * its place, and how often it is found; where that differs the build stops, for another version is to be read first.
 */

/**
 * The client gives ofetch a `fetch` and no defaults, a path, a method in capitals, a signal, a body that is a text or a
 * form with its headers; it takes the answer as a text whatever its status, and has no hooks.
 */
const ofOfetch = [
  [/context\.options\.on(?:Request|Response)(?:Error)?\b/g, 'void 0', 8],
  [/globalOptions\.defaults,(?=\s*Headers)/g, 'void 0,', 1],
  [/,\s*AbortController = globalThis\.AbortController(?=\s*\})/g, '', 1],
  [/typeof context\.request === "string"/g, 'true', 1],
  [/if \(context\.options\.method\) \{[^}]*\}/g, '', 1],
  [/ && context\.options\.method !== "HEAD"/g, '', 1],
  [/input\?\.params \|\| |\.\.\.input\?\.params,|params: query,/g, '', 3],
  [/if \("params" in context\.options\) \{[^}]*\}/g, '', 1],
  [/\.\.\.defaults(?:\?\.\w+)?,/g, '', 3],
  [/(?<!\.)defaults\?\.\w+/g, 'void 0', 3],
  [/!defaults\b/g, 'true', 1],
  [/context\.options\.body && isPayloadMethod\(context\.options\.method\)/g, 'false', 1],
  [/!context\.options\.signal && context\.options\.timeout/g, 'false', 1],
  [/ \?\? request\?\.headers/g, '', 1],
  [/const \$fetch = async function [^]*?\n {2}\};/g, 'const $fetch = {};', 1],
  [/const responseType = \([^;]*;/g, '', 1],
  [/\bresponseType\b(?=[)\]])/g, '"text"', 2],
  [/!context\.options\.ignoreResponseError/g, 'false', 1],
  // One try, whose failure is what fetch threw.
  [/async function onError\(context\) \{[^]*?\n {2}\}\n/g, '', 1],
  [
    /try \{\s*(context\.response = await fetch\([^)]*\);)\s*\} catch [^]*? finally \{\s*if [^}]*\}\s*\}/g,
    '$1',
    1,
  ],
  [/ {2}\$fetch\.(?:native|create) = [^]*?(?=\n {2}(?:\$fetch\.|return))/g, '', 2],
]

/** What a struct judges is what JSON holds: no map, set or date. */
const ofSuperstruct = [
  [/else if \(value instanceof (?:Map|Set)\) \{\s*value\.(?:set|add)\([^)]*\);\s*\}/g, '', 2],
  [/value instanceof Map \|\| value instanceof Set/g, 'false', 2],
  [/typeof value === 'number' \|\| value instanceof Date/g, "typeof value === 'number'", 1],
]

/** The code of a package less what can never run. */
function without(unasked, code) {
  return unasked.reduce((left, [found, instead, times]) => {
    const there = left.match(found)?.length ?? 0
    if (there !== times) throw new Error(`${found} is there ${there} times, and was ${times} times`)
    return left.replace(found, instead)
  }, code)
}

/** For esbuild. */
export const lean = {
  name: 'lean',
  setup(build) {
    const leave = (unasked, filter) =>
      build.onLoad({ filter }, async ({ path }) => ({
        contents: without(unasked, await readFile(path, 'utf8')),
      }))
    leave(ofOfetch, /[\\/]ofetch[\\/]dist[\\/]shared[\\/].*\.mjs$/)
    leave(ofSuperstruct, /[\\/]superstruct[\\/]dist[\\/]index\.mjs$/)
  },
}
