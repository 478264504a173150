import { createClient, type Client } from '../../client/client.js'
import { failure } from '../../kit/failure.js'
import { isApiError } from '../../kit/error.js'
import { partnerContract } from './rows.js'

/** What is asked for: whose contract, at which address, from which page. */
export interface PartnerContractOptions {
  /** Scheme and host of the product's staging, `https://staging.care.example.com`. */
  readonly baseUrl: string
  /** The partner's code. */
  readonly partner: string
  /** Scheme and host of the partner's own site; what is about frames and scripts is left out without it. */
  readonly origin?: string
  /** An address of the partner's at which a family is really signed up; left out without it. */
  readonly email?: string
  readonly fetch?: typeof fetch
  /** A fresh key for the attempt to sign up; random by default. */
  readonly newKey?: () => string
}

/** What a promise of the contract looks at. */
export interface ContractContext extends PartnerContractOptions {
  /** Sends as the partner's page does: as nobody, each call once. */
  readonly care: Client
  /** What the product answered to the client last, as it came. */
  readonly last: () => Response | undefined
  /** A request of any path. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>
}

/** One thing that a partner relies on. */
export interface ContractRow {
  readonly name: string
  /** What is given for it to be tried: without it the row is left out. */
  readonly needs?: 'origin' | 'email'
  /** How it is mended. */
  readonly mend: string
  /** What is wrong; null where the promise is kept. What it throws is wrong as well. */
  readonly check: (context: ContractContext) => Promise<string | null>
}

/** What came of one of them. */
export interface ContractLine {
  readonly name: string
  readonly state: 'kept' | 'broken' | 'skipped'
  /** Where it is broken: what is wrong, and how it is mended. Where it was left out: what it needs. */
  readonly said?: string
}

/**
 * Tries everything that a partner relies on, against a running product: its public calls, judged by their own shapes, the
 * refusals, and who may frame the sign-up. Signs nobody up unless an address is given for it. Never throws.
 */
export async function checkPartnerContract(options: PartnerContractOptions): Promise<ContractLine[]> {
  const context = contextOf(options)
  const lines: ContractLine[] = []
  for (const { name, needs, mend, check } of partnerContract) {
    if (needs && !options[needs]) {
      lines.push({ name, state: 'skipped', said: `it needs --${needs}` })
      continue
    }
    const wrong = await check(context).catch(saidOf)
    lines.push(wrong === null ? { name, state: 'kept' } : { name, state: 'broken', said: `${wrong} ${mend}` })
  }
  return lines
}

/** What a failure says, as the end of a sentence of its own. */
function saidOf(error: unknown): string {
  const { kind, message } = isApiError(error) ? error : failure('offline', { cause: error })
  return `${kind}: ${message.replace(/\.$/, '')}.`
}

function contextOf(options: PartnerContractOptions): ContractContext {
  const { fetch: send = fetch } = options
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  let last: Response | undefined
  return {
    ...options,
    baseUrl,
    care: createClient({
      baseUrl,
      guest: true,
      retryPausesMs: [],
      ...(options.newKey && { newKey: options.newKey }),
      fetch: async (input, init) => {
        const answer = await send(input, init)
        last = answer.clone()
        return answer
      },
    }),
    last: () => last,
    ask: (path, init) => send(`${baseUrl}${path}`, { redirect: 'manual', ...init }),
  }
}
