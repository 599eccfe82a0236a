import { importColumns, type ImportColumn } from '../../../contract/book/book-import.ts';
import type { BookField } from '../../../contract/book/book.ts';
import { fold } from '../../../contract/text/fold.ts';

/**
 * What booksellers, wholesalers and other shops call the columns of their lists: English, German,
 * French, Spanish, without accents and signs. Where a list has several, the first one here is taken.
 */
export const headingNames: Record<BookField, string> = {
  title:
    'title titel titre titulo booktitle titleofbook buchtitel titredulivre titulodellibro name bookname ' +
    'productname itemname bezeichnung artikelbezeichnung designation libelle denominacion werk buch book livre libro',
  author:
    'author authors authorname autor autoren autorin autores auteur auteurs verfasser writer by ' +
    'contributor contributors creator urheber autorhrsg autorinhrsg auteure autora',
  category:
    'category categories kategorie kategorien categorie categoria genre genero gattung rubrik rubrique rayon',
  description:
    'description beschreibung descripcion bodyhtml kurzbeschreibung klappentext inhaltsangabe inhalt ' +
    'resume resumen summary synopsis sinopsis blurb annotation presentation itemdescription shortdescription',
  newPrice:
    'newprice price preis prix precio regularprice saleprice sellingprice ourprice variantprice verkaufspreis ' +
    'vkpreis vk ladenpreis endpreis bruttopreis neuerpreis prixdevente nouveauprix preciodeventa ' +
    'precionuevo pvp pvpconiva precioconiva unitprice einzelpreis retailprice listprice rrp uvp prixpublic ' +
    'ladenpreisd preisd srp ussrp searchprice precioventa retail',
  oldPrice:
    'oldprice compareatprice variantcompareatprice wasprice originalprice alterpreis altpreis ' +
    'streichpreis ancienprix prixbarre precioanterior precioantiguo',
  stock:
    'stock bestand lagerbestand existencias quantity qty quantite cantidad menge anzahl inventory ' +
    'variantinventoryqty stockquantity stocklevel quantityonhand onhand instock quantiteenstock lager ' +
    'vorrat copies exemplare exemplaires ejemplares unidades available verfugbar disponible stk stuck ' +
    'lagermenge bestandstk qte qteenstock stockdisponible stockactual existencia inventario qtyinstock qtyonhand',
  isbn:
    'isbn isbn13 isbnean eanisbn isbn13ean isbnnummer isbnnumber numeroisbn ean ean13 gtin gtin13 ' +
    'barcode variantbarcode strichcode codebarres codebarre codigodebarras gtinupceanorisbn isbn10 eancode codeean',
  publisher:
    'publisher publishername verlag verlagsname editeur editorial editora maisondedition imprint',
  year:
    'year jahr annee ano publicationyear yearpublished yearofpublication pubyear erscheinungsjahr ' +
    'anneedeparution anneedepublication anodepublicacion anodeedicion publicationdate pubdate ' +
    'publishdate datepublished releasedate erscheinungsdatum erscheinungstermin ' +
    'datedeparution dateparution parution fechadepublicacion fechadeedicion',
  pages:
    'pages seiten paginas pagecount numberofpages seitenzahl seitenanzahl nombredepages nbpages ' +
    'nbdepages numerodepaginas numpaginas nopaginas umfang extent pagination',
  language: 'language sprache langue idioma lang lengua',
  format:
    'format formato einband bindung binding bindingtext reliure encuadernacion produktform productform bookformat',
  trending: 'trending tendance tendances tendencia imtrend',
  coverImage:
    'coverimage cover coverurl coverlink image imageurl imagesrc bild bildurl titelbild umschlag ' +
    'couverture portada imagen picture imagelink merchantimageurl thumbnail',
  draft: 'draft entwurf brouillon borrador',
};

const rankOf = new Map(
  Object.entries(headingNames).flatMap(([field, list]) =>
    list.split(' ').map((word, i) => [word, { field: field as ImportColumn, rank: i + 1 }]),
  ),
);
const exactly = new Map(importColumns.map((field) => [field.toLowerCase(), { field, rank: 0 }]));
const currencies = /\b(eur|euros?|usd|gbp|chf|cad|aud|mxn|in|incl|inkl|ttc|brutto|vat|mwst|iva)\b/g;

/** What tells of which book a row is; without one of them a row of headings is none. */
const keys: readonly ImportColumn[] = ['_id', 'isbn', 'title'];
export const isKey = (field: ImportColumn | null | undefined) =>
  field != null && keys.includes(field);

/** What a heading usually means; the lower the rank, the surer. */
export function meaningOf(heading: string): { field: ImportColumn; rank: number } | undefined {
  const exact = exactly.get(heading.toLowerCase());
  if (exact) return exact;
  const plain = fold(heading).replace(/[^a-z0-9]+/g, ' ');
  return (
    rankOf.get(plain.replaceAll(' ', '')) ??
    rankOf.get(plain.replace(currencies, '').replaceAll(' ', ''))
  );
}
