/** Gives the frame the height that its page tells: the frame then has no scroll bar of its own. */
const frame = document.querySelector('iframe')

window.addEventListener('message', ({ origin, source, data }) => {
  if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return
  if (data?.type === 'height' && Number.isFinite(data.height)) frame.style.height = `${data.height}px`
})
