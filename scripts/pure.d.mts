/** Marks what a module computes at its top level as pure. Takes its code, already plain JavaScript, and its ESTree. */
export function markPure(code: string, program: { readonly body: readonly unknown[] }): string
