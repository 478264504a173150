import { assistance } from '../ground/catalogue.ts'
import type { AboutFacts, Sentence } from './about.ts'

const does = (id: number) => (f: AboutFacts) => f.home_support.includes(id)
const knows = (id: number) => (f: AboutFacts) => f.conditions.includes(id)
const seasoned = (f: AboutFacts) => f.years >= 4

export const openings: readonly Sentence[] = [
  ['Llevo {years} años cuidando a personas mayores, casi todos en {city} y sus alrededores.', seasoned],
  ['Me llamo {first} y tengo {years} años de experiencia con {c1} y {c2}.', seasoned],
  ['Empecé cuidando a mi abuela y, {years} años después, sigo en esto porque me llena.', seasoned],
  ['Hace {years} años acepté un fin de semana para ayudar a una vecina y aquí sigo.', seasoned],
  [
    'Después de {years} años entre hospital y hogar, prefiero mil veces el hogar.',
    (f) => seasoned(f) && f.is_hcp,
  ],
  ['Terminé mi adiestramiento hace poco y busco una familia con la que pueda quedarme.', (f) => f.years <= 2],
  ['Saludos, soy {first}. Vivo cerca de {city} y busco uno o dos clientes fijos.'],
  ['En mi casa los abuelos siempre vivieron con nosotros; cuidar es algo que aprendí desde la niñez.'],
  ['Dicen que tengo la voz tranquila. En este trabajo ayuda mucho.'],
]

export const doings: readonly Sentence[] = [
  ['Ayudo con el baño y el vestir sin prisa, y siempre pregunto primero.', does(assistance.bathing)],
  ['Cocino como en casa, con poca sal o blandito cuando hace falta.', does(assistance.mealPrep)],
  [
    'Tengo carro propio con seguro; las citas y los mandados no son problema.',
    does(assistance.transportation),
  ],
  [
    'Anoto los medicamentos en una hoja que cualquiera de la familia puede leer.',
    does(assistance.medicationReminders),
  ],
  ['Hago la compra con lista y traigo el recibo y el cambio.', does(assistance.shopping)],
  ['Manejo bien los traslados, el cinturón de marcha y la grúa.', does(assistance.transferring)],
  ['Los perros y los gatos son bienvenidos.', does(assistance.petCare)],
  ['Hago turnos de noche y me quedo en vela si la situación lo pide.', does(assistance.overnight)],
  [
    'Conversar, jugar dominó, mirar fotos viejas: la compañía también es cuidado.',
    does(assistance.companionship),
  ],
  ['He cuidado a personas con {c1}, {c2} y {c3}.'],
  ['Con la demencia no discuto ni corrijo; acompaño a la persona donde esté ese día.', knows(20)],
  ['Después de un derrame sigo los ejercicios de la terapia y anoto cada avance.', knows(17)],
  ['Mido el azúcar, cuento carbohidratos y reconozco una baja a tiempo.', knows(6)],
  [
    'He acompañado a varias familias en el hospicio y no le temo a ese trabajo.',
    (f) => knows(8)(f) && f.years >= 6,
  ],
  [
    'En cada visita tomo signos vitales y llamo temprano antes que tarde.',
    (f) => f.is_hcp && f.conditions.includes(31),
  ],
  [
    'Soy muy cuidadosa con las curaciones y dejo todo documentado.',
    (f) => f.is_hcp && f.conditions.includes(38) && f.gender === 'female',
  ],
  ['Entrego el turno por escrito, para que nadie tenga que adivinar.', (f) => f.is_hcp],
]

export const manners: readonly Sentence[] = [
  ['Llego diez minutos antes, siempre.'],
  ['Guardo el celular al entrar.'],
  ['Al final de cada visita mando un mensajito para que usted trabaje sin preocuparse.'],
  ['Prefiero preguntar dos veces que adivinar una.'],
  ['Trato a su familiar como quisiera que trataran a los míos.'],
  ['Lo que pasa en su casa se queda en su casa.'],
  ['Ayudo sin quitarle a la persona lo que todavía puede hacer sola.'],
  ['Me fijo en lo pequeño: un vaso que queda lleno, un moretón nuevo, una voz más bajita.'],
  ['Dejo la cocina más limpia de como la encontré.', does(assistance.mealPrep)],
  ['Mantengo la calma cuando algo se complica y después le digo la verdad.'],
]

export const details: readonly Sentence[] = [
  ['En mi tiempo libre siembro recao y ajíes en el patio.'],
  ['Canto en el coro de la iglesia.'],
  ['Soy fiebre de la pelota; cualquier equipo me sirve de conversación.'],
  ['Mi arroz con gandules tiene fama.', does(assistance.mealPrep)],
  ['Tejo en las tardes tranquilas y casi siempre dejo una frisa de regalo.'],
  ['Me sé los boleros de antes, y a los abuelos les encanta.'],
  ['Colé café en la cafetería de mi familia por años; sé cómo le gusta a la gente.', (f) => f.age >= 35],
]

export const practicalities: readonly Sentence[] = [
  ['Hablo español e inglés.', (f) => f.bilingual],
  ['Busco horario completo con una sola familia.', (f) => f.full_time],
  ['Me convienen unas pocas horas a la semana.', (f) => f.part_time && !f.full_time],
  ['Los fines de semana estoy disponible.', (f) => f.weekends],
  ['Puedo quedarme a dormir si hay un cuarto adecuado.', (f) => f.housing !== 1],
  ['Viajo hasta {miles} millas desde {city}.'],
  ['Mi licencia de {lead} está vigente.', (f) => f.is_hcp],
  ['Tengo mis vacunas al día.', (f) => f.vaccinated],
  ['Mi certificado de buena conducta y mis referencias están al día.', (f) => f.checked],
]

export const closings: readonly Sentence[] = [
  ['Escríbame con los días que necesita y le contesto el mismo día.'],
  ['Con gusto paso una primera hora para que se conozcan.'],
  ['Cuénteme de su familiar; me gustaría escucharle.'],
  ['Estoy a sus órdenes.'],
  ['Si nos entendemos, me quedo por años.', seasoned],
  ['Tomémonos un café y hablamos.'],
]
