import type { BrandingFlow } from '@homecare/sdk/partners'
import type { ReactNode } from 'react'
import { PartnerPhone } from '../phones/PartnerPhone'
import './PartnerScreen.css'

/** A partner's logo and number, for the head of a page; nothing where it has neither. */
export const partnerHead = ({ name, logo_image, phone_number }: BrandingFlow): ReactNode =>
  (logo_image || phone_number) && (
    <div className="row">
      {logo_image && <img className="partner-logo" src={logo_image} alt={name} height="56" />}
      <PartnerPhone number={phone_number} />
    </div>
  )
