/** What is read from the socket: a keepalive is null. */
type Message = { t: 'c' | 'd'; d: Record<string, unknown> } | null

class BadFrame extends Error {
  override name = 'BadFrame'
}

interface FrameReader {
  /** Gives undefined while a message is not complete. Throws {@link BadFrame}, also for one beyond the limit. */
  read(frame: string): Message | undefined
  /** Whether a message has begun and is not complete. */
  isWaiting(): boolean
}

/** The client cuts what is longer into pieces of so many characters. */
const PIECE = 16_384

/**
 * Puts messages together: one of more than 16,384 characters comes as a frame with the number of its pieces, then the
 * pieces. `most` says how many characters a message may have now: who is not signed in has less.
 */
export function createFrameReader(most: () => number): FrameReader {
  let pieces: string[] = []
  let expected = 0
  let length = 0

  function read(frame: string): Message | undefined {
    if (expected === 0 && /^\d{1,6}$/.test(frame)) {
      expected = Number(frame)
      if (expected > Math.ceil(most() / PIECE)) throw new BadFrame('The message is too long.')
      return expected === 0 ? null : undefined
    }
    length += frame.length
    if (length > most()) throw new BadFrame('The message is too long.')
    pieces.push(frame)
    if (pieces.length < expected) return undefined
    const text = pieces.join('')
    pieces = []
    expected = 0
    length = 0
    return parse(text)
  }

  return { read, isWaiting: () => expected > 0 }
}

function parse(text: string): Message {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    throw new BadFrame('Not JSON.')
  }
  if (!isRecord(message) || (message['t'] !== 'c' && message['t'] !== 'd') || !isRecord(message['d'])) {
    throw new BadFrame('Neither a control nor a data message.')
  }
  return { t: message['t'], d: message['d'] }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
