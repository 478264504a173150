import {
  bool,
  EvaluationError,
  parseExpression,
  RulesError,
  type Expression,
  type Scope,
} from './expression.ts'
import { BadPath, type Path } from '../tree/path.ts'
import { overlayOf, snapshotOf, type Snapshot } from './snapshot.ts'
import type { Node } from '../tree/tree.ts'

/** The rules file as it deploys to a Firebase project (`database.rules.json`). */
export interface Rules {
  rules: RuleBranch
}
export interface RuleBranch {
  [key: string]: RuleBranch | string | boolean | readonly string[]
}

/** Who asks: null for nobody. */
export type Auth = Scope['auth']

/** What one write puts where. */
export interface Placement {
  path: Path
  node: Node | null
}

/** Decides what a client may do; the server's own writes do not come here. */
export interface RuleBook {
  mayRead(root: Node | null, path: Path, auth: Auth): boolean
  /** Every placement must be granted by a `.write` above it and pass each `.validate` it meets. */
  mayWrite(root: Node | null, placements: readonly Placement[], auth: Auth): boolean
}

/** Reads the whole file at once. Throws {@link RulesError} for what it does not understand. */
export function compileRules(rules: Rules, now: () => number): RuleBook {
  const top = compile(rules.rules, [])

  function mayRead(root: Node | null, path: Path, auth: Auth): boolean {
    const data = snapshotOf(root)
    for (const step of walk(top, path, data, data)) {
      if (step.branch.read && holds(step.branch.read, scopeAt(step, data, auth))) return true
    }
    return false
  }

  function mayWrite(root: Node | null, placements: readonly Placement[], auth: Auth): boolean {
    const data = snapshotOf(root)
    const newData = snapshotOf(root, overlayOf(placements))
    return placements.every(({ path, node }) => {
      const steps = [...walk(top, path, data, newData)]
      const granted = steps.some(
        ({ branch, ...step }) => branch.write && holds(branch.write, scopeAt(step, data, auth)),
      )
      if (!granted || !steps.every((step) => isValid(step, data, auth))) return false
      const last = steps.at(-1)!
      return last.depth < path.length || validBelow(last, node, data, auth)
    })
  }

  function isValid(step: Step, root: Snapshot, auth: Auth): boolean {
    // What is being deleted needs no validation.
    if (!step.branch.validate || !step.newData.exists()) return true
    return holds(step.branch.validate, scopeAt(step, root, auth))
  }

  function validBelow(step: Step, node: Node | null, root: Snapshot, auth: Auth): boolean {
    for (const [key, child] of node?.children ?? []) {
      const next = descend(step, key)
      if (next && !(isValid(next, root, auth) && validBelow(next, child, root, auth))) return false
    }
    return true
  }

  function scopeAt(step: Omit<Step, 'branch'>, root: Snapshot, auth: Auth): Scope {
    return { auth, root, now: now(), data: step.data, newData: step.newData, variables: step.variables }
  }

  return { mayRead, mayWrite }
}

interface Branch {
  read: Expression | null
  write: Expression | null
  validate: Expression | null
  children: Map<string, Branch>
  /** The `$name` child, which takes every key that no literal child takes. */
  wildcard: { name: string; branch: Branch } | null
}

/** One place on the way down a path, with the rules that stand there. */
interface Step {
  branch: Branch
  depth: number
  data: Snapshot
  newData: Snapshot
  variables: ReadonlyMap<string, string>
}

function* walk(top: Branch, path: Path, data: Snapshot, newData: Snapshot): Generator<Step> {
  let step: Step | null = { branch: top, depth: 0, data, newData, variables: new Map() }
  for (const key of path) {
    yield step
    step = descend(step, key)
    if (!step) return
  }
  yield step
}

function descend({ branch, depth, data, newData, variables }: Step, key: string): Step | null {
  const literal = branch.children.get(key)
  const next = literal ?? branch.wildcard?.branch
  if (!next) return null
  const known = literal || !branch.wildcard ? variables : new Map([...variables, [branch.wildcard.name, key]])
  return {
    branch: next,
    depth: depth + 1,
    data: data.child(key),
    newData: newData.child(key),
    variables: known,
  }
}

function holds(expression: Expression, scope: Scope): boolean {
  try {
    return bool(expression(scope))
  } catch (error) {
    if (error instanceof EvaluationError || error instanceof BadPath) return false
    throw error
  }
}

function compile(source: RuleBranch, variables: readonly string[]): Branch {
  const branch: Branch = { read: null, write: null, validate: null, children: new Map(), wildcard: null }
  for (const [key, rule] of Object.entries(source)) {
    if (key === '.indexOn') continue // an index changes no answer, and the tree is in memory
    if (key === '.read' || key === '.write' || key === '.validate') {
      branch[key.slice(1) as 'read' | 'write' | 'validate'] = parseExpression(String(rule), variables)
    } else if (typeof rule !== 'object' || Array.isArray(rule) || key.startsWith('.')) {
      throw new RulesError(`'${key}' is no rule.`)
    } else if (key.startsWith('$')) {
      if (branch.wildcard) throw new RulesError(`'${key}': only one variable may stand at a place.`)
      branch.wildcard = { name: key, branch: compile(rule as RuleBranch, [...variables, key]) }
    } else {
      branch.children.set(key, compile(rule as RuleBranch, variables))
    }
  }
  return branch
}
