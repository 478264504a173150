/** A page of a native app's bundle that asks the app for what a device does better, and does it itself where nobody answers. */
const { askNativeAndWait } = HomecareNative

const app = document.body.dataset.app ?? ''
const status = document.querySelector('#status')

// What a native app puts into its web view: here the frame's host is the app.
Object.assign(window, {
  homecare: { postMessage: (/** @type {string} */ text) => window.parent.postMessage(text, app) },
})

let asked = 0
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    say('Asking the app …')
    void askNativeAndWait(JSON.parse(button.dataset.ask ?? ''), {
      host: window,
      origins: [app],
      id: (asked += 1),
      after(ms, run) {
        const timer = setTimeout(run, ms)
        return () => clearTimeout(timer)
      },
    }).then((isDone) =>
      say(isDone ? 'The app has done it.' : 'The app did not answer: the page does it in its own way.'),
    )
  })
}

/** @param {string} words */
function say(words) {
  if (status) status.textContent = words
}
