import { createOwnRecord, type OwnRecord } from '@homecare/sdk/dashboards'
import type { App } from '../frame/app'
import { oneOf, scopeKey } from '../frame/scope'

const ownRecord = scopeKey<OwnRecord>()

/** The caregiver's or family's record of whoever is signed in: one for the page. Loading it is `keepOwnRecord`. */
export const ownRecordOf = (app: App): OwnRecord => oneOf(app, ownRecord, () => createOwnRecord(app.care))

/** Loads the record once after a login, and forgets it at logout, in every tab. Returns how to stop. */
export function keepOwnRecord(app: App): () => void {
  const record = ownRecordOf(app)
  return app.session.identity.subscribe((identity) => {
    if (identity.user_type === 'anonymous') record.forget()
    else record.load(identity)
  })
}
