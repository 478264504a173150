/** What something weighs at most, in bytes, and what it is meant to. */
interface Budget {
  readonly bytes: number
  readonly aim?: number
}
export const sdkBudgets: readonly (Budget & { readonly name: string; readonly program: string })[]
export const everyCallBytes: number
export const scriptBudgets: readonly (Budget & { readonly file: string })[]
export const wordsBudgets: Readonly<Record<'en' | 'es', Budget>>
export const uiBudgets: {
  readonly firstLoad: {
    /** By an address of each page, its screen and the bytes of script. */
    readonly pages: Readonly<Record<string, { readonly screen: string; readonly bytes: number }>>
    readonly styleBytes: number
    readonly requests: number
  }
  readonly fromLogin: { readonly homes: readonly string[]; readonly scripts: number }
  readonly laterRoute: { readonly percentile: number; readonly scriptBytes: number }
  readonly steps: { readonly screens: readonly string[]; readonly scriptBytes: number }
}
