import { titles } from '@storyloom/backend/contract/words/de/titles';
import type { settingSections as english } from '@/words/en/admin/setting-sections';
import { vatSection } from '@/words/de/shop/vat';

/** The sections by their id. */
export const settingSections: typeof english = {
  supply: {
    title: 'Bestellbare Bücher',
    hint: 'Ausverkaufte Bücher lassen sich bestellen. Für ein einzelnes Buch kann etwas anderes gelten.',
  },
  language: {
    title: 'Sprache',
    hint: 'Für jede Seite, jede E-Mail und jeden Ausdruck, für Ihre Kundschaft und für Sie.',
  },
  name: {
    title: 'Name und Aussehen',
    hint: 'Im Kopf und Fuß jeder Seite, in Titeln, E-Mails, Lieferscheinen und Dateien.',
  },
  contact: {
    title: 'Kontakt',
    hint: 'Auf der Seite „Kontakt“ und für Suchmaschinen. Was leer bleibt, wird nicht gezeigt.',
  },
  social: { title: 'Soziale Netzwerke', hint: 'Im Fuß jeder Seite.' },
  stock: {
    title: 'Bestand',
    hint: 'Markiert Bücher in Ihrer eigenen Tabelle; Ihre Kundschaft sieht es nicht.',
  },
  money: { title: 'Geld', hint: 'In jedem Preis, jeder E-Mail, jeder Liste und jedem Bericht.' },
  shipping: {
    title: 'Versand',
    hint: 'Kommt zur Summe der Bücher hinzu, ab der nächsten Bestellung.',
  },
  pickup: {
    title: 'Abholung',
    hint: 'Bestellungen können in Ihrem Laden abgeholt werden, an der Anschrift unter „Kontakt“.',
  },
  delivery: { title: 'Lieferversprechen', hint: 'Neben jeder Schaltfläche zum Kaufen.' },
  categories: {
    title: 'Kategorien',
    hint: 'Die Kategorien des Shops, in dieser Reihenfolge. Ein neuer Name ändert sonst nichts; der Kurzname steht in Adressen und Dateien und bleibt.',
  },
  terms: {
    title: titles.terms,
    hint: 'Wer bestellt, stimmt ihnen zu. Ohne Text gibt es die Seite nicht, und nichts führt zu ihr.',
  },
  privacy: {
    title: titles.privacy,
    hint: 'Was dieser Shop speichert, führt er darunter selbst auf, und das lässt sich nicht weglassen. Ohne Text gibt es die Seite nicht, und nichts führt zu ihr.',
  },
  returns: {
    title: titles.returns,
    hint: 'Die Widerrufsbelehrung: wie Bücher zurückkommen und wer das bezahlt. Ohne Text gibt es die Seite nicht, und nichts führt zu ihr.',
  },
  imprint: {
    title: titles.imprint,
    hint: 'Wer die Buchhandlung betreibt und wo. Ohne Text gibt es die Seite nicht, und nichts führt zu ihr.',
  },
  accessibility: {
    title: titles.accessibility,
    hint: 'Wie alle den Shop benutzen können und an wen man sich wendet, wenn das nicht gelingt. Ohne Text gibt es die Seite nicht, und nichts führt zu ihr.',
  },
  emails: { title: 'E-Mails', hint: 'E-Mails an Ihre Kundschaft und an Sie.' },
  'email-texts': {
    title: 'Texte der E-Mails',
    hint: 'Was Ihre Kundschaft liest. Ihre eigenen Texte ersetzen die mitgelieferten, E-Mail für E-Mail.',
  },
  newsletter: { title: 'Newsletter', hint: 'Das Feld im Fuß jeder Seite.' },
  home: {
    title: 'Startseite',
    hint: 'Der Absatz unter „Entdecken Sie diese Woche neue Bücher“.',
  },
  news: {
    title: 'Neuigkeiten',
    hint: 'Bis zu fünf Beiträge auf der Startseite, der erste zuerst.',
  },
  about: {
    title: 'Über uns',
    hint: 'Die Seite „Über uns“. Der erste Absatz ist größer als die übrigen.',
  },
  services: {
    title: 'Unser Service',
    hint: 'Die Seite „Unser Service“. Der erste Absatz ist größer als die übrigen.',
  },
  withdrawal: {
    title: 'Widerruf',
    hint: 'In der Europäischen Union lässt sich ein Vertrag innerhalb von 14 Tagen nach der Lieferung widerrufen, und der Shop muss dafür eine Schaltfläche anbieten. Solange dies eingeschaltet ist, sagt die E-Mail zu einer neuen Bestellung, wie man widerruft, und enthält Ihre Seiten „AGB“ und „Rücksendungen“ im Wortlaut: Widerrufsbelehrung und Muster-Widerrufsformular gehören dorthin.',
  },
  'order-button': {
    title: 'Bestellschaltfläche',
    hint: 'Am Ende des Bestellvorgangs. In der Europäischen Union bindet eine Bestellung Verbraucher nur, wenn die Schaltfläche sagt, dass sie zur Zahlung verpflichtet.',
  },
  counter: {
    title: 'Ladentheke',
    hint: 'In Deutschland, Österreich, Frankreich, Spanien und Italien kann ein Programm, das an der Theke Beträge addiert, als Kasse gelten, die zertifiziert sein muss. Lassen Sie es dort nur den Bestand buchen und kassieren Sie an Ihrer eigenen Kasse.',
  },
  guarantee: {
    title: 'Gesetzliche Gewährleistung',
    hint: 'Seit dem 27. September 2026 zeigt jeder Shop, der in der Europäischen Union an Verbraucher verkauft, den amtlichen Hinweis zur gesetzlichen Gewährleistung, in seiner Sprache und unverändert. E-Mails zu einer neuen Bestellung verweisen darauf.',
  },
  'lowest-price': {
    title: 'Niedrigster Preis',
    hint: 'In der Europäischen Union muss bei einem ermäßigten Preis der niedrigste der 30 Tage davor stehen. Der Shop merkt sich die Preise jedes Buches, auch während dies ausgeschaltet ist; bei einem Buch, das vor der Ermäßigung nicht verkauft wurde, steht nichts.',
  },
  'fixed-price': {
    title: 'Buchpreisbindung',
    hint: 'In Deutschland, Österreich, Frankreich, Spanien, Italien und weiteren Ländern werden neue Bücher zum Preis verkauft, den der Verlag festsetzt. Solange dies eingeschaltet ist, nimmt der Shop keinen durchgestrichenen alten Preis an, der dagegen verstößt, weder im Formular noch aus einer Datei, und zeigt keinen, der schon da ist. Gebrauchte Bücher und solche mit „Preisbindung aufgehoben“ sind davon ausgenommen.',
  },
  kept: {
    title: 'Aufbewahrung',
    hint: 'Die Seite zum Datenschutz nennt diese Fristen. Was abgelaufen ist, wird innerhalb einer Stunde von selbst gelöscht und lässt sich nur aus einer Sicherung wiederherstellen.',
  },
  safety: {
    title: 'Produktsicherheit',
    hint: 'Seit dem 13. Dezember 2024 nennen Angebote in der Europäischen Union, wer ein Produkt hergestellt hat: bei Büchern den Verlag, mit Postanschrift und einer E-Mail- oder Webadresse. Als antiquarisch bezeichnete Bücher sind ausgenommen.',
  },
  gift: {
    title: 'Geschenke',
    hint: 'An der Kasse lässt sich eine Bestellung als Geschenk kennzeichnen. Auf ihrem Lieferschein stehen keine Preise.',
  },
  vat: vatSection,
};
