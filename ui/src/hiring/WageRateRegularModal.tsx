import type { ModalProps } from '../frame/screen'
import { WageRateDialog } from './WageRateDialog'

/** The regular rate from a day on. */
export default function WageRateRegularModal({ close, query }: ModalProps) {
  return <WageRateDialog close={close} query={query} payType="regular" />
}
