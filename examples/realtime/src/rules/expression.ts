/**
 * The expressions of the Realtime Database's rules language, read into closures: no `eval`, and
 * nothing reachable but the names given. Understood: literals, lists, `$variables`, `auth`, `data`,
 * `newData`, `root`, `now`, `.member`, `.method(…)`, `! && || == != < <= > >= +` and parentheses.
 */
import { isSnapshot, type Snapshot } from './snapshot.ts'

type Value = null | string | number | boolean | Snapshot | Value[] | { readonly [name: string]: unknown }

/** What the names of an expression stand for. */
export interface Scope {
  auth: { uid: string; token: Record<string, unknown> } | null
  data: Snapshot
  newData: Snapshot
  root: Snapshot
  now: number
  variables: ReadonlyMap<string, string>
}

/** Gives the expression's value, or throws an {@link EvaluationError}, which a rule takes for false. */
export type Expression = (scope: Scope) => Value

/** The rules file is wrong: thrown when it is read, never while it is used. */
export class RulesError extends Error {
  override name = 'RulesError'
}

/** A value was of the wrong kind, such as a member of null. */
export class EvaluationError extends Error {
  override name = 'EvaluationError'
}

/** Reads an expression. `variables` are the `$names` of the path it stands at. */
export function parseExpression(source: string, variables: readonly string[]): Expression {
  const tokens = tokenize(source)
  let next = 0

  function accept(text: string): boolean {
    const token = tokens[next]
    if (token?.kind !== 'sign' || token.text !== text) return false
    next++
    return true
  }

  function expect(text: string): void {
    if (!accept(text)) throw new RulesError(`'${text}' is missing in: ${source}`)
  }

  function binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return unary()
    let left = binary(level + 1)
    for (;;) {
      const found = Object.keys(operators).find(accept)
      if (found === undefined) return left
      left = operators[found]!(left, binary(level + 1))
    }
  }

  function unary(): Expression {
    if (!accept('!')) return postfix()
    const operand = unary()
    return (scope) => !bool(operand(scope))
  }

  function postfix(): Expression {
    let target = primary()
    while (accept('.')) {
      const name = tokens[next++]
      if (name?.kind !== 'name') throw new RulesError(`A name is missing after '.' in: ${source}`)
      const args = accept('(') ? list(')') : null
      target = args ? method(target, name.text, args, source) : member(target, name.text)
    }
    return target
  }

  function primary(): Expression {
    if (accept('(')) {
      const inner = binary(0)
      expect(')')
      return inner
    }
    if (accept('[')) {
      const items = list(']')
      return (scope) => items.map((item) => item(scope))
    }
    const token = tokens[next++]
    if (token?.kind === 'literal') return () => token.value
    if (token?.kind === 'name') return named(token.text)
    throw new RulesError(`Cannot read: ${source}`)
  }

  function list(end: string): Expression[] {
    const items: Expression[] = []
    if (accept(end)) return items
    do items.push(binary(0))
    while (accept(','))
    expect(end)
    return items
  }

  function named(name: string): Expression {
    if (name === 'true' || name === 'false') return () => name === 'true'
    if (name === 'null') return () => null
    if (variables.includes(name)) return (scope) => scope.variables.get(name) ?? null
    if (name === 'auth') return (scope) => scope.auth
    if (name === 'data' || name === 'newData' || name === 'root') return (scope) => scope[name]
    if (name === 'now') return (scope) => scope.now
    throw new RulesError(`Unknown name '${name}' in: ${source}`)
  }

  const expression = binary(0)
  if (next < tokens.length) throw new RulesError(`Cannot read the end of: ${source}`)
  return expression
}

/** What `.read`, `.write` and `.validate` must come to. */
export function bool(value: Value): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError('Not a boolean.')
  return value
}

type Operator = (left: Expression, right: Expression) => Expression

/** Weakest first; within a level, a longer sign stands before its beginning. */
const levels: Record<string, Operator>[] = [
  { '||': (left, right) => (scope) => bool(left(scope)) || bool(right(scope)) },
  { '&&': (left, right) => (scope) => bool(left(scope)) && bool(right(scope)) },
  {
    '==': (left, right) => (scope) => leaf(left(scope)) === leaf(right(scope)),
    '!=': (left, right) => (scope) => leaf(left(scope)) !== leaf(right(scope)),
  },
  {
    '<=': ordered((a, b) => a <= b),
    '>=': ordered((a, b) => a >= b),
    '<': ordered((a, b) => a < b),
    '>': ordered((a, b) => a > b),
  },
  {
    '+': (left, right) => (scope) => {
      const [a, b] = [left(scope), right(scope)]
      if (typeof a === 'number' && typeof b === 'number') return a + b
      if (typeof a === 'string' && typeof b === 'string') return a + b
      throw new EvaluationError('Only two texts or two numbers can be added.')
    },
  },
]

function ordered(holds: (a: string | number, b: string | number) => boolean): Operator {
  return (left, right) => (scope) => {
    const [a, b] = [left(scope), right(scope)]
    if (typeof a === 'number' && typeof b === 'number') return holds(a, b)
    if (typeof a === 'string' && typeof b === 'string') return holds(a, b)
    throw new EvaluationError('Only two texts or two numbers have an order.')
  }
}

/** Only leaves compare: two snapshots are never equal, but anything can be compared with null. */
function leaf(value: Value): unknown {
  if (Array.isArray(value) || isSnapshot(value)) throw new EvaluationError('Only plain values compare.')
  return value
}

function member(target: Expression, name: string): Expression {
  return (scope) => {
    const value = target(scope)
    if (typeof value === 'string' && name === 'length') return value.length
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isSnapshot(value)) {
      throw new EvaluationError(`Nothing has a '${name}' here.`)
    }
    return Object.hasOwn(value, name) ? (value[name] as Value) : null
  }
}

type Method<T> = (target: T, args: Value[]) => Value

const snapshotMethods: Record<string, Method<Snapshot>> = {
  val: (data) => data.value(),
  exists: (data) => data.exists(),
  child: (data, [path]) => data.child(text(path)),
  parent: (data) => data.parent() ?? fail('The root has no parent.'),
  hasChild: (data, [path]) => data.child(text(path)).exists(),
  hasChildren: (data, [keys]) => {
    if (keys === undefined) return data.hasChildren()
    if (!Array.isArray(keys)) throw new EvaluationError('hasChildren wants a list.')
    return keys.every((key) => data.child(text(key)).exists())
  },
  isString: (data) => typeof data.value() === 'string',
  isNumber: (data) => typeof data.value() === 'number',
  isBoolean: (data) => typeof data.value() === 'boolean',
}

const textMethods: Record<string, Method<string>> = {
  contains: (value, [part]) => value.includes(text(part)),
  beginsWith: (value, [part]) => value.startsWith(text(part)),
  endsWith: (value, [part]) => value.endsWith(text(part)),
  toLowerCase: (value) => value.toLowerCase(),
  toUpperCase: (value) => value.toUpperCase(),
}

function method(target: Expression, name: string, args: Expression[], source: string): Expression {
  const onSnapshot = Object.hasOwn(snapshotMethods, name) ? snapshotMethods[name] : undefined
  const onText = Object.hasOwn(textMethods, name) ? textMethods[name] : undefined
  if (!onSnapshot && !onText) throw new RulesError(`Unknown method '${name}' in: ${source}`)
  return (scope) => {
    const value = target(scope)
    const given = args.map((arg) => arg(scope))
    if (onSnapshot && isSnapshot(value)) return onSnapshot(value, given)
    if (onText && typeof value === 'string') return onText(value, given)
    return fail(`Nothing has a method '${name}' here.`)
  }
}

function text(value: Value | undefined): string {
  return typeof value === 'string' ? value : fail('Not a text.')
}

function fail(message: string): never {
  throw new EvaluationError(message)
}

type Token =
  | { kind: 'sign'; text: string }
  | { kind: 'name'; text: string }
  | { kind: 'literal'; value: string | number }

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(\$?[A-Za-z_]\w*)|(&&|\|\||[=!]==?|<=|>=|[!<>+.,()[\]]))/y

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  const end = source.trimEnd().length
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (!found) throw new RulesError(`Cannot read '${source.slice(at)}' in: ${source}`)
    const [, number, single, double, name, sign] = found
    if (number !== undefined) tokens.push({ kind: 'literal', value: Number(number) })
    else if (name !== undefined) tokens.push({ kind: 'name', text: name })
    // `===` and `!==` are the same as `==` and `!=` in this language.
    else if (sign !== undefined)
      tokens.push({ kind: 'sign', text: sign.length === 3 ? sign.slice(0, 2) : sign })
    else tokens.push({ kind: 'literal', value: (single ?? double ?? '').replace(/\\(.)/g, '$1') })
  }
  return tokens
}
