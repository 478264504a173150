/** So begins the name of what a visitor leaves on the device for the account that they open. */
export const visitorPrefix = 'visitor.'
/** The name of something that a visitor leaves. */
export type VisitorName = `${typeof visitorPrefix}${string}`
