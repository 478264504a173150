import { readFile } from 'node:fs/promises'
import { registerRoutes } from '../boot/routes.ts'
import { createRoutes, type Registered, type Routes } from '../calls/on.ts'

/**
 * The calls that a test of every call is to send: all of them, or in a run that is about some domains alone
 * (`npm test -- --changed` names their folders in TEST_DOMAINS) those that these answer.
 */
export async function askedRoutes(): Promise<readonly Registered[]> {
  const { TEST_DOMAINS } = process.env
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
  return asked.all()
}
