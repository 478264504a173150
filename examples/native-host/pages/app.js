/** The app's side: what a native app does by `evaluateJavaScript`, a page does by posting to its frame. */
const view = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
const asked = document.querySelector('#asked')
const answers = /** @type {HTMLInputElement} */ (document.querySelector('#answers'))

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const { message, show } = button.dataset
    if (show) view.src = new URL(show, view.src).href
    if (message) view.contentWindow?.postMessage(JSON.parse(message), new URL(view.src).origin)
  })
}

// What the page in the web view asks for: a native app would open its own sheet, and say what came of it.
window.addEventListener('message', (event) => {
  const { origin } = new URL(view.src)
  if (event.origin !== origin || typeof event.data !== 'string') return
  const request = JSON.parse(event.data)
  if (asked) asked.textContent = `The app was asked: ${request.type}`
  if (answers.checked && typeof request.id === 'number')
    view.contentWindow?.postMessage({ type: 'answered', id: request.id, done: true }, origin)
})
