import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { markDeclarations } from './pureDeclarations'

const marked = (code: string) => markDeclarations(code, parseAst(code) as never)

it('marks what a module declares, also within what it declares', () => {
  const code = `
    import { object, string } from '../kit/structs/struct.js'
    import { call } from '../client/call.js'
    export const login = call('POST /login/', { body: object({ email: string() }) })`
  expect(marked(code)).toContain(
    "/* @__PURE__ */ call('POST /login/', { body: /* @__PURE__ */ object({ email: /* @__PURE__ */ string() }) })",
  )
})

it.each([
  ['something of its own by the same name', 'const object = (text) => errors.push(text)\nobject(1)'],
  ['something of another file', "import { object } from './errors.js'\nobject(1)"],
  [
    'what is done within a function',
    "import { object } from '../kit/structs/struct.js'\nexport function check() { object(1) }\nexport const also = () => object(2)",
  ],
])('leaves alone %s', (_, code) => {
  expect(marked(code)).toBe(code)
})
