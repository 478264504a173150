import type { ModalProps } from '../frame/screen'
import { WageRateDialog } from './WageRateDialog'

/** A rate for special days, such as holidays, from a day on. */
export default function WageRateSpecialModal({ close, query }: ModalProps) {
  return <WageRateDialog close={close} query={query} payType="special" />
}
