import type { Text } from '@homecare/sdk/kit'

/** An agreement as it is in force: whoever consents, consents to this version and no other. */
export interface AgreementText {
  /** The day from which it is in force. */
  readonly version: string
  readonly title: Text
  readonly body: readonly Text[]
}

/** What a caregiver agrees to who takes shifts and jobs through us as a consultant. */
export const consultingAgreement: AgreementText = {
  version: '2026-11-01',
  title: ['Consulting agreement', 'Acuerdo de consultoría'],
  body: [
    [
      'You offer your services as an independent professional. You decide which jobs and shifts you take, and you may work for others at the same time.',
      'Usted ofrece sus servicios como profesional independiente. Usted decide qué trabajos y turnos acepta, y puede trabajar para otros al mismo tiempo.',
    ],
    [
      'You keep your licenses, certificates and insurance valid, and tell us at once when one of them ends or is taken away.',
      'Usted mantiene vigentes sus licencias, certificados y seguros, y nos avisa de inmediato si alguno vence o se le retira.',
    ],
    [
      'What you learn about families and the people you care for stays between you and them. You do not take pictures of them or write about them without their consent.',
      'Lo que sepa de las familias y de las personas que cuida queda entre usted y ellas. No las fotografía ni escribe sobre ellas sin su consentimiento.',
    ],
    [
      'You record your hours truthfully. You are paid for the hours that a family or a facility has approved, at the rate that you agreed on with them.',
      'Usted registra sus horas con veracidad. Se le pagan las horas que la familia o el centro aprobó, a la tarifa que acordaron.',
    ],
    [
      'You pay your own taxes unless a family employs you. We send you the forms that the law asks for.',
      'Usted paga sus propios impuestos, salvo que una familia le emplee. Le enviamos los formularios que exige la ley.',
    ],
    [
      'Either of us may end this agreement at any time in writing. Shifts that you have confirmed are still worked or given back in good time.',
      'Cualquiera de las partes puede terminar este acuerdo en cualquier momento por escrito. Los turnos confirmados se cumplen o se devuelven con tiempo.',
    ],
  ],
}

/** What a family and a caregiver agree to with each other. */
export const connectionAgreement: AgreementText = {
  version: '2026-11-01',
  title: ['Care agreement', 'Acuerdo de cuidado'],
  body: [
    [
      'The caregiver gives the care that was agreed on in the job and its care plan, on the days and at the hours that both have set.',
      'El cuidador brinda el cuidado acordado en el trabajo y en su plan de cuidado, en los días y horas que ambos fijaron.',
    ],
    [
      'The family pays the agreed rate for every hour that was worked and recorded. Changes of the rate hold from the day that both have agreed to.',
      'La familia paga la tarifa acordada por cada hora trabajada y registrada. Los cambios de tarifa valen desde el día que ambos acuerden.',
    ],
    [
      'Whoever cannot keep a visit says so as early as possible.',
      'Quien no pueda cumplir una visita lo avisa lo antes posible.',
    ],
    [
      'The caregiver gives no care that takes a license which they do not hold. In an emergency they call 911 first.',
      'El cuidador no brinda cuidados que exijan una licencia que no tiene. En una emergencia llama primero al 911.',
    ],
    [
      'What both learn about each other stays between them. Nobody is photographed without having agreed to it.',
      'Lo que ambos sepan el uno del otro queda entre ellos. No se fotografía a nadie sin su acuerdo.',
    ],
    [
      'Either side may end this agreement, and tells the other in writing.',
      'Cualquiera de las partes puede terminar este acuerdo y lo comunica por escrito a la otra.',
    ],
  ],
}
