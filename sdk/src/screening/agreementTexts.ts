import type { Text } from '../kit/text.js'
import type { AgreementStep } from '../vocabulary/screening/catalogue.js'

/** What each of the first steps shows to be agreed to, in paragraphs. */
export const backgroundAgreements: Readonly<Record<AgreementStep, readonly Text[]>> = {
  disclosure: [
    [
      'With your permission, we will have a background report made about you, to decide whether families may see you here as checked. This page says nothing else, so that you can decide freely.',
      'Con su permiso encargamos un informe de antecedentes sobre usted para decidir si las familias pueden verle aquí como persona verificada. Esta página no dice nada más, para que decida con libertad.',
    ],
    [
      'The report may hold your identity, criminal records of counties, states and the nation, registries of sex offenders, and your driving record. It holds no credit history and no health data.',
      'El informe puede contener su identidad, registros penales de condados, estados y del país, registros de delincuentes sexuales y su historial de manejo. No contiene historial de crédito ni datos de salud.',
    ],
    [
      'You do not have to agree. Without a check you can still use your account; families then see that no check was made.',
      'No tiene obligación de aceptar. Sin verificación puede seguir usando su cuenta; las familias verán que no se hizo ninguna.',
    ],
  ],
  release: [
    [
      'I allow courts, authorities, registries and departments of motor vehicles to give what they hold about me to the people who make my background check.',
      'Autorizo a tribunales, autoridades, registros y departamentos de vehículos a entregar lo que tengan sobre mí a quienes hacen mi verificación de antecedentes.',
    ],
    [
      'What they give is used for this check alone. It is not sold, and not shown to families: they see only that a check was passed, and when.',
      'Lo que entreguen se usa solo para esta verificación. No se vende ni se muestra a las familias: ellas ven únicamente que se aprobó una verificación y cuándo.',
    ],
    [
      'I may take this permission back at any time before the check is complete, by writing to support.',
      'Puedo retirar este permiso en cualquier momento antes de que termine la verificación, escribiendo a soporte.',
    ],
  ],
  'authorization-addendum': [
    [
      'I get the whole report as soon as it is complete, here, without asking and at no cost.',
      'Recibo el informe completo en cuanto esté listo, aquí, sin pedirlo y sin costo.',
    ],
    [
      'If it is to count against me, I am told so first, and I may say what is wrong in it. What I dispute is looked at again.',
      'Si va a contar en mi contra, se me avisa primero y puedo decir qué está mal. Lo que impugne se revisa de nuevo.',
    ],
    [
      'Where the law of my state gives me more rights than this, as in California, New York, Massachusetts or Minnesota, those rights stay mine.',
      'Donde la ley de mi estado me da más derechos que estos, como en California, Nueva York, Massachusetts o Minnesota, conservo esos derechos.',
    ],
    [
      'My Social Security number is kept encrypted while the check is made, and erased with its result.',
      'Mi número de Seguro Social se guarda cifrado mientras se hace la verificación y se borra con su resultado.',
    ],
  ],
}
