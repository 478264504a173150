import { ApiError } from '@homecare/sdk/kit'
import { legalHref, legalTexts, legalVersion, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useConfig } from '../frame/app'
import { laterPart } from '../frame/laterPart'
import { Skeleton } from '../kit/states/Skeleton'
import { LegalDocument } from './LegalDocument'

interface LegalData {
  readonly document: 'terms' | 'privacy'
  /** The day of the version shown. */
  readonly date: string
}

const documentOf = (params: Readonly<Record<string, string>>): 'terms' | 'privacy' =>
  params['document'] === 'privacy' ? 'privacy' : 'terms'

/** A day on which no version came into force has no page. */
export const load: Load<LegalData> = async ({ params }) => {
  const document = documentOf(params)
  const version = legalVersion(document, params['date'])
  if (!version) throw new ApiError('notFound')
  return { document, date: version.date }
}

const leads = { terms: legalTexts.leadTerms, privacy: legalTexts.leadPrivacy } as const

export const head: HeadOf<LegalData> = ({ document, date }) => ({
  title: pageTitles[document],
  description: leads[document],
  canonical: legalHref(document, date),
})

const ConsentChoices = laterPart(() => import('../consent/ConsentChoices'), <Skeleton count={3} />)

/** The terms of use or the privacy policy, as in force now or as of a day. */
export default function LegalScreen({ data: { document, date } }: ScreenProps<LegalData>) {
  const { outsiders } = useConfig()
  return (
    <LegalDocument document={document} date={date} title={pageTitles[document]} lead={leads[document]}>
      {outsiders && document === 'privacy' && <ConsentChoices />}
    </LegalDocument>
  )
}
