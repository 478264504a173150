import { array, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'

/** An account of the demonstration, for one-press sign-in. The call answers 404 outside demo mode. */
export const DemoAccount = type({ role: string(), name: string(), email: string(), password: string() })
export type DemoAccount = Infer<typeof DemoAccount>
/** The accounts anybody may try on a demonstration server: empty on any other. */
export const listDemoAccounts = call('GET /demo/accounts/', {
  out: array(DemoAccount),
  envelope: 'bare',
  signsIn: true,
  extension: true,
})
