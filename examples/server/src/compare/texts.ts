import { texts } from '@homecare/sdk/kit'

/** What the server says of links to a comparison. */
export const compareServerTexts = texts({
  tooMany: [
    'You have {limit} links that still open. Revoke one to make another.',
    'Tiene {limit} enlaces que aún se abren. Anule uno para crear otro.',
  ],
  twice: ['Each person once.', 'Cada persona una vez.'],
})
