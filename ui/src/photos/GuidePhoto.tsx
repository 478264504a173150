import type { PhotoGuideCase } from '@homecare/sdk/caregivers'
import { useId } from 'react'

/** A photo of the guide, drawn: the words beside it say what it shows. */
export function GuidePhoto({ subject }: { subject: PhotoGuideCase }) {
  const id = useId()
  return (
    <svg
      className="photo-guide-picture"
      viewBox="0 0 120 120"
      aria-hidden="true"
      data-good={subject === 'good' || undefined}
    >
      <clipPath id={`${id}-frame`}>
        <rect width="120" height="120" rx="10" />
      </clipPath>
      <filter id={`${id}-blur`}>
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <g clipPath={`url(#${id}-frame)`}>
        <g filter={subject === 'blurry' ? `url(#${id}-blur)` : undefined}>
          <rect width="120" height="120" fill="#cfe3e6" />
          <path d="M0 84h120v36H0z" fill="#b9d2cf" />
          {standing[subject].map((place) => (
            <Person key={place} place={place} />
          ))}
        </g>
        {subject === 'inappropriate' && <Disguise />}
        {subject === 'dark' && <rect width="120" height="120" fill="#0a1012" opacity=".82" />}
      </g>
    </svg>
  )
}

/** Where people stand, as transforms of one drawn at full size. */
const standing: Readonly<Record<PhotoGuideCase, readonly string[]>> = {
  good: [''],
  far: ['translate(48 62) scale(.24)'],
  close: ['translate(-96 -62) scale(2.6)'],
  people: ['translate(-20 12) scale(.9)', 'translate(32 12) scale(.9)'],
  inappropriate: [''],
  dark: [''],
  blurry: [''],
}

function Person({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path d="M34 50c-2-26 10-36 26-36s28 10 26 36c3 12 1 22-3 28H37c-4-6-6-16-3-28z" fill="#3a2a22" />
      <path d="M14 124c2-26 18-34 46-34s44 8 46 34z" fill="#0b5351" />
      <path d="M50 76h20v14c-4 8-16 8-20 0z" fill="#b9795a" />
      <ellipse cx="60" cy="54" rx="21" ry="26" fill="#cf9070" />
      <path d="M39 48c2-14 10-20 21-20s19 6 21 20c-8-2-14-6-18-12-5 7-13 11-24 12z" fill="#3a2a22" />
      <path d="M49 52h.01M71 52h.01" stroke="#22201e" strokeWidth="5" strokeLinecap="round" />
      <path d="M50 64c5 8 15 8 20 0z" fill="#fff" stroke="#8c2a14" strokeWidth="2" strokeLinejoin="round" />
    </g>
  )
}

function Disguise() {
  return (
    <>
      <path d="M38 46h44v4c0 8-16 10-19 1h-6c-3 9-19 7-19-1z" fill="#15191a" />
      <path d="M8 10h52v16H8z" fill="#fff" />
      <path d="M14 18h40" stroke="#8c2a14" strokeWidth="6" strokeDasharray="8 4" />
    </>
  )
}
