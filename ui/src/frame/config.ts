import type { ChatWidgetApps } from '@homecare/sdk/chat'
import type { Purpose } from '@homecare/sdk/consent'

/** What a deployment sets for the web app. The server hands it to the page; nothing in it is secret. */
export interface AppConfig {
  /** Scheme and host under which the product is reached, without a trailing slash. */
  readonly origin: string
  /** The version of the app, compared with the realtime value. */
  readonly version: string
  readonly brand: { readonly name: string; readonly supportPhone: string }
  /** Demo accounts can be signed into with one press. */
  readonly demo: boolean
  /** The page that a bare /membership leads to; the local page where none is set. */
  readonly membershipUrl?: string
  /** Where the apps are in the stores; none where there are none. */
  readonly apps?: { readonly ios?: string; readonly android?: string }
  /** Providers of social sign-in that are set up. */
  readonly social?: readonly string[]
  /** There is a learning academy to open. */
  readonly academy?: boolean
  /** There is a service that drives caregivers: else pages say nothing of rides. */
  readonly rides?: boolean
  /** The Realtime Database behind the chat: a Firebase project's, or the embedded stand-in. */
  readonly realtime?: Readonly<Record<string, string>>
  /** Faults are reported in production and staging alone. */
  readonly environment: 'production' | 'staging' | 'development'
  /** The page may stand in a frame of a partner's: no chrome of ours, and its calls are a guest's. */
  readonly embed?: { readonly origins: readonly string[] }
  /** The page is inside the native app: no chrome of ours. */
  readonly native?: boolean
  /** Services of other companies that may run on public pages, where any is set up. */
  readonly outsiders?: {
    /** Of what people are asked. */
    readonly version: string
    readonly offered: readonly Purpose[]
    /** For what this document's security policy lets them in. */
    readonly opened: readonly Purpose[]
    /** A page with {app} and {language} in their places. */
    readonly chat: { readonly url: string; readonly apps: ChatWidgetApps } | null
    /** Address of the picture by which visits are counted. */
    readonly pixel: string | null
  }
}
