import { credentialIcon, licenseTypes, type License } from '@homecare/sdk/caregivers'
import { createLicenseStore, isNumberPending } from '@homecare/sdk/credentials'
import { licenseScreenTexts, licenseTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { Badge } from '../kit/figures/Badge'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { edit, plus } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { modalHref } from '../profileDialog/modalHref'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { CredentialMark } from '../caregivers/CredentialMark'
import { expiryWords } from './expiryWords'
import { LicenseState } from './LicenseState'
import './Licenses.css'

/** The licenses and certifications over the profile, with Add. */
export default function CertificationsModal({ close }: ModalProps) {
  return (
    <ProfileDialog modal="certifications" close={close}>
      {() => <Certifications />}
    </ProfileDialog>
  )
}

function Certifications() {
  const say = useSay()
  const { care, toasts } = useApp()
  const [store] = useState(() => createLicenseStore(care, toasts))
  const licenses = useValue(store.records.data)
  const error = useValue(store.records.error)
  const loading = useValue(store.records.loading)
  useEffect(() => void store.records.load(), [store])
  if (!licenses) {
    if (!error) return <Skeleton count={3} />
    return (
      <ErrorState
        level={3}
        title={licenseScreenTexts.failed}
        error={error}
        retry={() => store.records.reload()}
        busy={loading}
      />
    )
  }
  return (
    <>
      <p className="soft">{say(licenseScreenTexts.listLead)}</p>
      {licenses.length > 0 ? (
        <List items={licenses} by={({ id }) => id} look="lines" className="license-list">
          {(license) => <LicenseRow license={license} />}
        </List>
      ) : (
        <EmptyState level={3} title={say(licenseScreenTexts.none)}>
          {say(licenseScreenTexts.noneHint)}
        </EmptyState>
      )}
      <p>
        <Link href={modalHref('certification')} look="primary" icon={plus}>
          {say(licenseScreenTexts.add)}
        </Link>
      </p>
    </>
  )
}

function LicenseRow({ license }: { license: License }) {
  const say = useSay()
  const [now] = useState(() => new Date())
  const type = licenseTypes.find(license.map_id)
  const name = type ? say(type.label) : license.license_name
  const { license_number } = license
  const expiry = expiryWords(license, now, say.locale)
  const isPending = isNumberPending(license)
  return (
    <div className="beside">
      {type ? <CredentialMark icon={credentialIcon(type.id)} /> : <span />}
      <div>
        <h3>{name}</h3>
        <p className="row soft">
          {license_number && <span>{say(licenseScreenTexts.numberOf, { number: license_number })}</span>}
          {license.state && <span>{license.state}</span>}
        </p>
        {expiry && !expiry.isPast && <p className="soft">{say(expiry.says)}</p>}
        {isPending && (
          <p className="row">
            <Badge tone="warn">{say(licenseTexts.pending)}</Badge>
          </p>
        )}
        <LicenseState license={license} now={now} />
      </div>
      <Link
        href={modalHref('certification', { id: license.id })}
        look="plain"
        icon={edit}
        aria-label={say(licenseScreenTexts.editNamed, { name })}
      >
        {say(licenseScreenTexts.edit)}
      </Link>
    </div>
  )
}
