import { importColumns, type ImportColumn } from '../../../../contract/book/book-import.ts';
import type { BookField } from '../../../../contract/book/book.ts';
import type { PublisherColumns } from '../../../../contract/book/publishers/publisher.ts';
import { fold } from '../../../../contract/text/fold.ts';

/**
 * Names of columns in files of booksellers, wholesalers and other shops: English, German, French,
 * Spanish, Polish, Hebrew, folded and without punctuation. Of several in one file, the earliest counts.
 */
export const headingNames: Record<BookField | keyof PublisherColumns, string> = {
  title:
    'title titel titre titulo booktitle titleofbook buchtitel titredulivre titulodellibro name bookname nom nombre ' +
    'productname itemname bezeichnung artikelbezeichnung designation libelle denominacion werk buch book livre libro ' +
    'tytul tytulksiazki nazwa nazwaproduktu ksiazka כותר כותרת שמהספר שמספר ספר שמהמוצר',
  author:
    'author authors authorname autor autoren autorin autores auteur auteurs verfasser writer by ' +
    'contributor contributors creator urheber autorhrsg autorinhrsg auteure autora primaryauthor ' +
    'autorzy autorka autorksiazki מחבר מחברת מחברים מחברימ סופר סופרת שמהמחבר',
  category:
    'category categories kategorie kategorien categorie categoria genre genero gattung rubrik rubrique rayon ' +
    'warengruppe sachgruppe sachgebiet materia seccion ' +
    'kategoria kategoriaproduktu gatunek dzial קטגוריה קטגוריות סוגה זאנר נושא',
  description:
    'description beschreibung descripcion bodyhtml kurzbeschreibung klappentext inhaltsangabe inhalt ' +
    'resume resumen summary synopsis sinopsis blurb annotation presentation itemdescription shortdescription comments ' +
    'opis opisksiazki opisproduktu krotkiopis streszczenie תיאור תיאורהספר תקציר תיאורמוצר',
  newPrice:
    'newprice price preis prix precio sellingprice ourprice variantprice verkaufspreis ' +
    'vkpreis vk ladenpreis endpreis bruttopreis neuerpreis prixdevente nouveauprix preciodeventa ' +
    'precionuevo pvp pvpconiva precioconiva precioactual unitprice einzelpreis retailprice listprice rrp uvp prixpublic ' +
    'ladenpreisd preisd srp ussrp searchprice precioventa retail ' +
    'cena cenabrutto cenasprzedazy cenadetaliczna nowacena מחיר מחירמכירה מחירלצרכן מחירבשח מחירחדש',
  oldPrice:
    'oldprice compareatprice variantcompareatprice wasprice originalprice alterpreis altpreis ' +
    'streichpreis ancienprix prixbarre precioanterior precioantiguo ' +
    'staracena cenapoprzednia cenaprzedpromocja מחירקודמ מחירישנ מחירמקורי',
  stock:
    'stock bestand lagerbestand existencias quantity qty quantite cantidad menge anzahl inventory ' +
    'variantinventoryqty inventoryquantity stockquantity stocklevel quantityonhand onhand instock quantiteenstock lager ' +
    'vorrat copies exemplare exemplaires ejemplares unidades available verfugbar disponible stk stuck ' +
    'lagermenge bestandstk qte qteenstock stockdisponible stockactual existencia inventario qtyinstock qtyonhand ' +
    'stanmagazynowy ilosc iloscsztuk zapas sztuk stan מלאי כמות כמותבמלאי יחידות',
  isbn:
    'isbn isbns isbn13 isbnean eanisbn isbn13ean isbnnummer isbnnumber numeroisbn ean ean13 gtin gtin13 ' +
    'barcode variantbarcode strichcode codebarres codebarre codigodebarras gtinupceanorisbn isbn10 eancode codeean identifiers ' +
    'numerisbn kodisbn kodkreskowy kodean מסתב ברקוד מסתבisbn',
  publisher:
    'publisher publishername verlag verlagsname editeur editorial editora maisondedition imprint ' +
    'wydawca wydawnictwo oficyna הוצאה הוצאהלאור מוציאלאור הוצאתספרימ',
  year:
    'year jahr annee ano publicationyear yearpublished yearofpublication pubyear erscheinungsjahr ' +
    'anneedeparution anneedepublication anodepublicacion anodeedicion publicationdate pubdate ' +
    'publishdate datepublished releasedate erscheinungsdatum erscheinungstermin ' +
    'datedeparution dateparution parution fechadepublicacion fechadeedicion originalpublicationyear ' +
    'rok rokwydania datawydania datapublikacji שנה שנתהוצאה שנתהוצאהלאור תאריכהוצאה שנתפרסומ',
  pages:
    'pages seiten paginas pagecount numberofpages seitenzahl seitenanzahl nombredepages nbpages ' +
    'nbdepages numerodepaginas numpaginas nopaginas umfang extent pagination ' +
    'strony liczbastron iloscstron stron עמודימ מספרעמודימ דפימ מספרדפימ',
  language:
    'language languages sprache langue idioma lang lengua ' + 'jezyk jezykksiazki שפה שפתהספר',
  format:
    'format formato einband bindung binding bindingtext reliure encuadernacion produktform productform bookformat ' +
    'oprawa rodzajoprawy okladkatyp כריכה סוגכריכה פורמט',
  trending:
    'trending tendance tendances tendencia imtrend ' + 'polecane popularne popularna מומלצ פופולרי',
  coverImage:
    'coverimage cover coverurl coverlink image imageurl imagesrc bild bildurl titelbild umschlag umschlagbild ' +
    'couverture portada imagen imagendecubierta picture imagelink productimageurl merchantimageurl thumbnail images bilder imagenes imgurl ' +
    'okladka zdjecie obraz obrazek linkdookladki תמונה עטיפה כריכהקדמית קישורלתמונה תמונתעטיפה תמונתכריכה',
  draft: 'draft entwurf brouillon borrador ' + 'szkic wersjarobocza טיוטה',
  antique:
    'antique antik antiquarisch ancien antiguo livreancien libroantiguo antykwaryczna antykwaryczny ספרעתיק',
  publisherAddress:
    'publisheraddress addressofpublisher manufactureraddress verlagsadresse verlagsanschrift herstelleradresse ' +
    'herstelleranschrift adressedelediteur adresseediteur adressefabricant direccioneditorial direcciondelaeditorial ' +
    'publisherpostaladdress verlagpostanschrift editeuradressepostale editorialdireccionpostal wydawnictwoadrespocztowy',
  publisherEmail:
    'publisheremail emailofpublisher manufactureremail verlagsemail verlagemail herstelleremail emaildelediteur ' +
    'emailediteur emailfabricant emaileditorial correoeditorial editeuremail editorialcorreoelectronico ' +
    'wydawnictwoemail',
  publisherUrl:
    'publisherurl publisherwebsite publisherweb manufacturerurl verlagswebsite verlagswebseite herstellerwebsite ' +
    'siteediteur sitewebediteur sitedelediteur webeditorial publisherwebaddress verlagwebadresse editeuradresseweb ' +
    'editorialdireccionweb wydawnictwostronainternetowa',
  publisherResponsible:
    'publisherresponsible responsibleperson euresponsibleperson gpsrresponsibleperson verantwortlicheperson ' +
    'euverantwortlicher personneresponsable personaresponsable',
  priceLifted:
    'pricelifted fixedpricelifted preisbindungaufgehoben prixfixeleve prixuniqueleve exentodelpreciofijo ' +
    'stalacenazniesiona',
  condition:
    'condition bookcondition itemcondition usedcondition buchzustand erhaltungszustand erhaltung zustand etatdulivre ' +
    'etatdeloccasion conditiondulivre estadodellibro estadodeconservacion conservacion stanksiazki standksiazki stanegzemplarza מצבהספר',
  conditionNote:
    'conditionnote conditionnotes conditiondescription conditiontext zustandsbeschreibung zustandsnotiz ' +
    'bemerkungzumzustand anmerkungzumzustand noteonthecondition notesurletat descriptiondeletat notasobreelestado ' +
    'descripciondelestado opisstanu uwagaostanie הערהעלהמצב',
  // Only names of rates: other VAT columns have amounts, or codes of tax classes.
  vatRate:
    'vatrate vatpercent mwstsatz ustsatz mehrwertsteuersatz umsatzsteuersatz tauxtva tauxdetva tipoiva ' +
    'tipodeiva taxrate stawkavat שיעורמעמ',
  supply: 'supply',
  supplyDays: 'supplydays',
  availableFrom: 'availablefrom lieferbarab',
};

/** Columns that give a field only together with others. */
export type Role = keyof typeof roles;
const roles = {
  regularPrice: {
    field: 'newPrice',
    words:
      'regularprice normalpreis regulärerpreis prixrégulier tarifrégulier prixnormal precionormal precioregular cenakatalogowa cenaregularna מחירקטלוגי',
  },
  salePrice: {
    field: 'newPrice',
    words:
      'saleprice specialprice discountprice discountedprice promoprice promotionalprice offerprice angebotspreis ' +
      'aktionspreis sonderpreis prixpromo tarifpromo prixpromotionnel prixsoldé preciooferta preciodeoferta ' +
      'preciorebajado preciopromocional onlinesaleprice cenapromocyjna cenaspecjalna מחירמבצע',
  },
  saleFrom: {
    field: null,
    words:
      'datesalepricestarts salepricestarts salepricedatesfrom specialpricefromdate specialfromdate',
  },
  saleUntil: {
    field: null,
    words: 'datesalepriceends salepriceends salepricedatesto specialpricetodate specialtodate',
  },
  saleDates: { field: null, words: 'salepriceeffectivedate' },
  currency: {
    field: null,
    words:
      'currency currencycode pricecurrency currencyofprice währung währungscode devise codedevise moneda divisa waluta מטבע',
  },
  published: {
    field: 'draft',
    words:
      'published ispublished publishedonlinestore publishedononlinestore publish veröffentlicht publié publicado visible visibility ' +
      'listed islisted forsale isforsale sellable visibleonline webvisible showinshop online envente enventa visibilityincatalog sichtbar sichtbarkeitimkatalog isactive active aktiv actif activo enabled ' +
      'onlinestorevisibility productonline showonline squareonlineitemvisibility ' +
      'opublikowany opublikowane widoczny widoczność aktywny פורסם מפורסם גלוי פעיל',
  },
  hidden: {
    field: 'draft',
    words:
      'hidden ishidden hide archived isarchived inactive disabled deleted isdeleted discontinued isdiscontinued unpublished unlisted ' +
      'notforsale ausgeblendet archiviert gelöscht masqué archivé supprimé oculto archivado eliminado ukryty usunięty מוסתר',
  },
  status: {
    field: 'draft',
    words: 'status productstatus poststatus listingstatus itemstatus statut état estado סטטוס מצב',
  },
  inStock: {
    field: 'stock',
    words:
      'availability stockstatus vorrätig enstock verfügbarkeit disponibilité disponibilidad dostępność זמינות במלאי',
  },
  firstName: {
    field: 'author',
    words:
      'authorfirstname authorfirst autorvorname vorname prénomauteur prénom nombreautor firstname imię imięautora שםפרטי',
  },
  /** Rows with the same handle are variants of one product; the first row has their common values. */
  handle: { field: null, words: 'handle urlhandle' },
  option: { field: 'format', words: 'option1value option2value option3value' },
  /** In the shop's own export for AbeBooks, the id of a book. */
  listingId: { field: null, words: 'listingid' },
  lastName: {
    field: 'author',
    words:
      'authorlastname authorlast autornachname nachname nomauteur nomdelauteur apellidoautor apellidos lastname nazwisko nazwiskoautora שםמשפחה',
  },
} as const satisfies Record<string, { field: BookField | null; words: string }>;

interface Meaning {
  field: ImportColumn | null;
  /** A lower rank wins. */
  rank: number;
  role?: Role;
}

const rankOf = new Map<string, Meaning>(
  Object.entries(headingNames).flatMap(([field, list]) =>
    list.split(' ').map((word, i) => [fold(word), { field: field as ImportColumn, rank: i + 1 }]),
  ),
);
for (const [role, { field, words }] of Object.entries(roles)) {
  for (const [i, word] of words.split(' ').entries()) {
    rankOf.set(plainOf(word), { field, rank: i + 1, role: role as Role });
  }
}
const exactly = new Map(importColumns.map((field) => [field.toLowerCase(), { field, rank: 0 }]));
const currencies =
  /\b(eur|euros?|usd|gbp|chf|cad|aud|mxn|in|incl|inkl|ttc|brutto|vat|mwst|iva|pln|zl|ils|nis)\b/g;

/** Fields that identify a book; a header row needs one of them. */
const keys: readonly ImportColumn[] = ['_id', 'isbn', 'title'];
export const isKey = (field: ImportColumn | null | undefined) =>
  field != null && keys.includes(field);

/** The field of a heading, if it is known. */
export function meaningOf(heading: string): Meaning | undefined {
  const exact = exactly.get(heading.toLowerCase());
  if (exact) return exact;
  // With a question mark the cells are yes or no.
  if (/^in[ _]?stock ?\?$/i.test(heading)) return { field: 'stock', rank: 0, role: 'inStock' };
  // Square adds the name of the location.
  if (/^current quantity\b/i.test(heading)) return { field: 'stock', rank: 99 };
  const plain = fold(heading).replace(/[^\p{L}\p{N}]+/gu, ' ');
  // `MwSt. %`; without the percent sign the column may have amounts.
  if (heading.includes('%') && /^(?:vat|mwst|ust|tva|iva)$/.test(plain.trim()))
    return { field: 'vatRate', rank: 99 };
  return (
    rankOf.get(plain.replaceAll(' ', '')) ??
    rankOf.get(plain.replace(currencies, '').replaceAll(' ', ''))
  );
}

function plainOf(word: string): string {
  return fold(word).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The currency in a heading: `Price (EUR)`, `price_eur`, `Price £`. */
export function currencyIn(heading: string): string | undefined {
  const [code] =
    /(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|MXN|NZD|INR|NPR|JPY|PLN|SEK|NOK|DKK|ILS)(?!\p{L})|[€£₹¥₪]/iu.exec(
      heading,
    ) ?? [];
  return code?.toUpperCase();
}
