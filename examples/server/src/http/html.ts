/** Text that is safe inside HTML, attributes included. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A plain page of the server's own, such as the outbox: no script, its few styles with the nonce. */
export function plainPage(title: string, body: string, nonce: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
pre { overflow-x: auto; white-space: pre-wrap }
details, article { border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding-block: .5rem }
</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`
}
