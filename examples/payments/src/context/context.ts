import { randomBytes } from 'node:crypto'
import { missing } from '../http/failure.ts'
import type { Kept, StoreTx } from '../store/store.ts'

/** The API as it was when the product was built on it. */
export const apiVersion = '2026-10-28.endive'

/** What a route may do: read and write objects, and tell of what has happened. */
export interface Context {
  readonly tx: StoreTx
  /** The instant, in milliseconds. */
  readonly now: number
  /** The connected account on whose behalf is asked; empty for the platform. */
  readonly account: string
  /** Sent with the key that pages know: what needs a secret of the object besides. */
  readonly publishable: boolean
  /** The idempotency key, for an event's request. */
  readonly key: string | null
  /** The instant from which events are handed over; null while they are held. */
  readonly eventsFrom: number | null
}

export const newId = (prefix: string): string => {
  const bytes = randomBytes(40)
  let id = ''
  for (const byte of bytes) if (byte < 248 && id.length < 24) id += letters[byte % 62]
  return `${prefix}_${id}`
}
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Seconds, as the API counts. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

/** An object that has to be there. */
export async function read<B extends object>(
  { tx }: Pick<Context, 'tx'>,
  kind: string,
  id: string,
  param = 'id',
): Promise<Kept<B>> {
  const kept = await tx.get(id)
  if (!kept || kept.kind !== kind) throw missing(kind, id, param)
  return kept as Kept<B>
}

interface Writing {
  readonly owner?: string
  readonly hidden?: Readonly<Record<string, unknown>>
  readonly dueAt?: number | null
}

/** Keeps a new object. */
export async function create<B extends { readonly id: string; readonly object: string }>(
  { tx }: Pick<Context, 'tx'>,
  body: B,
  { owner = '', hidden = {}, dueAt = null }: Writing = {},
): Promise<Kept<B>> {
  const kept = { id: body.id, kind: body.object, owner, body, hidden, dueAt }
  await tx.put(kept)
  return kept
}

/** Keeps what has become of one. */
export async function change<B extends object>(
  { tx }: Pick<Context, 'tx'>,
  kept: Kept<B>,
  body: Partial<B>,
  { owner = kept.owner, hidden, dueAt = kept.dueAt }: Writing = {},
): Promise<Kept<B>> {
  const next = {
    ...kept,
    ...{ owner, dueAt, body: { ...kept.body, ...body }, hidden: { ...kept.hidden, ...hidden } },
  }
  await tx.put(next)
  return next
}

/** Tells of what has happened, by an event and in its time to whoever listens. */
export async function emit(
  context: Context,
  type: string,
  object: object,
  account = context.account,
): Promise<void> {
  const { tx, now, key, eventsFrom } = context
  const event = {
    id: newId('evt'),
    object: 'event' as const,
    ...(account && { account }),
    api_version: apiVersion,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: key },
    type,
  }
  await create(context, event, { owner: account })
  await tx.enqueue(JSON.stringify(event), eventsFrom)
}
