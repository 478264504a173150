import { readFile } from 'node:fs/promises'
import { registerRoutes } from '../boot/routes.ts'
import { createRoutes, type Registered, type Routes } from '../calls/on.ts'

/**
 * The calls that a test of every call is to send: all of them, or in a run that is about some alone (`npm test -- --changed`)
 * those that the domains answer whose folders TEST_DOMAINS names, and those of the routes in TEST_CALLS.
 */
export async function askedRoutes(): Promise<readonly Registered[]> {
  const { TEST_DOMAINS, TEST_CALLS = '' } = process.env
  if (TEST_DOMAINS === undefined) return registerRoutes(true).all()
  const domains = TEST_DOMAINS.split(',')
  const table = new URL('../boot/routes.ts', import.meta.url)
  const imported = (await readFile(table, 'utf8')).matchAll(
    /import \{ (answer\w+) \} from '\.\.\/(\w+)\/(.+)'/g,
  )
  const asked = createRoutes()
  for (const [, name = '', domain = '', file = ''] of imported) {
    if (!domains.includes(domain)) continue
    const module = (await import(new URL(`../${domain}/${file}`, table).href)) as Record<string, unknown>
    ;(module[name] as (routes: Routes) => void)(asked)
  }
  const routes = TEST_CALLS.split(',')
  const alone = registerRoutes(true)
    .all()
    .filter(({ call }) => routes.includes(call.route))
  return [...asked.all(), ...alone]
}
