import { readDialogues, type Dialogue } from './dialogues.ts'

/** In Spanish, for the island and for families that prefer it. */
export const beginnings: readonly Dialogue[] = readDialogues(`
f: Saludos {c}, vi su perfil y busco ayuda para mi {pariente} en {city}. ¿Tiene mañanas libres?
c: Saludos {f}. Sí, tengo tres mañanas. ¿Camina con ayuda?
f: Con andador, despacito.
c: Perfecto. ¿Le parece si paso una hora para conocernos?
f: Sí, el {dia} a las nueve.
c: Allí estaré.

f: Buenas tardes. ¿Usted trabaja fines de semana?
c: Buenas tardes {f}. Sábados sí; domingos, uno sí y uno no.
f: Con los sábados me salva la vida.
c: Entonces hablemos. ¿Qué necesita más su {pariente}?
f: Compañía y que le hagan una buena sopa.
c: Las dos cosas las tengo.

c: Buenos días, {f}. Leí su anuncio y me gustaría ayudar. Vivo a diez minutos de {city}.
f: Buenos días. ¿Tiene experiencia con demencia?
c: Sí, llevo años. Nunca discuto; acompaño.
f: Eso es lo que buscamos. ¿Puede el {dia}?
c: Puedo. Lleve fotos viejas a la mesa, que eso ayuda.

f: Hola {c}, mi {pariente} sale del hospital el {dia} y estamos perdidos con las pastillas.
c: Es normal. No cambie nada hoy; yo repaso la lista con usted.
f: Gracias, de verdad.
c: Descanse. Si algo le preocupa esta noche, escríbame.

f: Hola {c}, ¿cuánto cobra por noche?
c: {rate} la hora, y me quedo en vela.
f: Está bien. Serían tres noches.
c: El {dia} puedo comenzar.

c: Saludos {f}, soy {c}. Usted guardó mi perfil y quise escribirle. ¿Es para un familiar?
f: Sí, para mi {pariente}. Tiene buena salud, pero las tardes se le hacen largas.
c: Las tardes son lo mío: café, cuentos y una vuelta a la plaza.
f: ¿Puede pasar el {dia} para que se conozcan?
c: Con gusto, a las tres.

f: Buenas, {c}. Mi {pariente} no quiere que nadie venga a la casa.
c: Eso pasa mucho, {f}. ¿Qué le gusta hacer?
f: Las matas. Tiene un patio lleno.
c: Entonces voy por las matas. Lo demás llega solo.
f: Usted sabe de esto.

f: Hola {c}, ¿guía? Son tres citas de diálisis por semana.
c: Sí, {f}, con carro propio. ¿A qué hora paso?
f: A las cinco y media.
c: Me levanto a las cuatro de todos modos. ¿Le da frío allá?
f: Siempre, y nadie lo había preguntado.

f: {c}, ¿usted se queda si se va la luz?
c: Me quedo. Tengo linternas, baterías y una estufita de gas.
f: Después del huracán eso vale oro.
c: Lo sé. También hago una lista de las medicinas que van en nevera.

f: Buenas tardes {c}, ¿su licencia está vigente? Perdone que pregunte.
c: Pregunte siempre, {f}. Está vigente y se la llevo.
f: Gracias. Es por las curaciones de mi {pariente}.
c: ¿Cada cuánto las ordenó el médico?
f: Los {dia}.

c: Buenas {f}, vi que busca ayuda de noche en {city}.
f: Sí, de nueve a siete. Se levanta dos veces.
c: Yo me quedo en vela, con un libro. ¿Hay una butaca con buena luz?
f: Hay una, y es la mejor de la casa.
`)

export const afterwards: readonly Dialogue[] = readDialogues(`
c: Ya salí. Almorzó casi todo y caminamos hasta la plaza.
f: ¡Qué alegría! Gracias, {c}.

f: Llego tarde del trabajo, ¿puede quedarse media hora?
c: Claro que sí. Estamos jugando dominó y voy perdiendo.

c: La farmacia cambió la marca, misma dosis. Lo anoté en la hoja.
f: Menos mal que avisó.

f: ¿Cómo pasó la noche?
c: Se levantó a las dos y volvió a dormir con leche tibia.

c: Un moretón chiquito en el brazo. Le estoy dando seguimiento.
f: Yo también lo vi. Gracias por escribirlo.

f: Le dejé pasteles en la nevera, son para usted.
c: ¡Dios se lo pague! Los comparto en la casa.

c: El {dia} tengo cita. ¿Lo cambiamos por el día siguiente?
f: Sin problema, ya lo apunté.

f: Aprobé las horas de la semana.
c: Gracias, {f}, qué rápido.
`)
