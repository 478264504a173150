/** Where the app's manifest is answered. */
export const manifestPath = '/app.webmanifest'
/** The icon of a phone's home screen that reads no manifest. */
export const touchIcon = '/icons/180.png'

/** By what a device installs the app under the brand's name: it opens at the person's own home, in a window of its own. */
export const manifestOf = (brand: string) => ({
  name: brand,
  short_name: brand,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#faf7f1',
  theme_color: '#faf7f1',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
