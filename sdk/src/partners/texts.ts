import { texts } from '../kit/text.js'

/** The modal shown in place of a view that a partner's plan leaves out (D1 §2; D3 §2). */
export const accessBlockedTexts = /* @__PURE__ */ texts({
  explanation: [
    'This part of the site is not included in your partner’s program.',
    'Esta parte del sitio no está incluida en el programa de su socio.',
  ],
  backToDashboard: ['Back to the dashboard', 'Volver al panel'],
})
