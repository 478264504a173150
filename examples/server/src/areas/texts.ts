import { texts } from '@homecare/sdk/kit'

/** The one letter to whoever waited for an area. */
export const areaMailTexts = texts({
  subject: ['We are in {city}, {state} now', 'Ya estamos en {city}, {state}'],
  careBody: [
    'You asked us to write when families near you can find caregivers with us. Now they can. This is the only e-mail about it, and we have deleted your address. Begin here:',
    'Nos pidió que le avisáramos cuando las familias de su zona pudieran encontrar cuidadores con nosotros. Ya pueden. Este es el único correo al respecto y ya borramos su dirección. Comience aquí:',
  ],
  workBody: [
    'You asked us to write when there is work for caregivers near you. Now there is. This is the only e-mail about it, and we have deleted your address. Begin here:',
    'Nos pidió que le avisáramos cuando hubiera trabajo para cuidadores en su zona. Ya lo hay. Este es el único correo al respecto y ya borramos su dirección. Comience aquí:',
  ],
})
