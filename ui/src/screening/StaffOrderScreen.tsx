import {
  createBackgroundOrder,
  getBackgroundOrder,
  getCaregiverReport,
  hasCheckReport,
  isCheckAwaited,
  type BackgroundOrderDetail,
  type BackgroundOrderStore,
  type BackgroundReport,
} from '@homecare/sdk/screening'
import { addressScreenTexts, pageTitles, staffBackgroundTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import './Background.css'
import { BackgroundState } from './BackgroundState'
import { PersonFacts } from './PersonFacts'
import { ReportView } from './ReportView'
import { ResultForm } from './ResultForm'
import { ReturnForm } from './ReturnForm'
import { SocialSecurityNumber } from './SocialSecurityNumber'

interface OrderData {
  readonly order: BackgroundOrderDetail
  readonly report: BackgroundReport | null
}

export const load: Load<OrderData> = async ({ care, params, signal }) => {
  const id = params['caregiverId'] ?? ''
  const order = await care.call(getBackgroundOrder, { id }, { signal })
  const report = hasCheckReport(order) ? await care.call(getCaregiverReport, { id }, { signal }) : null
  return { order, report }
}
export const head: HeadOf<OrderData> = () => ({ title: pageTitles.staffBackground })

/** Staff: one background check, to be begun, given back, or decided. */
export default function StaffOrderScreen({ data }: ScreenProps<OrderData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createBackgroundOrder(care, toasts, data.order))
  const order = useValue(store.order)
  useEffect(() => store.hide, [store])
  useEffect(() => store.decided(data.order), [store, data.order])
  return (
    <Page className="staff-background" width="read" title={order.name}>
      <Card as="section">
        <h2 className="row">
          {say(staffBackgroundTexts.person)} <BackgroundState status={order.status} />
        </h2>
        {order.person ? (
          <PersonFacts
            person={order.person}
            number={<SocialSecurityNumber store={store} />}
            addressNote={!order.address_verified && <Badge>{say(addressScreenTexts.notVerified)}</Badge>}
          />
        ) : (
          <p className="soft">{say(staffBackgroundTexts.noPerson)}</p>
        )}
        {order.signature && (
          <p>
            {say(staffBackgroundTexts.signature)}: <i>{order.signature}</i>
          </p>
        )}
        {order.note && <p className="background-note">{order.note}</p>}
        {order.status === 'ordered' && <Begin store={store} />}
      </Card>
      {isCheckAwaited(order) && (
        <>
          <Section title={say(staffBackgroundTexts.result)}>
            <ResultForm store={store} />
          </Section>
          <Section title={say(staffBackgroundTexts.returnTitle)}>
            <ReturnForm store={store} />
          </Section>
        </>
      )}
      {data.report && <ReportView report={data.report} name={order.name} />}
    </Page>
  )
}

function Begin({ store }: { store: BackgroundOrderStore }) {
  const say = useSay()
  const busy = useValue(store.begin.busy)
  return (
    <div className="row">
      <Button look="primary" busy={busy} onClick={() => store.begin.run()}>
        {say(staffBackgroundTexts.begin)}
      </Button>
    </div>
  )
}
