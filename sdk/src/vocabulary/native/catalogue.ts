/** What an embedding app may ask of the page. The documents give the deeds; the names are ours. */
export const nativeMessages = ['push', 'back', 'reload', 'accessBlocked'] as const
export type NativeMessageKind = (typeof nativeMessages)[number]
