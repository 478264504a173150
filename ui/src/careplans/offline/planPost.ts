import { createPlanPost, type PlanPost } from '@homecare/sdk/careplans'
import type { App } from '../../frame/app'
import { oneOf, scopeKey } from '../../frame/scope'
import { fileStorage } from '../../frame/storage/fileStorage'
import { outboxOf } from '../../outbox/outbox'

const key = scopeKey<PlanPost>()

/** The post of care plans: one for as long as the page lives. */
export const postOf = (app: App): PlanPost =>
  oneOf(app, key, () =>
    createPlanPost({
      outbox: outboxOf(app),
      held: fileStorage,
      now: () => Date.now() + app.clockAhead.peek(),
    }),
  )
