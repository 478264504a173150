import { BankQuestion } from './BankQuestion'
import type { PaymentConfirmProps } from './PaymentConfirm'

/** The question of a bank in a demonstration. */
export default function EmbeddedConfirm({ setup, onAnswered }: PaymentConfirmProps) {
  return <BankQuestion setup={setup} onToken={onAnswered} onRefused={() => void onAnswered()} level={2} />
}
