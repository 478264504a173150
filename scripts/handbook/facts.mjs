/**
 * What the handbook's tables are printed from, as JSON on the standard output. It loads the SDK and the reference
 * server's routes from their sources, so it is run by tsx, with the condition `@homecare/source`.
 */
import { registerRoutes } from '../../examples/server/src/boot/routes.ts'
import { inRoot, sdkSubjects } from '../paths.mjs'
import { docstrings, firstSentence } from './docstrings.mjs'
import { stateTables } from './stateTables.mjs'

const src = inRoot('sdk', 'src')
/** Subjects that hold no calls of their own, or words for screens alone. */
const without = new Set(['firebase', 'signup', 'testing', 'texts'])
const subjects = sdkSubjects()

const values = {}
const callsOf = {}
for (const subject of subjects.filter((name) => !without.has(name))) {
  const exported = await import(`${src}/${subject}/index.ts`)
  for (const [name, value] of Object.entries(exported)) {
    if (typeof value === 'function') continue
    if (isCall(value)) callsOf[name] ??= { subject, call: value }
    else if (isCatalogue(value)) values[name] = { entries: value.entries }
    else if (isPlain(value)) values[name] = { value }
  }
}

const docs = docstrings(src)
const routes = new Map(
  registerRoutes(true)
    .all()
    .map(({ call, policy }) => [call.route, policy]),
)

const declared = [...docs.keys()]
const calls = Object.entries(callsOf)
  .toSorted(([one], [other]) => declared.indexOf(one) - declared.indexOf(other))
  .map(([name, { subject, call }]) => {
    const policy = routes.get(call.route)
    const { repeatable, money, changes, reads, extension } = call
    return {
      name,
      subject,
      method: call.method,
      path: call.path,
      says: firstSentence(docs.get(name) ?? ''),
      marks: Object.entries({ repeatable, money, changes, reads, extension })
        .filter(([, is]) => is)
        .map(([mark]) => mark),
      answered: policy ? { roles: policy.roles, own: policy.resource !== undefined, b2b: policy.b2b } : null,
    }
  })

const valued = [...docs].filter(([name]) => Object.hasOwn(values, name.split('.')[0]))
const says = Object.fromEntries(valued.map(([name, docstring]) => [name, firstSentence(docstring)]))
const facts = JSON.stringify({ subjects, values, says, calls, stateTables: await stateTables(src) })
// Only once all of it is through the pipe: what is left of it would be lost.
process.stdout.write(facts, () => process.exit())

function isCall(value) {
  return typeof value?.route === 'string' && typeof value.method === 'string'
}
function isCatalogue(value) {
  return Array.isArray(value?.entries) && typeof value.find === 'function'
}
function isPlain(value) {
  if (value === null || typeof value === 'function') return false
  if (typeof value !== 'object') return true
  const prototype = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || Array.isArray(value)) && Object.values(value).every(isPlain)
}
