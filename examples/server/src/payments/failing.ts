import type { Sayable } from '@homecare/sdk/kit'
import { methodTexts as words } from '@homecare/sdk/texts'
import type { Deps } from '../deps/deps.ts'
import { ProviderFailure } from '../provider/failure.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { refuse, type Refusal } from '../refusals/refuse.ts'

/** Who moves money here; refused in words where nobody does. */
export function takenBy(provider: PaymentProvider | null): PaymentProvider {
  if (!provider) throw refuse.notSetUp(words.notTaken)
  return provider
}

/** What a charge is asked with, where somebody moves money here; refused in words where nobody does. */
export const takingBy = ({ db, provider, log }: Deps) => ({ db, log, provider: takenBy(provider) })

/** What a failure of the provider's is answered with: in words, and never by the provider's own. */
export function refusalOf(failure: ProviderFailure): Refusal {
  const says: Readonly<Record<ProviderFailure['kind'], Sayable>> = {
    declined: words.declined,
    needsAction: words.notFinished,
    busy: words.providerBusy,
    unreachable: words.providerSilent,
    refusedByRule: words.providerRefused,
  }
  const refusal = failure.isOpen ? refuse.notSetUp(says[failure.kind]) : refuse.form(says[failure.kind])
  return refusal.because(`provider_${failure.kind}`)
}

/** Asks the provider for a person: what it refuses is said to them. */
export async function said<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask
  } catch (error) {
    throw error instanceof ProviderFailure ? refusalOf(error) : error
  }
}
