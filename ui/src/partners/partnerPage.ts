import { ApiError } from '@homecare/sdk/kit'
import { getBrandingFlow, partnerLandings, type BrandingFlow } from '@homecare/sdk/partners'
import type { LoadContext } from '../frame/screen'

/** What a partner’s page shows. */
export interface PartnerData {
  readonly code: string
  readonly branding: BrandingFlow
  /** No plan stands behind it. */
  readonly demo: boolean
}

export async function loadPartnerPage({
  care,
  params,
  signal,
}: Pick<LoadContext, 'care' | 'params' | 'signal'>): Promise<PartnerData> {
  const code = params.partnerCode ?? ''
  const branding = await care.call(getBrandingFlow, { flow: code }, { signal })
  if (!branding.is_landing_page) throw new ApiError('notFound')
  return { code, branding, demo: partnerLandings.find(code)?.demo ?? false }
}
