import { isApiError } from '@homecare/sdk/kit'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { getBackgroundReport, type BackgroundReport } from '@homecare/sdk/screening'
import { backgroundTexts, backgroundReportTexts, pageTitles } from '@homecare/sdk/texts'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { backgroundPath } from './backgroundPage'
import { ReportView } from './ReportView'

interface ReportData {
  readonly report: BackgroundReport
  readonly name: string
}

/** While there is no report, where the check stands is shown instead. */
export const load: Load<ReportData> = async ({ care, signal }) => {
  const [report, { user }] = await Promise.all([
    care.call(getBackgroundReport, {}, { signal }).catch((error: unknown) => {
      if (isApiError(error) && error.kind === 'notFound') return redirectTo(backgroundPath)
      throw error
    }),
    care.call(getOwnCaregiver, {}, { signal }),
  ])
  return { report, name: `${user.first_name} ${user.last_name}` }
}
export const head: HeadOf<ReportData> = () => ({ title: pageTitles.backgroundReport })

/** The own report, to be read and to be kept (view-report). */
export default function ReportScreen({ data }: ScreenProps<ReportData>) {
  const say = useSay()
  return (
    <Page
      className="background"
      width="read"
      title={say(backgroundReportTexts.reportTitle)}
      lead={say(backgroundTexts.reportLead)}
    >
      <ReportView {...data} />
    </Page>
  )
}
