import { expect, test } from 'vitest'
import { hostile, hostileTexts, inherited, senders, text, type Given } from '../testing/hostileInput.ts'
import { sampledCalls } from '../testing/sampledCalls.ts'

/* Calls that take files, given something else in each part of their forms. */

const { server, allowed, send } = senders()
const uploads = (await sampledCalls()).filter(([, { call }]) => call.bodyKind === 'multipart')

test.each(uploads)('%s', async (_, route, sample) => {
  const { call } = route
  const actor = (await allowed(route, sample))!
  let made = (await sample.args(server, actor)) as Given
  const attempt = async (parts: (given: Given) => readonly Part[] | string, more: object = {}) => {
    const given = { ...made, ...more }
    const status = await send(call, given, actor, formOf(parts(given)))
    // What was turned away has used nothing up.
    if (status < 400) made = (await sample.args(server, actor)) as Given
    return status
  }
  const plain = (given: Given) => partsOf(given.body)
  expect([401, 403, 429]).not.toContain(await attempt(plain))
  const file = new File(['x'], '__proto__')
  const statuses: [what: string, status: number][] = []
  const note = async (what: string, ...sent: Parameters<typeof attempt>) =>
    statuses.push([what, await attempt(...sent)])
  for (const field of Object.keys((call.in as { schema: object }).schema))
    for (const value of [...hostile.map(text), ...hostileTexts, file, new File([], 'empty.png')])
      await note(`${field} = ${String(value).slice(0, 40)}`, (given) => [
        ...plain(given).filter(([name]) => name !== field),
        [field, value],
      ])
  for (const value of ['1', '{"constructor":1}', file])
    await note(`inherited = ${String(value)}`, (given) => [
      ...plain(given),
      ...inherited.map((name): Part => [name, value]),
    ])
  // Nested by its name, as other servers read it; and what is no form at all.
  const nested = `a${'[a]'.repeat(1_000)}`
  for (const name of [nested, '__proto__[x]', 'constructor.prototype', '', '\u0000', 'a'.repeat(5_000)])
    await note(`name ${name.slice(0, 40)}`, (given) => [...plain(given), [name, '1']])
  for (const raw of [...hostileTexts, '', '--x', '--x--']) await note(`body ${raw.slice(0, 40)}`, () => raw)
  for (const param of call.path.match(/(?<=:)\w+/g) ?? [])
    await note(`:${param}`, plain, { [param]: '__proto__' })
  await note('query', plain, { query: Object.fromEntries(inherited.map((name) => [name, '1'])) })
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([])
})

type Part = readonly [name: string, value: string | File]
const partsOf = (body: unknown): Part[] =>
  Object.entries(body ?? {}).map(([name, value]) => [name, value instanceof File ? value : text(value)])

function formOf(parts: readonly Part[] | string): FormData | string {
  if (typeof parts === 'string') return parts
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
