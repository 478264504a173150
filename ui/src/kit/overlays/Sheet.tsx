import { Dialog, type DialogProps } from './Dialog'

/** Filters and the like: from below within the thumb's reach on a phone, at the side on a desk. */
export function Sheet(props: Omit<DialogProps, 'shape' | 'role'>) {
  return <Dialog {...props} shape="sheet" />
}
