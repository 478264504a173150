import { answerAccount } from './account/handlers.ts'
import { answerChat } from './chat/handlers.ts'
import { answerDemo } from './demo/handlers.ts'
import { createRoutes, type Routes } from './server/on.ts'

/** Every call that this server answers: each domain adds its own. */
export function registerRoutes(demo: boolean): Routes {
  const routes = createRoutes()
  answerAccount(routes)
  answerChat(routes)
  if (demo) answerDemo(routes)
  return routes
}
