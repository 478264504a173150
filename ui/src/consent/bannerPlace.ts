import type { ComponentType } from 'react'
import { scopeKey } from '../frame/scope'

export interface ConsentBannerProps {
  pathname: string
  /** Something else is asked over the page. */
  hidden: boolean
}

/** What asks for consent at the foot of a page: held once its code is there, where something is set up to ask about. */
export const consentBanner = scopeKey<{ readonly Banner: ComponentType<ConsentBannerProps> }>()
