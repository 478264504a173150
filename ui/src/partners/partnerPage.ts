import type { PagePath } from '@homecare/sdk/addresses'
import { ApiError } from '@homecare/sdk/kit'
import { getBrandingFlow, partnerLandings, type BrandingFlow } from '@homecare/sdk/partners'
import type { LoadContext } from '../frame/screen'

/** What a partner’s page shows. */
export interface PartnerData {
  readonly code: string
  /** The one address of the page: the short one of its own where it has that. */
  readonly canonical: PagePath
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
  const short = partnerLandings.entries.find(({ id }) => id === code.toLowerCase())
  const canonical: PagePath = short ? `/${short.id}` : `/partners/${encodeURIComponent(code)}`
  return { code, canonical, branding, demo: short?.demo ?? false }
}
