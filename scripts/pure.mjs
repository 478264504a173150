/**
 * Marks what a module of the SDK computes at its top level as pure, so that a bundler may drop it: the value
 * of `const login = call(…)` is wrapped in a function that is called at once and annotated as pure. The house
 * allows this, since importing the SDK does nothing but make values; and bundlers need it, since they cannot
 * see that superstruct's functions and ours have no effect. With it, an app carries the calls it uses and
 * none of their neighbours, and no example of what a call may be given.
 *
 * @param {string} code An ES module, already plain JavaScript.
 * @param {{ body: object[] }} program Its ESTree.
 */
export function markPure(code, program) {
  return replaced(
    withoutExamples(code, program),
    pureMarks(program).map(({ at, text }) => ({ start: at, end: at, by: () => text })),
  )
}

/**
 * A module without the examples that calls are declared with, which nobody sends from here. What stood there is blank, so
 * that all else stands where it was.
 */
export function withoutExamples(code, program) {
  const examples = declaredIn(program).flatMap(({ init: { type, callee, arguments: given } }) =>
    type === 'CallExpression' && /^call\d*$/.test(callee.name) && given.length === 3
      ? [{ start: given[1].end, end: given[2].end }]
      : [],
  )
  const blank = (text) => text.replace(/[^\n]/g, ' ')
  return replaced(
    code,
    examples.map((example) => ({ ...example, by: blank })),
  )
}

/** A text with other parts in place of some, which are in order. Put together once: there are thousands, in a megabyte. */
function replaced(text, places) {
  const parts = places.flatMap(({ start, end, by }, at) => [
    text.slice(places[at - 1]?.end ?? 0, start),
    by(text.slice(start, end)),
  ])
  return parts.join('') + text.slice(places.at(-1)?.end ?? 0)
}

/** What a module declares at its top level, with a value. */
function declaredIn({ body }) {
  return body
    .map((statement) => statement.declaration ?? statement)
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations)
    .filter(({ init }) => init)
}

/** What `markPure` puts in, and where, in order. */
export function pureMarks(program) {
  const declared = declaredIn(program)
  const catalogues = new Map(
    declared.flatMap(({ id, init }) => (idsOf(init) ? [[id.name, idsOf(init)]] : [])),
  )
  return declared
    .filter(({ init }) => mayAct(init))
    .flatMap(({ init }) => [
      { at: init.start, text: '/* @__PURE__ */ (() => (' },
      ...idMarks(init, catalogues),
      { at: init.end, text: '))()' },
    ])
}

/** The ids of a catalogue that is written out, as code; undefined of anything else. */
function idsOf({ type, callee, arguments: [rows] = [] }) {
  if (type !== 'CallExpression' || callee.name !== 'catalogue' || rows?.type !== 'ArrayExpression')
    return undefined
  const ids = rows.elements.map((row) => row.properties?.find(({ key }) => key?.name === 'id')?.value.raw)
  return ids.every((id) => id !== undefined) ? `[${ids}]` : undefined
}

/**
 * In what is declared, the ids of catalogues in place of `conditions.ids`: an app that makes a call carries the ids that
 * may be sent, and no labels.
 */
function idMarks(node, catalogues) {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap((child) => idMarks(child, catalogues))
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return []
  const ids =
    node.type === 'MemberExpression' && node.property.name === 'ids' && catalogues.get(node.object.name)
  if (ids)
    return [
      { at: node.start, text: `${ids}/* ` },
      { at: node.end, text: ' */' },
    ]
  return Object.values(node).flatMap((child) => (typeof child === 'object' ? idMarks(child, catalogues) : []))
}

/**
 * Whether evaluating the expression itself could do something, for all that a bundler knows: calls, but also
 * reading a member (a getter), spreading (an iterator), and joining or calculating (toString and valueOf).
 * What a function's body does comes later.
 */
function mayAct(node) {
  if (node === null || typeof node !== 'object') return false
  if (Array.isArray(node)) return node.some(mayAct)
  if (acting.has(node.type)) return true
  if (node.type === 'TemplateLiteral') return node.expressions.length > 0
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression') return false
  return Object.values(node).some((child) => typeof child === 'object' && mayAct(child))
}

const acting = new Set([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
  'MemberExpression',
  'SpreadElement',
  'BinaryExpression',
])
