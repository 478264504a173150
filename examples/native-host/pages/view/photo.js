/** A page of a native app's bundle that makes no call: it hears the app and asks it for a photo, by the bridge alone. */
const { askNative, listenToNativeApp } = HomecareNative

const status = document.querySelector('#status')

listenToNativeApp({
  target: window,
  origins: [document.body.dataset.app ?? '', location.origin],
  deeds: {
    push: (path) => location.assign(`/view/?path=${encodeURIComponent(path)}`),
    back: () => history.back(),
    reload: () => location.reload(),
    accessBlocked: () => say('This is not in your program.'),
  },
})

document.querySelector('#take')?.addEventListener('click', () => {
  const asked = askNative(window, { type: 'photoUpload' })
  say(asked ? 'The app takes it from here.' : 'Only the app can take a photo.')
})

/** @param {string} words */
function say(words) {
  if (status) status.textContent = words
}
