/** What is read from the socket: a keepalive is null. */
export type Message = { t: 'c' | 'd'; d: Record<string, unknown> } | null

export class BadFrame extends Error {
  override name = 'BadFrame'
}

/** A message is at most 16 MB, in pieces of 16,384 characters. */
const MAX_PIECES = 1_024

/**
 * Puts messages together: one of more than 16,384 characters comes as a frame with the number of its
 * pieces, then the pieces. Gives undefined while a message is not complete. Throws {@link BadFrame}.
 */
export function createFrameReader(): (frame: string) => Message | undefined {
  let pieces: string[] = []
  let expected = 0

  return (frame) => {
    if (expected === 0 && /^\d{1,6}$/.test(frame)) {
      expected = Number(frame)
      if (expected > MAX_PIECES) throw new BadFrame('The message is too long.')
      return expected === 0 ? null : undefined
    }
    pieces.push(frame)
    if (pieces.length < expected) return undefined
    const text = pieces.join('')
    pieces = []
    expected = 0
    return parse(text)
  }
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
