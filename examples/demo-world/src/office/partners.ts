import { partnerLandings } from '@homecare/sdk/partners'

/** The partners whose landing pages the documents name, with neutral looks. */
export function partnerRows() {
  return partnerLandings.entries.map(({ id, label, demo }, index) => ({
    id: index + 1,
    code: id,
    name: label[0],
    allowed_views: null,
    logo_image: null,
    lead_source: id,
    is_landing_page: true,
    is_active: true,
    phone_number: `1-800-555-01${String(index + 10)}`,
    slogan_html: demo
      ? '<p>A demonstration of care at home for insurers.</p>'
      : '<p>Care at home, <strong>found with people you trust</strong>.</p>',
  }))
}
