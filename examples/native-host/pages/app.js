/** The app's side: what a native app does by `evaluateJavaScript`, a page does by posting to its frame. */
const view = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const message = JSON.parse(button.dataset.message ?? '')
    view.contentWindow?.postMessage(message, new URL(view.src).origin)
  })
}
