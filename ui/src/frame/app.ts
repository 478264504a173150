import type { Session } from '@homecare/sdk/account'
import type { OwnWaiting } from '@homecare/sdk/dashboards'
import type { Client } from '@homecare/sdk/client'
import type { Toasts } from '@homecare/sdk/kit'
import type { ReadonlySignal, Signal } from '@preact/signals-core'
import { createContext, useContext, type ComponentType } from 'react'
import type { Prefs } from '../kit/prefs'
import type { AppConfig } from './config'
import type { Navigation } from './navigation'

/** What every screen may reach: one of each for a page, given by the app. */
export interface App {
  readonly care: Client
  readonly session: Session
  readonly toasts: Toasts
  readonly navigation: Navigation
  readonly prefs: Prefs
  readonly config: AppConfig
  /** Forms with something typed in them: while there is one, nothing reloads the page by itself, and leaving asks. */
  readonly unsaved: Unsaved
  /** Where dialogs stand whose code is loaded at the press; it comes itself after the first picture. */
  readonly dialogStage: ReadonlySignal<ComponentType<DialogStageProps> | null>
  /** Unread messages, shown beside the link to them; the chat keeps it. */
  readonly unread: Signal<number>
  /** Hearts as they were last set in this document, by the caregivers' numbers; `caregivers/hearts.ts` sets them. */
  readonly hearts: Signal<ReadonlyMap<number, boolean>>
  /** How many things wait for whoever is signed in, by the place of the bar; `followWaiting` keeps it. */
  readonly waiting: Signal<OwnWaiting['counts']>
  /**
   * Milliseconds by which the server's clock is ahead of the device's, as its answers tell: what happens now happens
   * by its clock.
   */
  readonly clockAhead: Signal<number>
  /** How many changes are on their way to the server: nothing reloads the page before they are answered. */
  readonly underWay: Signal<number>
  /** Tells the app which version is the current one, as the realtime value says. */
  readonly versionSeen: (version: string) => void
  /** What a page holds for the modals over it and for all of its parts: `held`, `useHolding` (`scope.ts`). */
  readonly scope: Map<object, Signal<unknown>>
  /** Whether the page of a path has another security policy than this document, by what somebody has agreed to. */
  readonly otherPolicy: Signal<((pathname: string) => boolean) | null>
  /** Tells the team of a failure that is not said on the page, or not only there. */
  readonly report: (fault: unknown) => void
}

export interface Unsaved {
  /** Counts a form as unsaved until the returned function is called. */
  hold(place?: UnsavedPlace): () => void
  /** Whether something is unsaved: anywhere, or with what goes at the same time. */
  any(place?: UnsavedPlace): boolean
  /** Nothing is unsaved any more, whatever comes: the page is about to be another person's. */
  forget(): void
}

/** What a dialog is given at least. */
export interface DialogProps {
  onClose: () => void
}
export type DialogFile = () => Promise<{ default: ComponentType<DialogProps> }>
export interface DialogStageProps {
  importIt: DialogFile
  props: DialogProps
}

/** With what it goes: the page, the modal over it, or only the document, as what is kept from page to page. */
export type UnsavedPlace = 'page' | 'modal' | 'document'

export const AppContext = createContext<App | null>(null)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it')
  return app
}
export const useCare = (): Client => useApp().care
export const useSession = (): Session => useApp().session
export const useToasts = (): Toasts => useApp().toasts
export const useNavigation = (): Navigation => useApp().navigation
export const useConfig = (): AppConfig => useApp().config
