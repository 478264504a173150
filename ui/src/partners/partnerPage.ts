import { ApiError } from '@homecare/sdk/kit'
import {
  getBrandingFlow,
  partnerLandings,
  type BrandingFlow,
  type PartnerLanding,
} from '@homecare/sdk/partners'
import type { LoadContext } from '../frame/screen'

/** What a partner’s page shows. */
export interface PartnerData {
  readonly code: PartnerLanding
  readonly branding: BrandingFlow
  /** No plan stands behind it. */
  readonly demo: boolean
}

export async function loadPartnerPage({
  care,
  params,
  signal,
}: Pick<LoadContext, 'care' | 'params' | 'signal'>): Promise<PartnerData> {
  // The route fixes it, for the landing pages alone.
  const code = params.partnerCode as PartnerLanding
  const branding = await care.call(getBrandingFlow, { flow: code }, { signal })
  if (!branding.is_landing_page) throw new ApiError('notFound')
  return { code, branding, demo: partnerLandings.find(code)?.demo ?? false }
}
