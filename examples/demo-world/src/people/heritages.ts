import type { Language } from '../ground/catalogue.ts'

/**
 * Name pools. Home care in the United States is done by people from everywhere; the pools and their
 * weights follow that, and by region.  `skin` and `hair` only steer the drawn portrait.
 */
export interface Heritage {
  female: readonly string[]
  male: readonly string[]
  last: readonly string[]
  /** What is spoken besides English, and how often. */
  speaks: readonly (readonly [Language, number])[]
  /** Range of skin tones of the portrait palette, 0 light … 9 dark. */
  skin: readonly [number, number]
  hair: 'straight' | 'mixed' | 'coily'
  /** Share of women drawn with a hijab or a headwrap. */
  cover?: readonly ['hijab' | 'headwrap', number]
}

const words = (text: string): readonly string[] => text.split(' ').map((word) => word.replaceAll('_', ' '))

export const heritages = {
  filipino: {
    female: words(
      'Maricel Rosalinda Jocelyn Grace Liezl Marites Rowena Analyn Cristina Lourdes Imelda Gemma Jennifer Arlene Cherry_Ann Melinda Evangeline Corazon Rhea Divina Nenita Joy Teresita Girlie Aileen Ligaya',
    ),
    male: words(
      'Rommel Jun Ariel Reynaldo Dennis Ferdinand Jomar Edgardo Rodel Noel Arnel Benjie Ramil Michael',
    ),
    last: words(
      'Santos Reyes Cruz Bautista Ocampo Mendoza Villanueva Dela_Cruz Aquino Pascual Navarro Castillo Salazar Manalo Dizon Tolentino Magsaysay Lacson Soriano Abad Galang Macaraeg Pangilinan Bondoc Evangelista Sarmiento Carandang Dumlao',
    ),
    speaks: [['Tagalog', 0.92]],
    skin: [2, 5],
    hair: 'straight',
  },
  latino: {
    female: words(
      'María Guadalupe Rosa Ana Marisol Yesenia Leticia Blanca Silvia Claudia Alejandra Verónica Norma Gloria Elvia Maribel Patricia Xiomara Dulce Araceli Ofelia Esperanza Lorena Irma Daniela Karla Beatriz Sandra',
    ),
    male: words(
      'José Luis Carlos Miguel Juan Rafael Ernesto Óscar Mario Héctor Julio Ramón Iván Salvador Martín',
    ),
    last: words(
      'García Hernández López Martínez Ramírez Flores Gutiérrez Morales Ortiz Castro Vargas Mejía Aguilar Rojas Guzmán Paz Escobar Cárdenas Ayala Portillo Zelaya Contreras Quintero Maldonado Barrera Orellana Salgado Peña Valdez Menjívar',
    ),
    speaks: [['Spanish', 0.98]],
    skin: [2, 5],
    hair: 'mixed',
  },
  puertoRican: {
    female: words(
      'Carmen Ivelisse Migdalia Awilda Zoraida Yolanda Luz_Delia Maritza Nydia Wanda Noemí Brunilda Ivette Lymari Yaritza Sonia Aida Glorimar Keishla Damaris Milagros Nilda Evelyn Marilyn',
    ),
    male: words(
      'Ángel Wilfredo Héctor Efraín Orlando Edwin José_Luis Félix Heriberto Javier Ismael Nelson Wilson',
    ),
    last: words(
      'Rivera Colón Santiago Vázquez Rosario Maldonado Figueroa Nieves Otero Cintrón Burgos Ortiz Matos Feliciano Pagán Marrero Quiñones Soto Acevedo Torres Vélez Cordero Alicea Meléndez Lebrón Rosado Ayala Negrón',
    ),
    speaks: [['Spanish', 1]],
    skin: [1, 6],
    hair: 'mixed',
  },
  caribbean: {
    female: words(
      'Marcia Claudette Beverley Sharon Yvonne Paulette Nadine Marva Hyacinth Shanice Keisha Sonia Dawn Merline Patrice Camille Althea Joycelyn Donna Simone Oneika Kerry-Ann Latoya Ionie',
    ),
    male: words('Desmond Errol Winston Trevor Devon Everton Rohan Neville Delroy Kemar Andre Clive'),
    last: words(
      'Campbell Brown Grant Clarke Gordon Reid Bailey Morgan Francis Powell Wright Henry Bennett Samuels Blackwood Thompson Lewis Edwards Dacosta Baptiste Alleyne Mohammed Ramsaran Phillip Charles Joseph Forde Beckford',
    ),
    speaks: [['French', 0.04]],
    skin: [6, 9],
    hair: 'coily',
  },
  haitian: {
    female: words(
      'Marie Rose-Marie Guerline Mirlande Fabiola Ketly Nadège Yolette Carline Magalie Widline Islande Roseline Dieula Micheline Jésula Lovely Esther',
    ),
    male: words('Jean Wilner Pierre Frantz Emmanuel Jude Ricardo Evens Reginald Serge'),
    last: words(
      'Pierre Jean Joseph Louis Charles Étienne Desrosiers Toussaint Michel Augustin Belizaire Dorvil Saint-Fleur Laguerre Germain Noël Philogène Cadet Estimé Jean-Baptiste',
    ),
    speaks: [['French', 0.9]],
    skin: [7, 9],
    hair: 'coily',
  },
  westAfrican: {
    female: words(
      'Ngozi Chioma Funmilayo Adaeze Blessing Ifeoma Abena Akosua Efua Folasade Comfort Patience Amina Yetunde Adwoa Mercy Gifty Oluchi Aminata Fatou Mariama Uche Temitope Charity',
    ),
    male: words('Emeka Kwame Kofi Tunde Chidi Samuel Olumide Yaw Ibrahim Kwabena Femi Ebenezer Obinna'),
    last: words(
      'Okafor Mensah Adeyemi Owusu Eze Boateng Nwosu Asante Balogun Ogunleye Diallo Appiah Okoro Osei Agyeman Bello Koroma Kamara Sesay Adjei Obi Ibe Amoah Tetteh Jallow Conteh Nnamdi Quaye',
    ),
    speaks: [['French', 0.12]],
    skin: [7, 9],
    hair: 'coily',
    cover: ['headwrap', 0.22],
  },
  eastAfrican: {
    female: words(
      'Tigist Almaz Selam Hiwot Meron Wanjiru Grace Fartun Hodan Amran Ayaan Faith Mercy Rahel Bethlehem Zeinab Sahra Winnie Nyambura Genet Ruth Ubah',
    ),
    male: words('Abdi Dawit Tesfaye Peter Yonas Mohamed Solomon Joseph Kelvin Getachew Hassan'),
    last: words(
      'Tesfaye Bekele Haile Kamau Mwangi Abdi Warsame Njoroge Gebre Mohamud Wolde Otieno Kariuki Farah Tadesse Alemu Wambui Hirsi Mulugeta Ochieng Kiprono Desta Abdullahi Njeri',
    ),
    speaks: [['Arabic', 0.22]],
    skin: [6, 9],
    hair: 'coily',
    cover: ['hijab', 0.35],
  },
  africanAmerican: {
    female: words(
      'Denise Tanya Latrice Monique Keisha Yolanda Angela Brenda Tamika Renee Ebony Shawna Jasmine Vanessa Gwendolyn Loretta Kimberly Tiffany Crystal Ernestine Alicia Danielle Raven Aaliyah Felicia Rhonda Imani Candace',
    ),
    male: words(
      'Marcus Darnell Anthony Terrence Andre Reginald Jamal Curtis Malik Isaiah Darius Vernon Tyrone Elijah',
    ),
    last: words(
      'Johnson Williams Jackson Robinson Washington Harris Coleman Jenkins Banks Gaines Hawkins Booker Dixon Freeman Mosley Bryant Simmons Whitfield Tate Sims Battle Hampton Ivory Braxton Pettway Broussard Tolliver McNeil Lyles Ransom',
    ),
    speaks: [['ASL', 0.03]],
    skin: [5, 9],
    hair: 'coily',
    cover: ['headwrap', 0.05],
  },
  white: {
    female: words(
      'Karen Linda Susan Deborah Kathleen Amy Heather Melissa Tammy Rebecca Colleen Erin Sarah Megan Theresa Bonnie Patricia Jill Holly Brittany Kayla Rhonda Maureen Ashley Peggy Dawn Laura Emily Shelby Jo_Ann',
    ),
    male: words(
      'Scott Brian Kevin Michael Timothy Jason Daniel Craig Tyler Patrick Jeffrey Gary Kyle Robert',
    ),
    last: words(
      "Miller Anderson Schmidt Sullivan O'Brien Peterson Baker Hansen Murphy Kowalski Larsen Fisher Walsh Russo Keller Bergstrom McCarthy Sanders Whitaker Dunn Novak Fitzgerald Carlson Hoffman Pruitt Boyle Ferraro Lindqvist O'Neill Becker",
    ),
    speaks: [
      ['ASL', 0.03],
      ['Italian', 0.02],
      ['Polish', 0.02],
    ],
    skin: [0, 2],
    hair: 'mixed',
  },
  southAsian: {
    female: words(
      'Priya Sunita Anjali Meena Rekha Kavita Sushila Asha Nirmala Shabnam Farzana Bhavna Hansa Jyoti Sabina Manju Laxmi Pooja Nasreen Daxa Kamala Rina',
    ),
    male: words('Rajesh Sanjay Imran Suresh Bikash Vikram Nilesh Harpreet Deepak Arif Prakash'),
    last: words(
      'Patel Sharma Kaur Singh Shah Gurung Thapa Khan Desai Rana Ahmed Joshi Begum Nair Thomas Mathew Shrestha Malik Rai Chaudhry Tamang Parmar Akhtar Varghese',
    ),
    speaks: [
      ['Hindi', 0.75],
      ['Gujarati', 0.3],
      ['Urdu', 0.28],
    ],
    skin: [3, 6],
    hair: 'straight',
    cover: ['hijab', 0.1],
  },
  vietnamese: {
    female: words('Thu Lan Huong Mai Kim Hanh Ngoc Tuyet Phuong Linh Thao Bich Cuc Hoa Trang Yen Diem Loan'),
    male: words('Minh Tuan Hung Duc Khoa Long Thanh Vinh Quang'),
    last: words('Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Ho Ngo Duong Ly Dinh Truong Lam Mai'),
    speaks: [['Vietnamese', 1]],
    skin: [1, 4],
    hair: 'straight',
  },
  chinese: {
    female: words('Mei Li Xiu Ying Hong Yan Fang Winnie Jing Hui Ling Amy Susan Yuk_Ling Siu Wan Min Qiong'),
    male: words('Wei Jian Kevin Ming Guo David Hao Jun Wing'),
    last: words('Chen Wong Li Huang Zhang Lau Lin Wu Chan Liang Zhou Yu Cheung Ng Tam Zhao Leung Xu'),
    speaks: [
      ['Mandarin', 0.72],
      ['Cantonese', 0.6],
    ],
    skin: [0, 3],
    hair: 'straight',
  },
  eastEuropean: {
    female: words(
      'Olena Svetlana Irina Natalia Oksana Galina Tatiana Ludmila Halyna Ewa Magdalena Agnieszka Danuta Marina Larisa Bożena Nadia Vira Yelena Katarzyna',
    ),
    male: words('Andriy Oleksandr Sergei Viktor Tomasz Piotr Dmitri Pavlo Yuri'),
    last: words(
      'Kovalenko Shevchenko Petrova Ivanova Kowalczyk Nowak Bondarenko Melnyk Wiśniewska Volkova Tkachenko Sokolova Lysenko Zielińska Marchenko Popova Mazur Hryhorenko Wójcik Savchenko',
    ),
    speaks: [
      ['Russian', 0.72],
      ['Polish', 0.3],
    ],
    skin: [0, 1],
    hair: 'straight',
  },
  arab: {
    female: words('Amal Huda Rania Samira Nadia Layla Fatima Mona Iman Salma Zahra Nour Hanan Wafa'),
    male: words('Ahmad Youssef Karim Samir Tarek Bassam Mustafa'),
    last: words(
      'Haddad Mansour Khalil Saleh Nasser Khoury Ibrahim Hamdan Aziz Farouk Hijazi Darwish Sayegh Najjar',
    ),
    speaks: [
      ['Arabic', 1],
      ['French', 0.15],
    ],
    skin: [1, 4],
    hair: 'mixed',
    cover: ['hijab', 0.55],
  },
  armenian: {
    female: words('Anahit Gayane Karine Nune Lusine Hasmik Siranush Marine Armine Susanna Ruzanna Naira'),
    male: words('Armen Hovhannes Vahan Gevorg Artur Tigran'),
    last: words(
      'Petrosyan Harutyunyan Sargsyan Grigoryan Hakobyan Avagyan Manukyan Vardanyan Keshishian Ghazarian',
    ),
    speaks: [
      ['Armenian', 1],
      ['Russian', 0.5],
    ],
    skin: [1, 3],
    hair: 'mixed',
  },
  persian: {
    female: words('Maryam Nasrin Shirin Parvaneh Mahnaz Azadeh Soheila Farideh Leila Roya'),
    male: words('Reza Behrouz Dariush Kamran Farhad'),
    last: words('Ahmadi Hosseini Karimi Rahimi Moradi Tehrani Jafari Sadeghi Rostami Ebrahimi'),
    speaks: [['Persian', 1]],
    skin: [1, 3],
    hair: 'mixed',
    cover: ['hijab', 0.08],
  },
  korean: {
    female: words('Eun-ji Mi-kyung Soon-ja Young-hee Hye-jin Sun-mi Kyung-sook Jin-ah Grace Esther'),
    male: words('Sang-hoon Daniel Jae-won Min-ho'),
    last: words('Kim Park Choi Jung Kang Cho Yoon Han Shin Oh'),
    speaks: [['Korean', 1]],
    skin: [0, 2],
    hair: 'straight',
  },
  hmong: {
    female: words('Mai Pa Kia Yer Bao Mee Chue Xee Nou Pahoua'),
    male: words('Tou Chong Kong Pao Vang'),
    last: words('Vang Xiong Yang Lor Moua Thao Her Vue Lee Cha'),
    speaks: [['Hmong', 1]],
    skin: [1, 4],
    hair: 'straight',
  },
  brazilian: {
    female: words('Luciana Márcia Adriana Rosângela Fernanda Simone Eliane Jussara Patrícia Cláudia'),
    male: words('Rodrigo Marcelo Anderson Fábio Thiago'),
    last: words(
      'Silva Oliveira Souza Pereira Almeida Ferreira Gomes Barbosa Moreira Carvalho Tavares Lopes Andrade',
    ),
    speaks: [
      ['Portuguese', 1],
      ['Spanish', 0.35],
    ],
    skin: [1, 6],
    hair: 'mixed',
  },
} satisfies Record<string, Heritage>
export type HeritageName = keyof typeof heritages

const everywhere: Record<HeritageName, number> = {
  africanAmerican: 17,
  white: 16,
  latino: 17,
  filipino: 12,
  caribbean: 7,
  westAfrican: 8,
  haitian: 3,
  eastAfrican: 4,
  southAsian: 4,
  vietnamese: 2.5,
  chinese: 2.5,
  eastEuropean: 3.5,
  puertoRican: 1.5,
  arab: 1,
  armenian: 0.3,
  persian: 0.3,
  korean: 0.7,
  hmong: 0.2,
  brazilian: 0.6,
}

/** How much more often than elsewhere, by state. */
const regional: Readonly<Record<string, Partial<Record<HeritageName, number>>>> = {
  AK: { filipino: 2, white: 2 },
  AZ: { latino: 2.2 },
  CA: {
    filipino: 2,
    latino: 1.8,
    vietnamese: 2,
    chinese: 2,
    armenian: 6,
    persian: 5,
    white: 0.6,
    caribbean: 0.2,
    haitian: 0.05,
  },
  CO: { latino: 1.5, eastAfrican: 2, white: 1.4 },
  CT: { caribbean: 2, puertoRican: 4, brazilian: 3 },
  DC: { westAfrican: 2, eastAfrican: 4, africanAmerican: 1.6, latino: 0.7 },
  FL: { haitian: 5, caribbean: 2.5, latino: 1.8, puertoRican: 4 },
  GA: { africanAmerican: 2, caribbean: 1.4 },
  HI: { filipino: 5, chinese: 2, white: 0.6, africanAmerican: 0.1, caribbean: 0.1, haitian: 0, latino: 0.3 },
  IL: { eastEuropean: 3, latino: 1.2 },
  LA: { africanAmerican: 2.4 },
  MA: { haitian: 5, brazilian: 8, caribbean: 1.5, puertoRican: 3 },
  MD: { westAfrican: 2.4, africanAmerican: 1.7, caribbean: 1.4 },
  MI: { arab: 8, africanAmerican: 1.6 },
  MN: { eastAfrican: 7, hmong: 20, white: 1.6, latino: 0.5 },
  NC: { africanAmerican: 1.7, white: 1.3 },
  NJ: { haitian: 2, southAsian: 2.5, filipino: 1.2, caribbean: 1.5, puertoRican: 3 },
  NM: { latino: 2.6, white: 1.2 },
  NV: { filipino: 2.2, latino: 1.4 },
  NY: {
    caribbean: 3,
    haitian: 2,
    eastEuropean: 2.5,
    chinese: 2.5,
    puertoRican: 4,
    white: 0.6,
    southAsian: 1.6,
  },
  OH: { africanAmerican: 1.6, white: 1.5, eastAfrican: 1.5 },
  PA: { africanAmerican: 1.6, white: 1.3, puertoRican: 3 },
  TN: { africanAmerican: 1.8, white: 1.5 },
  TX: { latino: 2, westAfrican: 1.4, vietnamese: 1.6 },
  WA: { eastAfrican: 2.5, filipino: 1.5, vietnamese: 1.5, eastEuropean: 2, white: 1.3 },
  WI: { hmong: 8, white: 1.6 },
}

/** How often somebody of each pool is met in a state, as weights. */
export function heritageWeights(state: string): Weights {
  const found = known.get(state) ?? weigh(state)
  known.set(state, found)
  return found
}

type Weights = Readonly<Partial<Record<HeritageName, number>>>
const known = new Map<string, Weights>()

function weigh(state: string): Weights {
  if (state === 'PR') return { puertoRican: 93, latino: 7 }
  const here = regional[state] ?? {}
  return Object.fromEntries(
    Object.entries(everywhere).map(([name, weight]) => [name, weight * (here[name as HeritageName] ?? 1)]),
  )
}
