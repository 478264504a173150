/** Why the provider did not do something. */
export type ProviderFailureKind =
  /** The card or the bank said no: nothing was charged. */
  | 'declined'
  /** Its holder has to confirm it at their bank first. */
  | 'needsAction'
  /** The provider has too much to do, or is at this very thing: nothing was decided. */
  | 'busy'
  /** No answer came, or none of any use: it may have been done, and it may not. */
  | 'unreachable'
  /** It cannot be done as it was asked. */
  | 'refusedByRule'

/** A no of the payment provider, or none at all. `code` is the provider's word for it, and never shown to people. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'

  constructor(
    readonly kind: ProviderFailureKind,
    readonly code: string,
    /** What the provider made of it all the same, such as the intent that was declined. */
    readonly ref: string | null = null,
  ) {
    super(`The payment provider: ${kind} (${code})`)
  }

  /** Whether nobody knows what became of it: it is asked again by its key, and not decided meanwhile. */
  get isOpen(): boolean {
    return this.kind === 'busy' || this.kind === 'unreachable'
  }
}
