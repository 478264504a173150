import { createForm, type Form as FormState } from '@homecare/sdk/kit'
import { methodScreenTexts as words, methodTexts } from '@homecare/sdk/texts'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { Form } from '../../kit/fields/Form'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { describeRefusal, fieldRefused } from './fieldRefused'
import type { PaymentFieldProps } from './PaymentField'

interface Mounted {
  readonly stripe: Stripe
  readonly elements: StripeElements | null
}

/**
 * Stripe's own field, in a frame of its own: what is typed there is never in this page. Its script comes from its host, for
 * the pages alone whose policy lets it in.
 */
export default function StripeField({ setup, purpose, submit, onToken }: PaymentFieldProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [mounted] = useState<{ current: Mounted | null }>(() => ({ current: null }))
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [form] = useState(() => formOf(() => tokenOf(mounted.current, setup.client_secret, purpose), onToken))
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const stripe = await loadStripe(setup.publishable_key).catch(() => null)
      if (isGone) return
      if (!stripe) return setState('failed')
      if (purpose === 'payout') {
        mounted.current = { stripe, elements: null }
        return setState('ready')
      }
      const elements = stripe.elements({ clientSecret: setup.client_secret, loader: 'auto' })
      const element = elements.create('payment')
      element.on('ready', () => !isGone && setState('ready'))
      element.on('loaderror', () => !isGone && setState('failed'))
      element.mount(place.current!)
      mounted.current = { stripe, elements }
    }
    void open()
    return () => {
      isGone = true
      mounted.current?.elements?.getElement('payment')?.destroy()
      mounted.current = null
    }
  }, [setup, purpose, mounted])
  if (state === 'failed') return <ErrorState level={3} title={words.fieldFailed} />
  return (
    <Form form={form} submit={purpose === 'payout' ? words.collect : submit} disabled={state !== 'ready'}>
      {state === 'loading' && <Skeleton shape="box" />}
      <div ref={place} />
      {purpose === 'payout' && <p>{say(words.fieldIntro)}</p>}
    </Form>
  )
}

function formOf(ask: () => Promise<string>, onToken: (token: string) => Promise<void>): FormState<object> {
  return createForm<object>({
    fields: {},
    submit: async () => onToken(await ask()),
    describe: describeRefusal,
  })
}

/** What the provider made of what was entered; a refusal is said in the words it has for its own field. */
async function tokenOf(
  mounted: Mounted | null,
  clientSecret: string,
  purpose: PaymentFieldProps['purpose'],
): Promise<string> {
  if (!mounted) throw fieldRefused(words.fieldFailed)
  const { stripe, elements } = mounted
  if (purpose === 'payout') {
    const { token, error } = await stripe.collectBankAccountToken({ clientSecret })
    if (error ?? !token) throw fieldRefused(error?.message ?? methodTexts.providerRefused)
    return token.id
  }
  const { error, setupIntent } = await stripe.confirmSetup({
    elements: elements!,
    redirect: 'if_required',
    confirmParams: { return_url: window.location.href },
  })
  if (error ?? !setupIntent) throw fieldRefused(error?.message ?? methodTexts.providerRefused)
  return setupIntent.id
}
