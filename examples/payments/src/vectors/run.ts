import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import type { Step, Vector } from './vectors.ts'

type Kept = Record<string, unknown>

/** Runs a vector by the real client; answers what is not as it says, or null. */
export async function runVector(stripe: Stripe, { steps }: Vector): Promise<string | null> {
  const kept: Kept = { run: { key: randomUUID() } }
  for (const [at, step] of steps.entries()) {
    const wrong = await runStep(stripe, step, kept)
    if (wrong !== null) return `step ${at + 1}, ${step.call}: ${wrong}`
  }
  return null
}

async function runStep(stripe: Stripe, step: Step, kept: Kept): Promise<string | null> {
  const [resource = '', method = ''] = step.call.split('.')
  const given = filled(step.with ?? [], kept) as unknown[]
  const client = stripe as unknown as Record<string, Record<string, (...all: unknown[]) => Promise<unknown>>>
  try {
    const answer = await client[resource]![method]!(...given)
    if (step.fails) return `succeeded, where it should fail with ${JSON.stringify(step.fails)}`
    if (step.as !== undefined) kept[step.as] = answer
    return differs(answer, filled(step.gives ?? {}, kept), 'the answer')
  } catch (error) {
    if (!step.fails) return `failed: ${error instanceof Error ? error.message : String(error)}`
    return differs(error, filled(step.fails, kept), 'the error')
  }
}

/** The same with what was kept in the place of `$name.path`. */
function filled(value: unknown, kept: Kept): unknown {
  if (typeof value === 'string' && value.startsWith('$')) return at(kept, value.slice(1).split('.'))
  if (Array.isArray(value)) return value.map((one) => filled(one, kept))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, kept)]))
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((inner, name) => (inner as Kept | undefined)?.[name], value)

function differs(found: unknown, expected: unknown, where: string): string | null {
  if (typeof expected !== 'object' || expected === null)
    return Object.is(found, expected)
      ? null
      : `${where} is ${JSON.stringify(found)}, and should be ${JSON.stringify(expected)}`
  for (const [name, inner] of Object.entries(expected)) {
    const wrong = differs((found as Kept | null)?.[name], inner, `${where}.${name}`)
    if (wrong !== null) return wrong
  }
  return null
}
