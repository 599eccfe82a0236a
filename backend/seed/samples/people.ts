import { randomFrom } from '../random.ts';
import { places, type Place } from './places.ts';

// First and last names that go together. A list of our own, not a library: its phone numbers and
// e-mails would be those of real people, and it would weigh more than the rest of the API.
const names = [
  ['Alice Oliver Grace Harry Beatrix Edmund', 'Ashworth Hargreaves Whitfield Pemberton O’Connell'],
  ['Siobhán Oisín Aoife Ciarán Niamh', 'Ó Súilleabháin,Ní Dhomhnaill,Byrne,O’Brien,Gallagher'],
  ['Chloé Rémi Anaïs Étienne Hélène François', 'Lefèvre Dubois Gérard Beaumont Château-Renault'],
  ['Jürgen Käthe Björn Änne Günther Liesl', 'Müller Weiß Schröder Köhler von Lüttwitz-Oberhausen'],
  ['Åsa Göran Märta Sören Linnéa', 'Öberg Sjöström Lindqvist Ångström Håkansson'],
  ['Núria José Begoña Íñigo Inés', 'Muñoz,Ibáñez,García-Peña,de la Cruz Montoya,Núñez'],
  ['João Inês Conceição Luís Graça', 'Magalhães Simões Araújo Gonçalves Falcão'],
  [
    'Łukasz Małgorzata Zbigniew Żaneta Agnieszka',
    'Wiśniewski Dąbrowska Brzęczyszczykiewicz Wójcik',
  ],
  ['Jiří Božena Řehoř Zdeňka Ondřej', 'Dvořák Růžičková Šťastný Novotná Kříž'],
  ['Ayşe Çağlar Gülşen İbrahim Ömer', 'Yıldız Öztürk Şahin Çelik Doğan'],
  ['Aarav Sunita Prakash Anjali Bishnu', 'Shrestha Gurung Tamang Adhikari Thapa'],
  ['Nguyễn Trần Lê Phạm', 'Thị Ánh,Văn Đức,Thu Hằng,Minh Châu'],
  ['Chidinma Olúwaṣeun Ngozi Adébáyò', 'Okonkwo Adéwálé Ọlátúnjí Eze'],
  ['Þórunn Sigurður Guðrún Ægir', 'Jónsdóttir Þorláksson Ásgeirsdóttir Hallgrímsson'],
  ['Ελένη Γιώργος Δήμητρα', 'Παπαδόπουλος Νικολάου Κωνσταντίνου'],
  ['佐藤 鈴木 高橋', '花子 健太 美咲'],
  ['Layla Omar Samira Yusuf', 'al-Khatib,Haddad,ben Youssef,Abu-Rashid'],
  ['Marama Tāne Hinemoa Wiremu', 'Ngata Parata Te Kanawa'],
].map((lists) => lists.map((list) => list.split(list.includes(',') ? ',' : ' '))) as [
  string[],
  string[],
][];

/** The i-th sample customer, always the same. */
export function personOf(i: number) {
  const random = randomFrom(0x5eed + i);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [firstNames, lastNames] = pick(names);
  const [first, last] = [pick(firstNames), pick(lastNames)];
  const place = pick(places);
  return {
    name: `${first} ${last}`,
    email: emailOf(first, last, i),
    phone: fill(place.phone, place.digits, i),
    address: addressIn(place, random),
  };
}

/** Under reserved domains (RFC 2606), so that no email ever reaches a stranger. */
function emailOf(first: string, last: string, i: number): string {
  const plain = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, '')
    .replace(/[^A-Za-z.]+/g, '')
    .toLowerCase();
  const local = /^[a-z]+\.[a-z]+$/.test(plain) ? plain : 'reader';
  return `${local}${i}@example.${['com', 'org', 'net'][i % 3]}`;
}

function addressIn(place: Place, random: () => number) {
  const { city, state, country } = place;
  const street = place.streets[Math.floor(random() * place.streets.length)] as string;
  const digits = Math.floor(random() * 1e6);
  return {
    street: street.replace('#', String(1 + Math.floor(random() ** 2 * 180))),
    city,
    country,
    state,
    zipcode: fill(place.zipcode, (place.zipcode.match(/#/g) ?? []).length, digits),
  };
}

/** Puts the last digits of a number in the place of `#`. */
function fill(pattern: string, digits: number, number: number): string {
  const rest = [...String(number).padStart(digits, '0').slice(-digits)];
  return pattern.replace(/#/g, () => rest.shift() ?? '0');
}
