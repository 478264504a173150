import type { Form } from '@homecare/sdk/kit'
import { keptProviderType, type RegisterForm } from '@homecare/sdk/registration'
import { useEffect } from 'react'
import { browserStorage } from '../frame/storage/browserStorage'

/** What was chosen is kept on the device, and `begins` the form of whoever comes back, but for an address that says it. */
export function useKeptType(form: Form<RegisterForm>, begins: boolean): void {
  useEffect(() => {
    const { provider_type } = form.fields
    const kept = keptProviderType(browserStorage('localStorage'))
    const chosen = kept.read()
    if (begins && chosen !== null && !provider_type.dirty.peek()) form.fill({ provider_type: chosen })
    return provider_type.value.subscribe((type) => void (provider_type.dirty.peek() && kept.write(type)))
  }, [form, begins])
}
