/**
 * Marks what a module of the SDK computes at its top level as pure, so that a bundler may drop it: the value
 * of `const login = call(…)` is wrapped in a function that is called at once and annotated as pure. The house
 * allows this, since importing the SDK does nothing but make values; and bundlers need it, since they cannot
 * see that superstruct's functions and ours have no effect. With it, an app carries the calls it uses and
 * none of their neighbours.
 *
 * @param {string} code An ES module, already plain JavaScript.
 * @param {{ body: object[] }} program Its ESTree.
 */
export function markPure(code, program) {
  let marked = code
  for (const { at, text } of pureMarks(program).toReversed())
    marked = marked.slice(0, at) + text + marked.slice(at)
  return marked
}

/** What `markPure` puts in, and where, in order. */
export function pureMarks(program) {
  const initials = program.body
    .map((statement) => statement.declaration ?? statement)
    .filter((statement) => statement?.type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations.map(({ init }) => init))
    .filter((init) => init && mayAct(init))
  return initials.flatMap(({ start, end }) => [
    { at: start, text: '/* @__PURE__ */ (() => (' },
    { at: end, text: '))()' },
  ])
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
