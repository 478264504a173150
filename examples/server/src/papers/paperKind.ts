import type { Locale } from '@homecare/sdk/kit'
import type { Policy } from '../calls/policy.ts'
import type { Deps } from '../deps/deps.ts'
import type { Session } from '../people/session.ts'

export type PaperDeps = Pick<Deps, 'config' | 'db' | 'now' | 'pdf'>

/** A document that is asked for: by whom, of what, and in which language. */
export interface AskedPaper {
  readonly deps: PaperDeps
  readonly session: Session
  readonly url: URL
  /** The number in its address; 0 where there is none. */
  readonly id: number
  readonly locale: Locale
  readonly now: number
  readonly ip: string
  readonly requestId: string
}

/** A document that is answered. */
export interface MadePaper {
  /** A PDF, unless it is said. */
  readonly type?: string
  /** The name under which it is kept. */
  readonly name: string
  body(): Promise<BodyInit> | BodyInit
  /** Notes that it has left. */
  note(): Promise<unknown>
}

/** A kind of document: its address, who may have it, and how it is made. */
export interface PaperKind {
  readonly path: RegExp
  /** Where `make` does not say itself who may. */
  readonly policy?: Policy<Session>
  /** Null where there is none for whoever asks. */
  make(asked: AskedPaper): Promise<MadePaper | null>
}
