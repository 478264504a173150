/** What one socket may hold of the server's memory. */
interface SocketLimits {
  /** Characters of one message, its pieces together. */
  readonly message: number
  readonly listens: number
}

/** Before a sign-in: enough for one, and for what a visitor may watch. */
export const strangerLimits: SocketLimits = { message: 32_768, listens: 20 }
/** What a client of ours sends is far shorter; the documents name no limit. */
export const memberLimits: SocketLimits = { message: 1024 * 1024, listens: 5_000 }

/** Sockets of one network address that are not signed in: a clinic's people all connect anew at one instant. */
export const strangersPerAddress = 50
/** A socket may go without a sign-in this long, and take this long over one message, in milliseconds. */
export const strangerMs = 300_000
export const messageMs = 30_000
